import { initials } from '#common/initials.ts';
import styles from './Avatar.module.css';
import { classes } from './classes.ts';

export type AvatarProps = {
  name: string;
  /** The address of a photo or logo; without one, the initials are shown. */
  photo?: string | null;
  /** What the photo shows, if that matters; otherwise it is decoration. */
  alt?: string;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** A logo is shown whole in a square; a person's photo fills a circle. */
  isFirm?: boolean;
};

/**
 * A person's or company's photo or initials. Decoration unless it has alt text, since the name is always next to it.
 */
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
