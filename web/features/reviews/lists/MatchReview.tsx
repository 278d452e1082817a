import { type SubmitEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { matchReviewUrl, newPlacementUrl } from '#common/urls.ts';
import type { MatchReview_review$key } from '#web/__generated__/MatchReview_review.graphql.ts';
import type { MatchReviewMutation } from '#web/__generated__/MatchReviewMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { leavingList } from '#web/features/admin/panel/leave-list.ts';
import type { AskingList } from '#web/features/invitations/asking-list.ts';
import { rowOfOtherSide } from '#web/features/invitations/invitation-draft.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { matchedWords } from './matched-words.ts';

/** What matching needs besides the review. */
export type MatchReviewProps = {
  review: MatchReview_review$key;
  /** The list in the store from which a matched review is removed. */
  listId: string | undefined;
  /** Opens the invitation form; left out for those who only look. */
  onInvite: AskingList['onInvite'];
};

/** Matches a review to one of the placements that it may be about. */
export function MatchReview({ review, listId, onInvite }: MatchReviewProps) {
  const { id, fittingPlacements, recruiter, ...about } = useFragment(
    graphql`
      fragment MatchReview_review on PendingReview {
        id
        reviewerName
        reviewerType
        reviewerRole
        companyName
        recruiter {
          id
        }
        fittingPlacements(first: 10) {
          edges {
            node {
              id
              jobTitle
              companyName
              startDate
            }
          }
        }
      }
    `,
    review,
  );
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isSending, setSending] = useState(false);
  const match = useCommand<MatchReviewMutation>(matchMutation);
  const placements = fittingPlacements.edges?.flatMap((edge) => edge?.node ?? []) ?? [];
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const placementId = String(new FormData(event.currentTarget).get('placement') ?? '');
    if (!placementId)
      return setProblems([{ code: 'invalid', message: "Choose the placement it's about.", field: 'placement' }]);
    setSending(true);
    try {
      await match({ reviewId: id, placementId }, { updater: leavingList(listId, id) });
      notify.success(matchedWords);
    } catch (error) {
      setProblems(problemsOf(error).map((problem) => ({ ...problem, field: problem.field && 'placement' })));
    } finally {
      setSending(false);
    }
  };
  if (!onInvite) return null;
  if (placements.length === 0)
    return (
      <>
        <p>
          None of your placements match this person's name or email. Add the placement, or invite its other side, then
          match it here.
        </p>
        <FormActions>
          <Button variant="primary" href={newPlacementUrl({ review: localId(id) })}>
            New placement
          </Button>
          <Button onClick={() => onInvite({ rows: [rowOfOtherSide(about)], recruiterId: recruiter?.id })}>
            Invite its other side
          </Button>
        </FormActions>
      </>
    );
  return (
    <Form onSubmit={submit} aria-label="Match to a placement">
      <ErrorSummary problems={problems} />
      <Choice
        name="placement"
        legend="Match to a placement"
        error={problems.find(({ field }) => field === 'placement')?.message}
        defaultValue={placements.length === 1 ? placements[0]?.id : undefined}
        options={placements.map((placement) => ({
          value: placement.id,
          label: [placement.jobTitle, placement.companyName].filter(Boolean).join(', '),
          help: `From ${formatDay(placement.startDate)}`,
        }))}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          Match
        </Button>
        <Button href={matchReviewUrl(localId(id))}>See why they fit</Button>
      </FormActions>
    </Form>
  );
}

const matchMutation = graphql`
  mutation MatchReviewMutation($input: MatchReviewInput!) {
    matchReview(input: $input) {
      errors { code message field }
      review {
        id
        ...PendingList_row
      }
    }
  }
`;
