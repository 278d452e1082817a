import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageDialog, type PageDialogProps } from '#web/ui/PageDialog.tsx';

type OverPageProps = Omit<PageDialogProps, 'onClose'> & {
  /** The page behind the dialog. */
  behind: ReactNode;
};

/** A dialog over a page. Closing it returns to that page. */
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

/** Returns the focus to the link that opened the dialog, unless the address has an anchor, which takes the focus. */
function useFocusBack(closeHref: string) {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      // Wait until the page has scrolled to its top, or the link could end up out of view.
      setTimeout(() => {
        if (location.pathname !== closeHref || document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>(`a[href="${pathname}"]`)?.focus();
      });
    };
  }, [closeHref]);
}
