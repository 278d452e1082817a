import styles from './Avatar.module.css';
import { classes } from './classes.ts';

export type AvatarProps = {
  name: string;
  /** Address of a photo; without one the initials stand. */
  photo?: string | null;
  size?: 'small' | 'medium' | 'large';
};

/** A person's or firm's photo or initials; decoration, as the name always stands beside it. */
export function Avatar({ name, photo, size = 'medium' }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, styles[size])} aria-hidden="true">
      {photo ? <img className={styles.photo} src={photo} alt="" loading="lazy" /> : initials(name)}
    </span>
  );
}

/** First letters of the first and the last word: 'Maria de la Cruz' gives 'MC'. */
export function initials(name: string): string {
  const words = name.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US')).join('') || '?';
}
