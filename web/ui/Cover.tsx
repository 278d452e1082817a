import styles from './Cover.module.css';

export type CoverProps = {
  /** Address of the picture. */
  picture: string;
  /** Alt text; empty for decoration. */
  alt: string;
};

/** A wide picture above a page, cropped to a band. */
export function Cover({ picture, alt }: CoverProps) {
  return <img className={styles.cover} src={picture} alt={alt} width={1024} height={256} fetchPriority="high" />;
}
