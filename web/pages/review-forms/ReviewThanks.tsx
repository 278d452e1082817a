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
      <p>It has reached us. What happens now:</p>
      <ol className={styles.steps}>
        <li>We check it for personal data and for signs that it is not genuine, usually within a minute.</li>
        <li>
          It appears on the profile, whether it praises or criticizes. If the check finds something, a person looks at
          it first; only our staff can turn a review down, never the recruiter. Without a known placement it appears
          after {formatCount(reviewLimits.levelOnePublishesAfterDays, 'day')} at the latest.
        </li>
        <li>We mail you a link by which you can change or withdraw it, and the reply, if one is written.</li>
        <li>
          {`Anybody may flag a review. If yours is flagged, you hear of it within ${reviewLimits.flagTellsReviewerWithinHours} hours and have ${reviewLimits.flagAnsweredWithinDays} days to answer.`}
        </li>
      </ol>
      {address.params.isGoogleReview === 'true' && offeredGoogleReviewUrl && (
        <GoogleWay agency={name} href={offeredGoogleReviewUrl} />
      )}
      <p className={styles.ways}>
        <Button variant="primary" href={href}>{`See the profile of ${whose}`}</Button>
      </p>
    </div>
  );
}

function OneStepLeft({ whose, href }: { whose: string; href: string }) {
  return (
    <div className={styles.page}>
      <h1>One step is left: look into your mailbox</h1>
      <p>
        We have mailed you a link. Open it, read your review once more, and confirm it. Until then nobody sees it, and
        it is dropped after {formatCount(reviewLimits.addressConfirmedWithinDays, 'day')}.
      </p>
      <p className={styles.soft}>
        Nothing there after a few minutes? Look into the spam folder. Was the address mistyped? Send your review again.
      </p>
      <p className={styles.ways}>
        <Button href={href}>{`Back to the profile of ${whose}`}</Button>
      </p>
    </div>
  );
}

/** Shown to every reviewer or to none, as the agency chooses. The redirect here never depends on the stars. */
function GoogleWay({ agency, href }: { agency: string; href: string }) {
  return (
    <section className={styles.google} aria-labelledby="google">
      <h2 id="google">Would you like to say it on Google, too?</h2>
      <p>{`${agency} shows this to everybody who sends a review here, whatever they wrote. It is up to you.`}</p>
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
