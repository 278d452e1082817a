import { useState } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { formatCount } from '#common/formats.ts';
import type { FoundPersonActionsDismissMutation } from '#web/__generated__/FoundPersonActionsDismissMutation.graphql.ts';
import type { FoundPersonActionsRestoreMutation } from '#web/__generated__/FoundPersonActionsRestoreMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { type FoundPersonRow, whoWasFound } from './found-person.ts';
import { InviteFoundPerson } from './InviteFoundPerson.tsx';

/** What can be done with somebody who was found and not invited. */
export function FoundPersonActions({ row }: { row: FoundPersonRow }) {
  const [isInviting, setInviting] = useState(false);
  const { dismiss, restore } = useMoves();
  const who = whoWasFound(row);
  return (
    <>
      {!row.isSuppressed && (
        <Button variant="primary" onClick={() => setInviting(true)}>
          Invite…
        </Button>
      )}
      {row.state === 'suggested' ? (
        <ActButton act={() => dismiss([row])} done={`${who} dismissed.`}>
          Dismiss
        </ActButton>
      ) : (
        <ActButton act={() => restore([row])} done={`${who} is suggested again.`}>
          Suggest again
        </ActButton>
      )}
      <InviteFoundPerson row={row} open={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

/** What can be done with several people at once. */
export function PickedFoundPeople({ picks }: { picks: Picked<FoundPersonRow> }) {
  const { dismiss, restore } = useMoves();
  const { rows, clear } = picks;
  const suggested = rows.filter(({ state }) => state === 'suggested');
  const others = rows.filter(({ state }) => state !== 'suggested');
  const count = (some: readonly FoundPersonRow[]) => formatCount(some.length, 'person', 'people');
  return (
    <PickedBar noun="person" plural="people" picks={picks}>
      {suggested.length > 0 && (
        <ActButton
          size="small"
          act={() => dismiss(suggested)}
          done={`${count(suggested)} dismissed.`}
          onSettled={clear}
        >
          Dismiss
        </ActButton>
      )}
      {others.length > 0 && (
        <ActButton
          size="small"
          act={() => restore(others)}
          done={`${count(others)} suggested again.`}
          onSettled={clear}
        >
          Suggest again
        </ActButton>
      )}
    </PickedBar>
  );
}

function useMoves() {
  const { revalidate } = useRevalidator();
  const dismiss = useCommand<FoundPersonActionsDismissMutation>(graphql`
    mutation FoundPersonActionsDismissMutation($input: DismissFoundPeopleInput!) {
      dismissFoundPeople(input: $input) {
        foundPeople { ...FoundPeopleList_row @relay(mask: false) }
        errors { code message field }
      }
    }
  `);
  const restore = useCommand<FoundPersonActionsRestoreMutation>(graphql`
    mutation FoundPersonActionsRestoreMutation($input: RestoreFoundPeopleInput!) {
      restoreFoundPeople(input: $input) {
        foundPeople { ...FoundPeopleList_row @relay(mask: false) }
        errors { code message field }
      }
    }
  `);
  const ids = (rows: readonly FoundPersonRow[]) => ({ ids: rows.map(({ id }) => id) });
  return {
    dismiss: (rows: readonly FoundPersonRow[]) => dismiss(ids(rows)).finally(() => void revalidate()),
    restore: (rows: readonly FoundPersonRow[]) => restore(ids(rows)).finally(() => void revalidate()),
  };
}
