import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteDraft_invitation$key } from '#web/__generated__/DeleteDraft_invitation.graphql.ts';
import type { DeleteDraftMutation } from '#web/__generated__/DeleteDraftMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { leavingList } from '#web/features/admin/panel/leave-list.ts';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';

type DeleteDraftProps = {
  invitation: DeleteDraft_invitation$key;
  /** The list in the store from which it is removed. */
  listId: string | undefined;
};

/** Deletes a draft after a confirmation; the row leaves its list. */
export function DeleteDraft({ invitation, listId }: DeleteDraftProps) {
  const { id, recipientName, viewerCanDelete } = useFragment(
    graphql`
      fragment DeleteDraft_invitation on Invitation {
        id
        recipientName
        viewerCanDelete
      }
    `,
    invitation,
  );
  const [isOpen, setOpen] = useState(false);
  const remove = useCommand<DeleteDraftMutation>(graphql`
    mutation DeleteDraftMutation($input: DeleteInvitationInput!) {
      deleteInvitation(input: $input) {
        errors { code message field }
      }
    }
  `);
  if (!viewerCanDelete) return null;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete draft
      </Button>
      <Confirm
        open={isOpen}
        title={`Delete the draft to ${recipientName}?`}
        verb="Delete draft"
        stay="Keep draft"
        done="Draft deleted."
        act={() => remove({ invitationId: id }, { updater: leavingList(listId, id) })}
        onClose={() => setOpen(false)}
      >
        The placement stays. You can invite them from it at any time.
      </Confirm>
    </>
  );
}
