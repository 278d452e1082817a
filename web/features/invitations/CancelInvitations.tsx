import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { cancelReasons } from '#common/invitations/inputs.ts';
import { textLimits } from '#common/limits.ts';
import type { CancelInvitationsMutation } from '#web/__generated__/CancelInvitationsMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { TextField } from '#web/ui/TextField.tsx';

type CancelInvitationsProps = {
  invitations: readonly { readonly id: string; readonly recipientName: string }[];
  onClose: () => void;
  onDone?: () => void;
};

/** Cancels scheduled invitations after a confirmation, with an optional reason. */
export function CancelInvitations({ invitations, onClose, onDone }: CancelInvitationsProps) {
  const [picked] = useState(invitations);
  const [reason, setReason] = useState('');
  const cancel = useCommand<CancelInvitationsMutation>(graphql`
    mutation CancelInvitationsMutation($input: CancelInvitationsInput!) {
      cancelInvitations(input: $input) {
        errors { code message field }
        invitations {
          id
          ...InvitationList_row
        }
      }
    }
  `);
  const [first] = picked;
  const whom = picked.length === 1 && first ? first.recipientName : formatCount(picked.length, 'person', 'people');
  return (
    <Confirm
      open
      stay={picked.length === 1 ? 'Keep invitation' : 'Keep invitations'}
      title={
        picked.length === 1
          ? `Cancel the invitation to ${whom}?`
          : `Cancel ${formatCount(picked.length, 'invitation')}?`
      }
      verb={picked.length === 1 ? 'Cancel invitation' : 'Cancel invitations'}
      done={
        picked.length === 1
          ? `Invitation to ${whom} canceled. You can invite them again later.`
          : `${formatCount(picked.length, 'invitation')} canceled. You can invite these people again later.`
      }
      act={async () => {
        await cancel({ ids: picked.map(({ id }) => id), reason });
        onDone?.();
      }}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          <p>
            {whom} won't get an email. You can invite {picked.length === 1 ? 'this person' : 'them'} again later. Until
            then, the profile counts them as not invited.
          </p>
          <TextField
            id="cancel-reason"
            name="reason"
            label="Reason"
            help="Your agency sees it next to the invitation. Choose one, or write your own."
            optional
            list="cancel-reasons"
            autoComplete="off"
            maxLength={textLimits.cancelReason.max}
            error={wrong('reason')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <datalist id="cancel-reasons">
            {cancelReasons.usual.map((usual) => (
              <option key={usual} value={usual} />
            ))}
          </datalist>
        </>
      )}
    </Confirm>
  );
}
