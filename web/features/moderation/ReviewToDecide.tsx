import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate, formatDateTime } from '#common/formats.ts';
import { type JobType, jobTypeLabels, type PlacementSource, placementSourceLabels } from '#common/placements/kinds.ts';
import { riskSignalLabels } from '#common/reviews/checks.ts';
import { isLevel, levels } from '#common/reviews/levels.ts';
import { type RejectionReason, rejectionWords } from '#common/reviews/moderation.ts';
import { recruiterUrl } from '#common/urls.ts';
import type {
  ReviewToDecide_review$data,
  ReviewToDecide_review$key,
} from '#web/__generated__/ReviewToDecide_review.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { Timeline, type TimelineEvent } from '#web/ui/Timeline.tsx';
import { Facts } from '../panel/Facts.tsx';
import { wordsOf } from '../panel/words.ts';
import { reviewCard } from '../reviews/review-card.tsx';
import styles from './ReviewToDecide.module.css';

/** All that a decision needs: why it waits, what the public would see, what the reviewer gave, what happened. */
export function ReviewToDecide({ review: key }: { review: ReviewToDecide_review$key }) {
  const review = useFragment(
    graphql`
      fragment ReviewToDecide_review on ReviewToCheck {
        reviewerType
        reviewerName
        reviewerEmail
        reviewerRole
        shownName
        shownCompany
        companyName
        submittedAt
        publishedAt
        level
        overall
        title
        body
        criteria
        wasOfferedAnything
        placementConfirmed
        corrections
        source
        moderation
        publication
        signals
        rejectedBecause
        rejectedWords
        decidedAt
        decidedBy {
          name
        }
        recruiter {
          name
          slug
        }
        agency {
          name
        }
        placement {
          jobTitle
          jobType
          startDate
          companyName
          candidateName
          contactName
          source
        }
        invitation {
          sentAt
          createdAt
        }
        history(first: 50) {
          edges {
            node {
              id
              at
              action
              actor
              details
              user {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <>
      <Why review={review} />
      <div className={styles.columns}>
        <section className={styles.part}>
          <h3>As the public would see it</h3>
          <ReviewCard {...reviewCard(review)} headingLevel={4} />
        </section>
        <section className={styles.part}>
          <h3>What the reviewer gave</h3>
          <Facts facts={givenFacts(review)} />
          <h3>The placement</h3>
          <Facts facts={placementFacts(review)} />
          <h3>What happened</h3>
          <Timeline events={eventsOf(review)} />
        </section>
      </div>
    </>
  );
}

type Review = ReviewToDecide_review$data;

function Why({ review }: { review: Review }) {
  if (review.moderation !== 'queued') return <Decided review={review} />;
  return (
    <Notice tone="warn" title="Why it waits">
      <ul className={styles.signals}>
        {review.signals.map((signal) => (
          <li key={signal}>{(riskSignalLabels as Readonly<Record<string, string>>)[signal] ?? signal}</li>
        ))}
      </ul>
      <p>A signal is a reason to look, not to reject. Stars are none either.</p>
    </Notice>
  );
}

function Decided({
  review: { moderation, publication, rejectedBecause, rejectedWords, ...review },
}: {
  review: Review;
}) {
  const who = `${review.decidedBy?.name ?? 'Somebody'}${review.decidedAt ? `, ${formatDateTime(review.decidedAt)}` : ''}`;
  if (moderation === 'rejected') {
    const reason = rejectionWords[rejectedBecause as RejectionReason]?.label ?? rejectedBecause;
    return (
      <Notice tone="bad" title={`Rejected by ${who}`}>
        <p>{reason}</p>
        {rejectedWords && <p>‘{rejectedWords}’</p>}
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={`Approved by ${who}`}>
      {publication === 'unpublished'
        ? 'It goes up as soon as its placement is known, or after 14 days.'
        : 'It is public.'}
    </Notice>
  );
}

function givenFacts(review: Review): (readonly [string, ReactNode])[] {
  const level = isLevel(review.level) ? levels[review.level] : null;
  return [
    ['Name', review.reviewerName],
    ['Address', review.reviewerEmail],
    ['Company', review.companyName],
    ['Level', level && `${level.level}: ${level.name}`],
    ['Placement', review.placementConfirmed ? 'Its facts are right, says the reviewer' : 'Not confirmed'],
    ['Corrections', review.corrections],
    ['Offered', review.wasOfferedAnything && 'Was offered something for the review'],
    ['Sent', formatDateTime(review.submittedAt)],
    ['Way in', wordsOf(review.source)],
  ];
}

function placementFacts({ recruiter, agency, placement }: Review): (readonly [string, ReactNode])[] {
  return [
    [
      'Recruiter',
      recruiter && (
        <Link key="recruiter" href={recruiterUrl(recruiter.slug)}>
          {recruiter.name}
        </Link>
      ),
    ],
    ['Agency', agency?.name],
    ['Job', placement?.jobTitle],
    ['Type', placement && (jobTypeLabels[placement.jobType as JobType] ?? placement.jobType)],
    ['Start', placement && formatDate(placement.startDate)],
    ['Company', placement?.companyName],
    ['Candidate', placement?.candidateName],
    ['Contact', placement?.contactName],
    ['Known from', placement ? knownFrom(placement.source) : 'No placement is known'],
  ];
}

const knownFrom = (source: string) => placementSourceLabels[source as PlacementSource] ?? wordsOf(source);

/** From the ask on, as the audit log has it. */
function eventsOf({ invitation, history }: Review): TimelineEvent[] {
  const asked = invitation?.sentAt ?? invitation?.createdAt;
  const entries = (history.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return [
    ...(asked ? [{ key: 'asked', what: 'Asked for', when: { at: asked, words: formatDateTime(asked) } }] : []),
    ...entries.map(({ id, action, actor, user, at, details }) => ({
      key: id,
      what: `${wordsOf(action)}, ${user?.name ?? (actor === 'reviewer' ? 'the reviewer' : 'by itself')}`,
      when: { at, words: formatDateTime(at) },
      detail: details.length > 0 ? details.join(' · ') : undefined,
    })),
  ];
}
