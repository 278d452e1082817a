import { graphql, useFragment } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { suggestionWords } from '#common/reviews/lists/suggestion-words.ts';
import { newPlacementUrl, reviewsUrl } from '#common/urls.ts';
import type { SuggestedPlacements_query$key } from '#web/__generated__/SuggestedPlacements_query.graphql.ts';
import type { SuggestedPlacementsMutation } from '#web/__generated__/SuggestedPlacementsMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { Facts } from '#web/list/Facts.tsx';
import { aboutText } from '#web/list/placement-columns.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { matchedWords } from './matched-words.ts';
import styles from './SuggestedPlacements.module.css';

type SuggestedPlacementsProps = {
  found: SuggestedPlacements_query$key;
  onMatched: () => void;
};

/** What is known about an unmatched review, and the placements it may be about, each with the reasons. */
export function SuggestedPlacements({ found, onMatched }: SuggestedPlacementsProps) {
  const { node, suggestions } = useFragment(
    graphql`
      fragment SuggestedPlacements_query on Query {
        node(id: $id) {
          ... on PendingReview @alias(as: "pending") {
            id
            reviewerName
            reviewerType
            reviewerRole
            companyName
            submittedAt
            level
          }
        }
        suggestions: placementSuggestions(reviewId: $id) {
          reasons
          daysLater
          placement {
            id
            jobTitle
            companyName
            startDate
            candidateName
            contactName
          }
        }
      }
    `,
    found,
  );
  const match = useCommand<SuggestedPlacementsMutation>(matchMutation);
  const pending = node?.pending;
  if (!pending) return null;
  if (pending.level !== 1)
    return (
      <Notice
        tone="good"
        title="This review is matched"
        action={<Button href={reviewsUrl('pending')}>See pending reviews</Button>}
      >
        We'll publish it once it's checked.
      </Notice>
    );
  const fitting = (suggestions ?? []).flatMap(({ placement, ...why }) => (placement ? [{ placement, ...why }] : []));
  const newHref = newPlacementUrl({ review: localId(pending.id) });
  return (
    <div className={styles.page}>
      <Facts
        facts={[
          ['Reviewer', pending.reviewerName],
          ['Reviewer type', voiceOf(pending.reviewerType)],
          ['Job', pending.reviewerRole],
          ['Company', pending.companyName],
          ['Received', formatDay(pending.submittedAt.slice(0, 10))],
        ]}
      />
      {fitting.length === 0 ? (
        <EmptyState
          action={
            <Button href={newHref} variant="primary">
              New placement
            </Button>
          }
        >
          None of your placements match this person's name or email. Add the placement, then match it here.
        </EmptyState>
      ) : (
        <>
          <h2 className={styles.title}>Suggested placements</h2>
          <ul className={styles.list} aria-label="Suggested placements">
            {fitting.map(({ placement, reasons, daysLater }) => (
              <li key={placement.id} className={styles.item}>
                <div className={styles.words}>
                  <p className={styles.job}>{aboutText(placement)}</p>
                  <p className={styles.soft}>
                    {[
                      pending.reviewerType === 'candidate' ? placement.candidateName : placement.contactName,
                      `from ${formatDay(placement.startDate)}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                  <p className={styles.reasons}>
                    {suggestionWords(reasons, daysLater).map((words) => (
                      <Tag key={words} tone="info">
                        {words}
                      </Tag>
                    ))}
                  </p>
                </div>
                <ActButton
                  variant="primary"
                  size="small"
                  aria-label={`Match with ${aboutText(placement)}`}
                  done={matchedWords}
                  act={async () => {
                    await match({ reviewId: pending.id, placementId: placement.id });
                    onMatched();
                  }}
                >
                  Match
                </ActButton>
              </li>
            ))}
          </ul>
          <p>
            <Button href={newHref}>It's another placement</Button>
          </p>
        </>
      )}
    </div>
  );
}

const matchMutation = graphql`
  mutation SuggestedPlacementsMutation($input: MatchReviewInput!) {
    matchReview(input: $input) {
      errors { code message field }
      review {
        id
        level
      }
    }
  }
`;
