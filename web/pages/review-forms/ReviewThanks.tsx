import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import type { ReviewThanks_agency$key } from '#web/__generated__/ReviewThanks_agency.graphql.ts';
import { note } from '#web/kit/data-layer.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { DoneSign } from '#web/ui/DoneSign.tsx';
import styles from './ReviewForms.module.css';

type ReviewThanksProps = {
  address: PageAddress;
  /** The recruiter or agency that the review is about, and the address of the profile. */
  whose: string;
  href: string;
  agency: ReviewThanks_agency$key;
};

/** Thanks a reviewer and says what is left to do, or what happens next. The same for everybody, whatever they wrote. */
export function ReviewThanks({ address, whose, href, agency }: ReviewThanksProps) {
  const { offeredGoogleReviewUrl, name } = useFragment(
    graphql`
      fragment ReviewThanks_agency on Agency {
        name
        offeredGoogleReviewUrl
      }
    `,
    agency,
  );
  usePostedOnce(address);
  if (address.query.next === 'confirm') return <OneStepLeft whose={whose} href={href} />;
  return (
    <div className={styles.page}>
      <DoneSign />
      <h1>Thank you for your review</h1>
      <p>We've received it. Here's what happens next:</p>
      <ol className={styles.steps}>
        <li>We check it for personal data and for signs that it isn't genuine, usually within a minute.</li>
        <li>
          It appears on the profile, whether it's positive or negative. If the check finds something, our team reads it
          first. Only our team can reject a review, never the recruiter. If we can't find your placement, your review
          appears after {formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')}.
        </li>
        <li>We'll email you a link to edit or withdraw it, and the recruiter's reply if there is one.</li>
        <li>
          {`Anyone can flag a review. If yours is flagged, we'll tell you within ${reviewLimits.flagTellsReviewerWithinHours} hours, and you'll have ${reviewLimits.flagAnsweredWithinDays} days to answer.`}
        </li>
      </ol>
      {address.params.isGoogleReview === 'true' && offeredGoogleReviewUrl && (
        <GoogleWay agency={name} href={offeredGoogleReviewUrl} />
      )}
      <p className={styles.ways}>
        <Button variant="primary" href={href}>{`See ${whose}'s profile`}</Button>
      </p>
    </div>
  );
}

function OneStepLeft({ whose, href }: { whose: string; href: string }) {
  return (
    <div className={styles.page}>
      <h1>One more step: check your email</h1>
      <p>
        We've emailed you a link. Open it, read your review once more, and confirm it. No one sees your review until you
        do, and we delete it after {formatCount(reviewLimits.addressConfirmedWithinDays, 'day')}.
      </p>
      <p className={styles.soft}>
        Nothing there after a few minutes? Check your spam folder. If you mistyped your email, send your review again.
      </p>
      <p className={styles.ways}>
        <Button href={href}>{`Back to ${whose}'s profile`}</Button>
      </p>
    </div>
  );
}

/** Shown to every reviewer or to none, as the agency chooses. The redirect here never depends on the stars. */
function GoogleWay({ agency, href }: { agency: string; href: string }) {
  return (
    <section className={styles.google} aria-labelledby="google">
      <h2 id="google">Want to share it on Google, too?</h2>
      <p>{`${agency} offers this to everyone who writes a review here, whatever it says. It's up to you.`}</p>
      <p>
        <Button href={href} rel="nofollow noopener noreferrer">
          Write a review on Google
        </Button>
      </p>
    </section>
  );
}

/**
 * Tells analytics about a review that was just posted, then removes the mark from the address, so a reload does not.
 */
function usePostedOnce({ query, path }: PageAddress): void {
  const isPosted = query.next === 'posted';
  useEffect(() => {
    if (!isPosted || !window.location.search) return;
    note({ event: 'post-review' });
    window.history.replaceState(window.history.state, '', path);
  }, [isPosted, path]);
}
