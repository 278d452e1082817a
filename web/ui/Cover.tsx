import styles from './Cover.module.css';

export type CoverProps = {
  /** Address of the picture. */
  picture: string;
  /** What it shows; empty for mere decoration. */
  alt: string;
};

/** A wide picture above a page, cut to a band. */
export function Cover({ picture, alt }: CoverProps) {
  return <img className={styles.cover} src={picture} alt={alt} width={1024} height={256} fetchPriority="high" />;
}
