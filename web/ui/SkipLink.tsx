import styles from './SkipLink.module.css';

/** The first Tab stop: skips the header to the element with id `main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
