import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import styles from './PublicProfile.module.css';

/** The reviews of a profile below their heading, with a link to write one. */
export function ReviewsPart({ writeHref, children }: { writeHref: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby="reviews">
      <div className={styles.partHead}>
        <h2 id="reviews">Reviews</h2>
        <Button href={writeHref} rel="nofollow">
          Write a review
        </Button>
      </div>
      {children}
    </section>
  );
}
