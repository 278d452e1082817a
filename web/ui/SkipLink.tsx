import styles from './SkipLink.module.css';

/** The first stop of the Tab key: leads past the header to the element with id `main`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
