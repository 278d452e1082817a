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
      title: 'Publish this edit?',
      confirmLabel: 'Publish',
      explanation: [
        'It replaces the version visitors see now and is marked as edited. We notify the reviewer and the recruiter.',
      ],
      done: 'Edit published.',
    };
  if (mayGoUp({ level, submittedAt: new Date(submittedAt) }, new Date()))
    return {
      ...way,
      title: 'Publish this review?',
      confirmLabel: 'Publish',
      explanation: [
        `It appears on the profile right away. We notify the reviewer and ${recruiter?.name ?? 'the recruiter'}.`,
      ],
      done: 'Review published.',
    };
  const days = formatCount(reviewLimits.levelOnePublishesAfterDays, 'day');
  return {
    ...way,
    title: 'Approve this review?',
    explanation: [`We publish it once its placement is known, or ${days} after it was sent.`],
    done: 'Review approved.',
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
  label: 'Request changes',
  hotkey: 'c',
  title: 'Request changes?',
  confirmLabel: 'Request changes',
  explanation: [
    `We email the reviewer your message and a link to edit the review. They have ${formatCount(reviewLimits.changesAnsweredWithinDays, 'day')}, and we check the new version again.`,
  ],
  words: {
    name: 'words',
    label: 'What they should change',
    help: 'Say what to change and why. Never ask for a different rating or a kinder tone.',
    max: rejectionWordsMax,
  },
  done: 'Changes requested.',
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
  explanation: ["We won't publish it. We email the reviewer the reason and how to object. You can't undo this."],
  reasons: {
    options: rejectionReasons.map((value) => ({ value, ...rejectionWords[value] })),
    readBy: 'The reviewer reads',
  },
  words: { name: 'words', label: 'Message to the reviewer', max: rejectionWordsMax, optional: true },
  done: 'Review rejected.',
};
