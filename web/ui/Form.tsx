import type { FormHTMLAttributes, ReactNode } from 'react';
import styles from './Form.module.css';

/** One column of fields, sent by POST. Turns off the browser's own bubbles: our errors speak. */
export function Form({ children, ...form }: Omit<FormHTMLAttributes<HTMLFormElement>, 'className'>) {
  return (
    <form method="post" noValidate {...form} className={styles.form}>
      {children}
    </form>
  );
}

/** The buttons at the foot of a form, the main one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
