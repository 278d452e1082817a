import { graphql, useFragment } from 'react-relay';
import type {
  ReviewToDecide_review$data,
  ReviewToDecide_review$key,
} from '#web/__generated__/ReviewToDecide_review.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { reviewCard } from '../public/review-card.tsx';
import styles from './ReviewToDecide.module.css';
import { eventsOf, givenFacts, placementFacts } from './review-facts.tsx';
import { Versions } from './Versions.tsx';
import { WhyItWaits } from './WhyItWaits.tsx';

/** Everything for a decision: why it waits, the public view, the reviewer's details, and the history. */
export function ReviewToDecide({ review: key }: { review: ReviewToDecide_review$key }) {
  const zone = useTimeZone();
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
        editedAt
        isHidden
        hasQueuedEdit
        changesWords
        changesRequestedAt
        removedBecause
        removedWords
        goneAt
        edit {
          shownName
          overall
          criteria
          title
          body
          showsCompany
          wasOfferedAnything
          moderation
          signals
          changesWords
          changesRequestedAt
          submittedAt
        }
        versions(first: 20) {
          edges {
            node {
              key
              number
              title
              overall
              moderation
              submittedAt
              replacedAt
            }
          }
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
                id
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
      <WhyItWaits review={review} />
      <div className={styles.columns}>
        <section className={styles.part}>
          {review.edit && (
            <>
              <h3>The edit</h3>
              <ReviewCard {...reviewCard(withEdit(review, review.edit))} headingLevel={4} />
            </>
          )}
          <h3>{wordsFor(review)}</h3>
          <ReviewCard {...reviewCard(review)} headingLevel={4} />
        </section>
        <section className={styles.part}>
          <h3>Reviewer details</h3>
          <Facts facts={givenFacts(review, zone)} />
          <h3>Placement</h3>
          <Facts facts={placementFacts(review)} />
          <Versions review={review} />
          <h3>History</h3>
          <Timeline events={eventsOf(review)} />
        </section>
      </div>
    </>
  );
}

type Review = ReviewToDecide_review$data;

type Edit = NonNullable<Review['edit']>;

/** An edit as the public would see it. */
const withEdit = (review: Review, edit: Edit) => ({
  ...review,
  ...edit,
  submittedAt: review.submittedAt,
  shownCompany: edit.showsCompany ? review.companyName : null,
});

const wordsFor = ({ publication, edit }: Review) =>
  publication === 'unpublished' ? 'How visitors would see it' : edit ? 'What visitors see now' : 'As published';
