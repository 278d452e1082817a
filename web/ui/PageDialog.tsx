import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './PageDialog.module.css';

export type PageDialogProps = {
  title: ReactNode;
  /** Where closing leads. */
  closeHref: string;
  /** Called when it was closed without following that link, as by Escape. */
  onClose: () => void;
  /** For texts to read, not forms. */
  isWide?: boolean;
  children: ReactNode;
};

/** A dialog with its own address. Drawn open, so it works without JavaScript; with it, it is modal. */
export function PageDialog({ title, closeHref, onClose, isWide, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal')) return;
    element.removeAttribute('open');
    element.showModal();
    // Focus an answer that waits to be read before the first control.
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
