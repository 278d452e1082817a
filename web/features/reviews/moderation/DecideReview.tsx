import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { mayGoUp } from '#common/reviews/lists/waiting.ts';
import { rejectionReasons, rejectionWords, rejectionWordsMax } from '#common/reviews/moderation/moderation.ts';
import type {
  DecideReview_review$data,
  DecideReview_review$key,
} from '#web/__generated__/DecideReview_review.graphql.ts';
import { Decide, type Way } from '#web/features/admin/panel/Decide.tsx';

type Props = {
  review: DecideReview_review$key;
  /** The list in the store from which the review is removed. */
  listId: string | undefined;
};

/** Approves a review or an edit, requests a change, or rejects it. */
export function DecideReview({ review: key, listId }: Props) {
  const review = useFragment(
    graphql`
      fragment DecideReview_review on ReviewToCheck {
        id
        version
        level
        submittedAt
        hasQueuedEdit
        recruiter {
          name
        }
      }
    `,
    key,
  );
  return <Decide row={review} as="reviewId" listId={listId} ways={[approval(review), change, rejection]} />;
}

function approval({ level, submittedAt, hasQueuedEdit, recruiter }: DecideReview_review$data): Way {
  const way = { mutation: approveMutation, label: 'Approve', variant: 'primary', hotkey: 'a' } as const;
  if (hasQueuedEdit)
    return {
      ...way,
      title: 'Approve this change?',
      confirmLabel: 'Publish',
      explanation: ['It takes the place of what the public sees now, marked as edited. Both sides are told.'],
      done: 'The change is published.',
    };
  if (mayGoUp({ level, submittedAt: new Date(submittedAt) }, new Date()))
    return {
      ...way,
      title: 'Approve this review?',
      confirmLabel: 'Publish',
      explanation: [`It is public at once, and ${recruiter?.name ?? 'the recruiter'} is told.`],
      done: 'The review is published.',
    };
  const days = formatCount(reviewLimits.levelOnePublishesAfterDays, 'day');
  return {
    ...way,
    title: 'Approve this review?',
    explanation: [`It goes up as soon as its placement is known, or ${days} after it was sent.`],
    done: 'The review is approved.',
  };
}

const approveMutation = graphql`
  mutation DecideReviewApproveMutation($input: ApproveReviewInput!) {
    approveReview(input: $input) {
      errors { code message field }
      review {
        id
        moderation
        publication
        version
        ...ReviewToDecide_review
        ...DecideReview_review
      }
    }
  }
`;

const change: Way = {
  mutation: graphql`
  mutation DecideReviewChangeMutation($input: RequestChangesInput!) {
    requestChanges(input: $input) {
      errors { code message field }
      review {
        id
        moderation
        publication
        version
        ...ReviewToDecide_review
        ...DecideReview_review
      }
    }
  }
`,
  label: 'Ask for a change',
  hotkey: 'c',
  title: 'Ask for a change?',
  confirmLabel: 'Ask',
  explanation: [
    `Its writer gets a mail with these words and a link to change it, and has ${formatCount(reviewLimits.changesAnsweredWithinDays, 'day')}. What they change is checked anew.`,
  ],
  words: {
    name: 'words',
    label: 'What they should change',
    help: 'Say what, and why. Never ask for other stars or a kinder tone.',
    max: rejectionWordsMax,
  },
  done: 'Its writer is asked for a change.',
};

const rejection: Way = {
  mutation: graphql`
  mutation DecideReviewRejectMutation($input: RejectReviewInput!) {
    rejectReview(input: $input) {
      errors { code message field }
      review {
        id
        moderation
        publication
        version
        ...ReviewToDecide_review
        ...DecideReview_review
      }
    }
  }
`,
  label: 'Reject',
  variant: 'danger',
  hotkey: 'r',
  title: 'Reject this review?',
  isDestructive: true,
  explanation: [
    'It is never published. Its writer gets a mail that says why and how to object. This cannot be undone here.',
  ],
  reasons: {
    options: rejectionReasons.map((value) => ({ value, ...rejectionWords[value] })),
    readBy: 'The writer reads',
  },
  words: { name: 'words', label: 'What else the writer should know', max: rejectionWordsMax, optional: true },
  done: 'The review is rejected, and its writer is told why.',
};
