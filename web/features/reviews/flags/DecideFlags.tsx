import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { isUrgent } from '#common/reviews/flags/flags.ts';
import type { DecideFlags_flags$key } from '#web/__generated__/DecideFlags_flags.graphql.ts';
import { Decide, type Way } from '#web/features/admin/panel/Decide.tsx';
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
  const { toldAt, answeredAt, answerBy } = flags;
  const waitsUntil = toldAt && !answeredAt && answerBy && Date.parse(answerBy) > Date.now() ? answerBy : null;
  const ways = [upholding, removing(waitsUntil)];
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
  label: 'Take up',
  hotkey: 't',
  title: 'Take this up?',
  explanation: ['Everybody sees the label ‘Under review’ from now on. It counts as before, until you decide.'],
  ...(mayHide && {
    checkbox: {
      name: 'hide',
      label: 'Do not show it until then',
      help: 'Personal data or a threat is alleged. Hide it only if you see it in the text yourself.',
    },
  }),
  done: 'The review is under review.',
  isFirstStep: true,
});

const words = { ...removalFields.words, help: 'Sent to the writer and the recruiter, word for word.' };

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
  label: 'Keep it',
  variant: 'primary',
  hotkey: 'u',
  title: 'Keep this review?',
  explanation: ['It stays as it is. Its writer, the recruiter, and those who flagged it and left an address are told.'],
  words,
  done: 'The review stays. All concerned are told.',
};

const removing = (waitsUntil: string | null): Way => ({
  mutation: removeMutation,
  label: 'Remove it',
  variant: 'danger',
  hotkey: 'd',
  title: 'Remove this review?',
  isDestructive: true,
  explanation: [
    'It is taken off the profile and counted as removed in public. This cannot be undone here. Its writer, the recruiter, and those who flagged it and left an address are told.',
    waitsUntil &&
      `Its writer may answer until ${formatDate(waitsUntil)}. Before that it can go only for personal data, threats or advertising.`,
  ],
  ...removalFields,
  words,
  done: 'The review is removed. All concerned are told.',
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
