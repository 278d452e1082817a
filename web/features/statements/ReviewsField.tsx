import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { besideEachOther, formatDate } from '#common/formats.ts';
import { browserLimits } from '#common/limits.ts';
import { reviewerWithVoice } from '#common/reviews/audience-labels.ts';
import { statementLimits } from '#common/statements/statements.ts';
import type { ReviewsField_review$data } from '#web/__generated__/ReviewsField_review.graphql.ts';
import type { ReviewsFieldChosenQuery } from '#web/__generated__/ReviewsFieldChosenQuery.graphql.ts';
import type { ReviewsFieldQuery } from '#web/__generated__/ReviewsFieldQuery.graphql.ts';
import { captureError } from '#web/kit/capture-error.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './Statements.module.css';

type Review = Omit<ReviewsField_review$data, ' $fragmentType'>;

type ReviewsFieldProps = {
  /** The ids of the chosen reviews. */
  chosen: readonly string[];
  /** Those that are known already. */
  known: readonly Review[];
  /** Only reviews about this recruiter; null for all of the agency. */
  recruiter: string | null;
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** The reviews that a statement quotes, chosen from those that are published. */
export function ReviewsField({ chosen, known, recruiter, error, onChange }: ReviewsFieldProps) {
  const [words, setWords] = useState('');
  const { found, hasMore, isReading } = useFound(words, recruiter);
  const reviews = useReviews(chosen, [...known, ...found]);
  const isFull = chosen.length >= statementLimits.reviews;
  const others = found.filter(({ id }) => !chosen.includes(id));
  return (
    <FieldGroup
      id="reviewIds"
      legend="Reviews to quote"
      error={error}
      help={`At most ${statementLimits.reviews}. Long reviews are shortened at a whole word. The statement always says how many reviews there are.`}
    >
      {chosen.length === 0 && <p className={styles.help}>No reviews selected yet.</p>}
      <ul className={styles.reviews} aria-label="Selected reviews">
        {chosen.map((id) => {
          const review = reviews.get(id);
          return (
            <li key={id} className={styles.review}>
              {review ? <Described review={review} /> : <p className={styles.help}>Loading this review…</p>}
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove: ${review?.title ?? 'review'}`}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      <TextField
        id="review-words"
        type="search"
        label="Find a published review"
        help="Search by reviewer, title or text. Without words, the newest are listed."
        value={words}
        maxLength={100}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={styles.help} role="status">
        {isFull
          ? `You have selected ${statementLimits.reviews} reviews, the most a statement can quote.`
          : isReading
            ? 'Searching…'
            : others.length === 0
              ? words.trim()
                ? 'No other published reviews match.'
                : 'No other published reviews yet.'
              : hasMore
                ? 'Showing the newest matches. Add words to narrow them.'
                : ''}
      </p>
      <ul className={styles.reviews} aria-label="Published reviews">
        {others.map((review) => (
          <li key={review.id} className={styles.review}>
            <Described review={review} />
            <Button
              size="small"
              aria-label={`Add: ${review.title}`}
              disabled={isFull}
              onClick={() => onChange([...chosen, review.id])}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

function Described({ review }: { review: Review }) {
  const zone = useTimeZone();
  return (
    <div className={styles.words}>
      <p className={styles.title}>{review.title}</p>
      {review.level > 0 && <Stars value={review.overall} size="small" />}
      <p className={styles.help}>
        {besideEachOther([
          reviewerWithVoice(review.shownName, review.reviewerType),
          review.recruiter && `about ${review.recruiter.name}`,
          formatDate(review.submittedAt, zone),
          `level ${review.level}`,
        ])}
      </p>
    </div>
  );
}

/** Reviews listed at once. */
const listed = 8;

/** The published reviews that words find, once nothing was typed for a moment. */
function useFound(words: string, recruiter: string | null) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState({ found: [] as readonly Review[], hasMore: false, isReading: true });
  useEffect(() => {
    let reading: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      const filter = { words: words.trim() || null, recruiter };
      reading = fetchQuery<ReviewsFieldQuery>(environment, query, { filter, first: listed }).subscribe({
        next: ({ receivedReviews }) =>
          setState({
            ...{ found: nodesOf(receivedReviews), isReading: false },
            hasMore: receivedReviews?.pageInfo.hasNextPage ?? false,
          }),
        error: (error: unknown) => {
          captureError(error);
          setState((before) => ({ ...before, isReading: false }));
        },
      });
    }, browserLimits.throttle);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, words, recruiter]);
  return state;
}

/** The chosen reviews by id. Those that are not known yet are read: a choice kept in the tab may be of another day. */
function useReviews(chosen: readonly string[], known: readonly Review[]): ReadonlyMap<string, Review> {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<ReadonlyMap<string, Review>>(new Map());
  const all = new Map([...read, ...known.map((review) => [review.id, review] as const)]);
  const missing = chosen.filter((id) => !all.has(id)).join(' ');
  useEffect(() => {
    if (!missing) return;
    const reading = fetchQuery<ReviewsFieldChosenQuery>(environment, chosenQuery, {
      ids: missing.split(' '),
    }).subscribe({
      next: ({ nodes }) =>
        setRead((before) => {
          const found = (nodes ?? []).flatMap((node) => node?.found ?? []);
          return new Map([...before, ...found.map((review) => [review.id, review] as const)]);
        }),
      error: captureError,
    });
    return () => reading.unsubscribe();
  }, [environment, missing]);
  // A review stays described after a search for others.
  useEffect(() => {
    const seen = known.filter(({ id }) => chosen.includes(id) && !read.has(id));
    if (seen.length > 0)
      setRead((before) => new Map([...before, ...seen.map((review) => [review.id, review] as const)]));
  });
  return all;
}

const query = graphql`
  query ReviewsFieldQuery($filter: ReceivedReviewFilter, $first: Int) {
    receivedReviews(filter: $filter, first: $first) {
      edges {
        node {
          ...ReviewsField_review @relay(mask: false)
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

const chosenQuery = graphql`
  query ReviewsFieldChosenQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Review @alias(as: "found") {
        ...ReviewsField_review @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment ReviewsField_review on Review {
    id
    title
    shownName
    reviewerType
    overall
    level
    submittedAt
    recruiter {
      name
    }
  }
`;
