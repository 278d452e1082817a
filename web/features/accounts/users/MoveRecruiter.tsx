import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { textLimits } from '#common/limits.ts';
import type { MoveRecruiter_user$key } from '#web/__generated__/MoveRecruiter_user.graphql.ts';
import type { MoveRecruiterMutation } from '#web/__generated__/MoveRecruiterMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { AgencyPicker } from '#web/features/joining/enquiries/AgencyPicker.tsx';
import { useCommand } from '#web/kit/command.ts';
import { TextField } from '#web/ui/TextField.tsx';

/** Moves a recruiter with their profile to another agency. */
export function MoveRecruiter({ user, onClose }: { user: MoveRecruiter_user$key; onClose: () => void }) {
  const { id, name, recruiter } = useFragment(
    graphql`
      fragment MoveRecruiter_user on User {
        id
        name
        recruiter {
          agency {
            id
            name
          }
        }
      }
    `,
    user,
  );
  const [agencyId, setAgencyId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const move = useCommand<MoveRecruiterMutation>(graphql`
    mutation MoveRecruiterMutation($input: MoveRecruiterInput!) {
      moveRecruiter(input: $input) {
        user {
          ...UserList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const former = recruiter?.agency.name ?? 'their agency';
  return (
    <Confirm
      title={`Move ${name} to another agency?`}
      open
      onClose={onClose}
      verb="Move"
      act={() => move({ userId: id, agencyId, reason: reason.trim() || null })}
      done={`${name} has moved.`}
    >
      {(wrong) => (
        <>
          <p>
            {`The profile moves with its reviews, which keep saying that they were earned at ${former}. Placements, and invitations already sent, stay with ${former}. ${name} joins as a recruiter: other roles and teams end.`}
          </p>
          <AgencyPicker
            words=""
            chosen={agencyId}
            onChoose={setAgencyId}
            except={recruiter?.agency.id}
            error={wrong('agencyId')}
          />
          <TextField
            name="reason"
            label="Reason for canceling unsent invitations"
            help="The admins there see it. Leave it empty to say that they left."
            value={reason}
            maxLength={textLimits.cancelReason.max}
            error={wrong('reason')}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
    </Confirm>
  );
}
