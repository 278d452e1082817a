import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { isUrgent } from '#common/reviews/flags/flags.ts';
import type { DecideFlags_flags$key } from '#web/__generated__/DecideFlags_flags.graphql.ts';
import { Decide, type Way } from '#web/features/admin/panel/Decide.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { removalFields } from './removal-fields.ts';

type Props = {
  flags: DecideFlags_flags$key;
  /** The list in the store from which a decided case is removed. */
  listId: string | undefined;
};

/** Takes up the flags of a review, keeps the review, or removes it. */
export function DecideFlags({ flags: key, listId }: Props) {
  const flags = useFragment(
    graphql`
      fragment DecideFlags_flags on FlagCase {
        id
        version
        state
        reasons
        toldAt
        answeredAt
        answerBy
      }
    `,
    key,
  );
  const zone = useTimeZone();
  const { toldAt, answeredAt, answerBy } = flags;
  const waitsUntil = toldAt && !answeredAt && answerBy && Date.parse(answerBy) > Date.now() ? answerBy : null;
  const ways = [upholding, removing(waitsUntil, zone)];
  return (
    <Decide
      row={flags}
      as="caseId"
      listId={listId}
      ways={flags.state === 'open' ? [takingUp(isUrgent(flags.reasons)), ...ways] : ways}
    />
  );
}

const takingUp = (mayHide: boolean): Way => ({
  mutation: takeUpMutation,
  label: 'Start review',
  hotkey: 't',
  title: 'Start review?',
  explanation: ['Visitors will see the label ‘Under review’. The review counts as before until you decide.'],
  ...(mayHide && {
    checkbox: {
      name: 'hide',
      label: 'Hide it until you decide',
      help: "Someone says it contains personal data, threats, hatred or insults. Hide it only if you see that in the text. A hidden review doesn't count.",
    },
  }),
  done: 'Review started.',
  isFirstStep: true,
});

const words = { ...removalFields.words, help: 'We send it word for word.' };

const takeUpMutation = graphql`
  mutation DecideFlagsTakeUpMutation($input: TakeUpFlagsInput!) {
    takeUpFlags(input: $input) {
      errors { code message field }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`;

const upholding: Way = {
  mutation: graphql`
  mutation DecideFlagsUpholdMutation($input: UpholdReviewInput!) {
    upholdReview(input: $input) {
      errors { code message field }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`,
  label: 'Keep review',
  variant: 'primary',
  hotkey: 'u',
  title: 'Keep this review?',
  explanation: ['It stays public. We notify the reviewer, the recruiter, and anyone who flagged it and left an email.'],
  words,
  done: 'Review kept.',
};

const removing = (waitsUntil: string | null, zone: string): Way => ({
  mutation: removeMutation,
  label: 'Remove review',
  variant: 'danger',
  hotkey: 'd',
  title: 'Remove this review?',
  isDestructive: true,
  explanation: [
    "We take it off the profile and add it to the public count of removed reviews. You can't undo this. We notify the reviewer, the recruiter, and anyone who flagged it and left an email.",
    waitsUntil &&
      `The reviewer can answer until ${formatDateTime(waitsUntil, zone)}. Until then, you can remove it only for personal data, threats or advertising.`,
  ],
  ...removalFields,
  words,
  done: 'Review removed.',
});

const removeMutation = graphql`
  mutation DecideFlagsRemoveMutation($input: RemoveFlaggedInput!) {
    removeFlagged(input: $input) {
      errors { code message field }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`;
