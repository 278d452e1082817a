import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { focusInDialog } from './focus-in-dialog.ts';

export type DialogProps = {
  /** For a Button that `opens` it without JavaScript. */
  id?: string;
  title: ReactNode;
  open?: boolean;
  /** Called however it was closed: the cross, Escape, a press outside. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
};

/** Milliseconds within which a second press makes a double click. */
const doubleClick = 500;

/**
 * The browser's own modal dialog: it traps focus, closes on Escape and returns focus. The second half of the double
 * click that opened it lands outside and does not close it. See `focusInDialog` for where the focus starts.
 */
export function Dialog({ id, title, open = false, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(setNew, doubleClick, false);
    return () => clearTimeout(timer);
  }, [isNew]);
  useEffect(() => {
    if (open && dialog.current && !dialog.current.open) {
      dialog.current.showModal();
      focusInDialog(dialog.current);
    }
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={heading}
      closedby={isNew ? 'closerequest' : 'any'}
      onBeforeToggle={({ newState }) => setNew(newState === 'open')}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={heading} tabIndex={-1}>
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
