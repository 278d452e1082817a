import { productName } from '#common/product.ts';
import { classes } from './classes.ts';
import styles from './ProductMark.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Plaudit's logo, a quotation mark that is also a tick, with or without the name. */
export function ProductMark({ name = true, size = 'medium' }: { name?: boolean; size?: 'medium' | 'large' }) {
  return (
    <span className={classes(styles.mark, styles[size])}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <circle cx="9.6" cy="13.4" r="3.6" className={styles.dot} />
        <path d="M12.3 13.6c.5 3.6.3 6.4-.4 9.2C15.2 16.6 19.4 12.2 25.6 8.4" className={styles.stroke} />
      </svg>
      {name ? <span className={styles.name}>{productName}</span> : <VisuallyHidden>{productName}</VisuallyHidden>}
    </span>
  );
}
