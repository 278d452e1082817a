import { type ReactNode, useId } from 'react';
import styles from './Tip.module.css';

type TipProps = {
  /** One sentence about the control inside. */
  words: ReactNode;
  /** Draws the control, which must spread the given props. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

/** A tooltip that opens on hover and focus, with CSS alone. */
export function Tip({ words, children }: TipProps) {
  const id = useId();
  return (
    <span className={styles.wrap}>
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className={styles.words}>
        {words}
      </span>
    </span>
  );
}
