import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

export type DialogProps = {
  /** For a Button that `opens` it without JavaScript. */
  id?: string;
  title: ReactNode;
  open?: boolean;
  /** Called however it was closed: the cross, Escape, a press beside it. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
};

/**
 * The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. What carries
 * `data-autofocus` has the focus at first, else the first control.
 */
export function Dialog({ id, title, open = false, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} id={id} className={styles.dialog} aria-labelledby={heading} closedby="any" onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        <form method="dialog">
          <Button type="submit" variant="quiet" size="small">
            Close
          </Button>
        </form>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  );
}
