import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageDialog, type PageDialogProps } from '#web/ui/PageDialog.tsx';

type OverPageProps = Omit<PageDialogProps, 'onClose'> & {
  /** The page behind the dialog. */
  behind: ReactNode;
};

/** A dialog over a page. Closing it returns to that page, and Back does not open it again. */
export function OverPage({ behind, ...dialog }: OverPageProps) {
  const close = useClose(dialog.closeHref);
  useFocusBack(dialog.closeHref);
  return (
    <>
      <PageDialog {...dialog} onClose={close} />
      <div inert>{behind}</div>
    </>
  );
}

/** Goes back if the page below is the previous entry of the history; otherwise that page replaces the dialog's entry. */
function useClose(closeHref: string): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  // Closing twice must not go back twice.
  const left = useRef<typeof here>(null);
  return () => {
    if (left.current === here) return;
    left.current = here;
    if (entryBefore()?.pathname === pathOf(closeHref)) void navigate(-1);
    else void navigate(closeHref, { replace: true });
  };
}

/**
 * The previous entry of the history, if going there loads no document, which would lose the focus. Null also in a
 * browser without the Navigation API.
 */
function entryBefore(): URL | null {
  const { navigation } = window as { navigation?: Navigation };
  const entry = navigation?.currentEntry && navigation.entries()[navigation.currentEntry.index - 1];
  return entry?.sameDocument && entry.url ? new URL(entry.url) : null;
}

const pathOf = (href: string) => new URL(href, location.href).pathname;

/** Returns the focus to the link that opened the dialog, unless the address has an anchor, which takes the focus. */
function useFocusBack(closeHref: string) {
  useEffect(() => {
    const { pathname } = location;
    return () => {
      // Wait until the page has scrolled to its place, or the link could end up out of view.
      setTimeout(() => {
        if (location.pathname !== pathOf(closeHref) || document.activeElement !== document.body) return;
        const openers = [...document.querySelectorAll('a')].filter((link) => link.pathname === pathname);
        openers.find((link) => link.checkVisibility())?.focus();
      });
    };
  }, [closeHref]);
}
