import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import type { Side } from '#common/people/people.ts';
import type { LeavePlaceMutation } from '#web/__generated__/LeavePlaceMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { captureError } from '#web/kit/capture-error.ts';
import { useCommand } from '#web/kit/command.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type Colleague, Successor } from './Successor.tsx';

type LeavePlaceProps = { side: Side; present: string; unsent: number; colleagues: readonly Colleague[] };

/** A button to leave the user's agency or company, with what stays and what happens to their work. */
export function LeavePlace({ side, present, unsent, colleagues }: LeavePlaceProps) {
  const [isAsking, setAsking] = useState(false);
  const [successorId, setSuccessor] = useState('');
  const [reason, setReason] = useState('');
  const session = useSession();
  const leave = useCommand<LeavePlaceMutation>(graphql`
    mutation LeavePlaceMutation($input: LeaveTenantInput!) {
      leaveTenant(input: $input) {
        user {
          id
          ...OwnPlace_user
          ...WhoYouAre_user
        }
        errors { code message field }
      }
    }
  `);
  const act = async () => {
    await leave({ successorId: successorId || null, reason: successorId ? null : reason || null });
    // Menus follow the roles that are left.
    await session.refresh().catch(captureError);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{`Leave ${present}`}</Button>
      <Confirm
        title={`Leave ${present}?`}
        open={isAsking}
        onClose={() => setAsking(false)}
        verb="Leave"
        act={act}
        done={`You left ${present}.`}
      >
        {(wrong) => (
          <>
            {side === 'agency' ? (
              <>
                <p>
                  {`You continue as an independent recruiter: your profile moves to an agency of your own, which our team checks. You can join another agency from there.`}
                </p>
                <p>
                  {`Your reviews stay on your profile, and those you earned so far say “While at ${present}”. Placements, and review invitations that were sent, stay with ${present}.`}
                </p>
              </>
            ) : (
              <p>{`Your account stays, and so do your favorites. Preferred suppliers stay with ${present}.`}</p>
            )}
            <p>Only an admin can bring you back.</p>
            {unsent > 0 && (
              <>
                <p>{`${formatCount(unsent, 'review invitation')} of yours not sent yet:`}</p>
                <Successor
                  colleagues={colleagues}
                  value={successorId}
                  onChange={setSuccessor}
                  error={wrong('successorId')}
                />
                {!successorId && (
                  <TextField
                    name="reason"
                    label="Reason for canceling"
                    value={reason}
                    maxLength={textLimits.cancelReason.max}
                    error={wrong('reason')}
                    onChange={({ currentTarget }) => setReason(currentTarget.value)}
                  />
                )}
              </>
            )}
          </>
        )}
      </Confirm>
    </>
  );
}
