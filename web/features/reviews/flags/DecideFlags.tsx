import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { flagLimits } from '#common/limits.ts';
import { isUrgent } from '#common/reviews/flags/flags.ts';
import type { DecideFlags_flags$key } from '#web/__generated__/DecideFlags_flags.graphql.ts';
import type { DecideFlagsRemoveMutation } from '#web/__generated__/DecideFlagsRemoveMutation.graphql.ts';
import type { DecideFlagsTakeUpMutation } from '#web/__generated__/DecideFlagsTakeUpMutation.graphql.ts';
import type { DecideFlagsUpholdMutation } from '#web/__generated__/DecideFlagsUpholdMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { leavingList } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { useKeys } from '#web/kit/keys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { RemovalReason } from './RemovalReason.tsx';

type Props = {
  flags: DecideFlags_flags$key;
  /** The list in the store that a decided case leaves. */
  listId: string | undefined;
  /** Goes on to the next one. */
  onDecided: () => void;
};

/** Take up, keep and remove, by button or by the keys `t`, `u` and `d`; all ask once more. */
export function DecideFlags({ flags: key, listId, onDecided }: Props) {
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
  const [asks, setAsks] = useState<'take_up' | 'uphold' | 'remove' | null>(null);
  const [hides, setHides] = useState(false);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const takeUp = useCommand<DecideFlagsTakeUpMutation>(takeUpMutation);
  const uphold = useCommand<DecideFlagsUpholdMutation>(upholdMutation);
  const remove = useCommand<DecideFlagsRemoveMutation>(removeMutation);
  const mayTakeUp = flags.state === 'open';
  useKeys({
    ...(mayTakeUp && { t: () => setAsks('take_up') }),
    u: () => setAsks('uphold'),
    d: () => setAsks('remove'),
  });
  const decision = { caseId: flags.id, expectedVersion: flags.version };
  const leave = leavingList(listId, flags.id);
  const close = () => setAsks(null);
  const waitsForAnswer =
    flags.toldAt && !flags.answeredAt && flags.answerBy && Date.parse(flags.answerBy) > Date.now()
      ? flags.answerBy
      : null;
  const more = (decision: string, wrong: (field: string) => string | undefined) => (
    <TextArea
      // Both questions are on the page, each with its own field.
      id={`${decision}-words`}
      name="words"
      label="What else they should know"
      help="Sent to the writer and the recruiter, word for word."
      error={wrong('words')}
      optional
      rows={4}
      maxLength={flagLimits.decisionWords}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  );
  return (
    <>
      {mayTakeUp && (
        <Button onClick={() => setAsks('take_up')} aria-keyshortcuts="t">
          Take up
        </Button>
      )}
      <Button variant="primary" onClick={() => setAsks('uphold')} aria-keyshortcuts="u">
        Keep it
      </Button>
      <Button variant="danger" onClick={() => setAsks('remove')} aria-keyshortcuts="d">
        Remove it
      </Button>
      <Confirm
        open={asks === 'take_up'}
        title="Take this up?"
        verb="Take up"
        tone="primary"
        done="The review is under review."
        act={() => takeUp({ ...decision, hide: hides })}
        onClose={close}
      >
        <p>Everybody sees the label ‘Under review’ from now on. It counts as before, until you decide.</p>
        {isUrgent(flags.reasons) && (
          <Checkbox
            name="hide"
            label="Do not show it until then"
            help="Personal data or a threat is alleged. Hide it only if you see it in the text yourself."
            checked={hides}
            onChange={(event) => setHides(event.target.checked)}
          />
        )}
      </Confirm>
      <Confirm
        open={asks === 'uphold'}
        title="Keep this review?"
        verb="Keep it"
        tone="primary"
        done="The review stays. All concerned are told."
        act={async () => {
          await uphold({ ...decision, words }, { updater: leave });
          onDecided();
        }}
        onClose={close}
      >
        {(wrong) => (
          <>
            <p>It stays as it is. Its writer, the recruiter, and those who flagged it and left an address are told.</p>
            {more('uphold', wrong)}
          </>
        )}
      </Confirm>
      <Confirm
        open={asks === 'remove'}
        title="Remove this review?"
        verb="Remove it"
        done="The review is removed. All concerned are told."
        act={async () => {
          await remove({ ...decision, reason, words }, { updater: leave });
          onDecided();
        }}
        onClose={close}
      >
        {(wrong) => (
          <>
            <p>
              It is taken off the profile and counted as removed in public. This cannot be undone here. Its writer, the
              recruiter, and those who flagged it and left an address are told.
            </p>
            {waitsForAnswer && (
              <p>{`Its writer may answer until ${formatDate(waitsForAnswer)}. Before that it can go only for personal data, threats or advertising.`}</p>
            )}
            <RemovalReason reason={reason} error={wrong('reason')} onChange={setReason} />
            {more('remove', wrong)}
          </>
        )}
      </Confirm>
    </>
  );
}

const takeUpMutation = graphql`
  mutation DecideFlagsTakeUpMutation($input: TakeUpFlagsInput!) {
    takeUpFlags(input: $input) {
      errors {
        code
        message
        field
      }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`;

const upholdMutation = graphql`
  mutation DecideFlagsUpholdMutation($input: UpholdReviewInput!) {
    upholdReview(input: $input) {
      errors {
        code
        message
        field
      }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`;

const removeMutation = graphql`
  mutation DecideFlagsRemoveMutation($input: RemoveFlaggedInput!) {
    removeFlagged(input: $input) {
      errors {
        code
        message
        field
      }
      flagCase {
        id
        ...FlagCases_row @relay(mask: false)
      }
    }
  }
`;
