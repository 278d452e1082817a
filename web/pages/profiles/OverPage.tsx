import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageDialog, type PageDialogProps } from '#web/ui/PageDialog.tsx';

type OverPageProps = Omit<PageDialogProps, 'onClose'> & {
  /** The page that it stands over. */
  behind: ReactNode;
};

/** A dialog over a page, which closes to that page. */
export function OverPage({ behind, ...dialog }: OverPageProps) {
  const navigate = useNavigate();
  useFocusBack(dialog.closeHref);
  return (
    <>
      <PageDialog {...dialog} onClose={() => void navigate(dialog.closeHref)} />
      <div inert>{behind}</div>
    </>
  );
}

/**
 * Gives the focus back to the link that leads to this dialog once it has closed to its page; where that address points at
 * something, the address says where the focus goes.
 */
function useFocusBack(closeHref: string) {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      // After the page has been scrolled to its top, or the link might be out of sight.
      setTimeout(() => {
        if (location.pathname !== closeHref || document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>(`a[href="${pathname}"]`)?.focus();
      });
    };
  }, [closeHref]);
}
