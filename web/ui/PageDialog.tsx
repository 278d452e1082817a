import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { focusInDialog } from './focus-in-dialog.ts';
import styles from './PageDialog.module.css';

export type PageDialogProps = {
  title: ReactNode;
  /** Where closing leads: the page below. */
  closeHref: string;
  /** Called when it should close: on Escape, or a click on any link in it to the page below. */
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
    focusInDialog(element);
  }, []);
  const close = (event: MouseEvent) => {
    if (!isPlainClick(event) || !leadsBelow(event.target, closeHref)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      open
      className={classes(styles.dialog, isWide && styles.wide)}
      aria-labelledby={heading}
      closedby="closerequest"
      onClickCapture={close}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={heading} tabIndex={-1}>
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

/** Other clicks open the link in a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function leadsBelow(target: EventTarget, closeHref: string): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.href === new URL(closeHref, link.baseURI).href;
}
