import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { type FlagSubject, isUrgent } from '#common/reviews/flags/flags.ts';
import type { DecideFlags_flags$key } from '#web/__generated__/DecideFlags_flags.graphql.ts';
import { Decide, type Way } from '#web/features/admin/panel/Decide.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { removalFields } from './removal-fields.ts';

type Props = {
  flags: DecideFlags_flags$key;
  /** The list in the store from which a decided case is removed. */
  listId: string | undefined;
};

/** Takes up the flags of a review, keeps the review, or removes it. A reply is kept or removed at once. */
export function DecideFlags({ flags: key, listId }: Props) {
  const flags = useFragment(
    graphql`
      fragment DecideFlags_flags on FlagCase {
        id
        version
        about
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
  const about = flags.about as FlagSubject;
  const ways = about === 'reply' ? [keepingReply, removingReply] : [keepingReview, removingReview(waitsUntil, zone)];
  return (
    <Decide
      row={flags}
      as="caseId"
      listId={listId}
      ways={flags.state === 'open' && about === 'review' ? [takingUp(isUrgent(flags.reasons)), ...ways] : ways}
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

const withWords = (about: FlagSubject) => {
  const { reasons, words } = removalFields(about);
  return { reasons, words: { ...words, help: 'We send it word for word.' } };
};

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

const keeping = {
  mutation: graphql`
  mutation DecideFlagsKeepMutation($input: KeepFlaggedInput!) {
    keepFlagged(input: $input) {
      errors { code message field }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`,
  variant: 'primary',
  hotkey: 'u',
} as const;

const keepingReview: Way = {
  ...keeping,
  label: 'Keep review',
  title: 'Keep this review?',
  explanation: ['It stays public. We notify the reviewer, the recruiter, and anyone who flagged it and left an email.'],
  words: withWords('review').words,
  done: 'Review kept.',
};

const keepingReply: Way = {
  ...keeping,
  label: 'Keep reply',
  title: 'Keep this reply?',
  explanation: ['It stays public. We notify its author, and anyone who reported it and left an email.'],
  words: withWords('reply').words,
  done: 'Reply kept.',
};

const removing = {
  mutation: graphql`
  mutation DecideFlagsRemoveMutation($input: RemoveFlaggedInput!) {
    removeFlagged(input: $input) {
      errors { code message field }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`,
  variant: 'danger',
  hotkey: 'd',
  isDestructive: true,
} as const;

const removingReply: Way = {
  ...removing,
  ...withWords('reply'),
  label: 'Remove reply',
  title: 'Remove this reply?',
  explanation: [
    "We take it off the review right away. You can't undo this. We notify its author, and anyone who reported it and left an email. A new reply to this review will wait for a moderator.",
  ],
  done: 'Reply removed.',
};

const removingReview = (waitsUntil: string | null, zone: string): Way => ({
  ...removing,
  ...withWords('review'),
  label: 'Remove review',
  title: 'Remove this review?',
  explanation: [
    "We take it off the profile and add it to the public count of removed reviews. You can't undo this. We notify the reviewer, the recruiter, and anyone who flagged it and left an email.",
    waitsUntil &&
      `The reviewer can answer until ${formatDateTime(waitsUntil, zone)}. Until then, you can remove it only for personal data, threats or advertising.`,
  ],
  done: 'Review removed.',
});
