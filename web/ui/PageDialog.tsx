import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './PageDialog.module.css';

export type PageDialogProps = {
  title: ReactNode;
  /** Where it leads when it is closed. */
  closeHref: string;
  /** Called when it was closed without following that link, as by Escape. */
  onClose: () => void;
  /** For texts to read, not forms. */
  isWide?: boolean;
  children: ReactNode;
};

/** A dialog with an address of its own: drawn open, so that it is there without JavaScript; with it, a modal one. */
export function PageDialog({ title, closeHref, onClose, isWide, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal')) return;
    element.removeAttribute('open');
    element.showModal();
    // An answer that waits to be read goes before the first thing to press.
    element.querySelector<HTMLElement>('section[tabindex="-1"]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className={classes(styles.dialog, isWide && styles.wide)}
      aria-labelledby={heading}
      closedby="closerequest"
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        <Button href={closeHref} variant="quiet" size="small">
          Close
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
