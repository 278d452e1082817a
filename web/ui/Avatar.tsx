import styles from './Avatar.module.css';
import { classes } from './classes.ts';

export type AvatarProps = {
  name: string;
  /** Address of a photo or logo; without one the initials stand. */
  photo?: string | null;
  /** What the photo shows, where that is worth saying; else it is decoration. */
  alt?: string;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** A firm's logo stands whole in a square, a person's photo fills a circle. */
  isFirm?: boolean;
};

/** A person's or firm's photo or initials; decoration unless words for it are given, as the name always stands beside it. */
export function Avatar({ name, photo, alt = '', size = 'medium', isFirm }: AvatarProps) {
  return (
    <span
      className={classes(styles.avatar, styles[size], isFirm && styles.firm, isFirm && photo && styles.logo)}
      aria-hidden={photo && alt ? undefined : true}
    >
      {photo ? <img className={styles.photo} src={photo} alt={alt} loading="lazy" /> : initials(name)}
    </span>
  );
}

/** First letters of the first and the last word: 'Maria de la Cruz' gives 'MC'. */
export function initials(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US')).join('') || '?';
}
