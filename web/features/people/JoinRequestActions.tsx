import { useState } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { formatCount } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import type { Side } from '#common/people/people.ts';
import type { JoinRequestActionsAcceptMutation } from '#web/__generated__/JoinRequestActionsAcceptMutation.graphql.ts';
import type { JoinRequestActionsDeclineMutation } from '#web/__generated__/JoinRequestActionsDeclineMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { JoinRequestRow } from './JoinRequestList.tsx';

/** What an admin can do with a request that waits. */
export function JoinRequestActions({ row, side }: { row: JoinRequestRow; side: Side }) {
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAccept();
  return (
    <>
      <ActButton variant="primary" act={() => accept([row])} done={`${row.name} is now part of your ${side}.`}>
        Accept
      </ActButton>
      <Button onClick={() => setDeclining(true)}>Decline</Button>
      <Decline rows={[row]} open={isDeclining} onClose={() => setDeclining(false)} />
    </>
  );
}

/** What can be done with several requests at once. */
export function PickedRequests({ picks }: { picks: Picked<JoinRequestRow> }) {
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAccept();
  const { rows, clear } = picks;
  return (
    <>
      <PickedBar noun="request" picks={picks}>
        <ActButton
          size="small"
          variant="primary"
          act={() => accept(rows)}
          done={`${formatCount(rows.length, 'person', 'people')} joined.`}
          onSettled={clear}
        >
          Accept
        </ActButton>
        <Button size="small" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </PickedBar>
      <Decline
        rows={rows}
        open={isDeclining}
        onClose={() => {
          setDeclining(false);
          clear();
        }}
      />
    </>
  );
}

function useAccept() {
  const { revalidate } = useRevalidator();
  const accept = useCommand<JoinRequestActionsAcceptMutation>(graphql`
    mutation JoinRequestActionsAcceptMutation($input: AcceptJoinRequestsInput!) {
      acceptJoinRequests(input: $input) {
        joinRequests {
          ...JoinRequestList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  // Seats and counts follow, also when only some could be accepted.
  return (rows: readonly JoinRequestRow[]) =>
    accept({ ids: rows.map(({ id }) => id) }).finally(() => void revalidate());
}

type DeclineProps = { rows: readonly JoinRequestRow[]; open: boolean; onClose: () => void };

function Decline({ rows, open, onClose }: DeclineProps) {
  const [reason, setReason] = useState('');
  const { revalidate } = useRevalidator();
  const decline = useCommand<JoinRequestActionsDeclineMutation>(graphql`
    mutation JoinRequestActionsDeclineMutation($input: DeclineJoinRequestsInput!) {
      declineJoinRequests(input: $input) {
        joinRequests {
          ...JoinRequestList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const who = rows.length === 1 ? rows[0]!.name : formatCount(rows.length, 'request');
  return (
    <Confirm
      title={rows.length === 1 ? `Decline the request of ${who}?` : `Decline ${who}?`}
      open={open}
      onClose={onClose}
      verb="Decline"
      act={() => decline({ ids: rows.map(({ id }) => id), reason: reason || null }).finally(() => void revalidate())}
      done={rows.length === 1 ? `Request of ${who} declined.` : `${who} declined.`}
    >
      {(wrong) => (
        <>
          <p>We email them your answer. They can ask again after a week.</p>
          <TextArea
            id="decline-reason"
            label="Reason"
            optional
            help="They read it in the email."
            rows={3}
            maxLength={textLimits.message.max}
            value={reason}
            error={wrong('reason')}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </Confirm>
  );
}
