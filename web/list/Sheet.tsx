import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Sheet.module.css';

type SheetProps = {
  label: string;
  /** The path of its icon, 20 pixels wide. */
  sign: string;
  children: ReactNode;
};

/** A button beside the search of a list that opens a sheet of fields. Escape and a press elsewhere close it. */
export function Sheet({ label, sign, children }: SheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (sheet.current && !sheet.current.contains(target as Node)) sheet.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  return (
    <details className={styles.more} ref={sheet} onKeyDown={closeOnEscape}>
      <summary className={styles.button}>
        <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
          <path d={sign} />
        </svg>
        {label}
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
