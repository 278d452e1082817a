import { openReviewUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './CopyReviewLink.module.css';
import { copyLink } from './copy-link.ts';

/** Copies the recruiter's open link, where anybody can write a review and then confirm their address. */
export function CopyReviewLink({ slug }: { slug: string }) {
  const copy = () => copyLink(openReviewUrl(slug), 'Link copied. Reviewers who use it confirm their email first.');
  return (
    <Button onClick={copy}>
      <span>
        Copy <span className={styles.whole}>your review </span>link
      </span>
    </Button>
  );
}
