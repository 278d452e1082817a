import type { ReactNode } from 'react';
import styles from './Told.module.css';

type ToldProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode };

/** Replaces a sent form with its result. Takes the focus, because the form that had it is gone. */
export function Told({ title, children, actions }: ToldProps) {
  return (
    <section className={styles.told} tabIndex={-1} ref={takeFocus} aria-labelledby="told">
      <h2 className={styles.title} id="told">
        {title}
      </h2>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

function takeFocus(section: HTMLElement | null) {
  section?.focus();
}
