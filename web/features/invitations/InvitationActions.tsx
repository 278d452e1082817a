import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InvitationActions_invitation$key } from '#web/__generated__/InvitationActions_invitation.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import type { AskingList } from './asking-list.ts';
import { CancelInvitations } from './CancelInvitations.tsx';
import { CorrectRecipient } from './CorrectRecipient.tsx';
import { DeleteDraft } from './DeleteDraft.tsx';
import { InvitationDeparture } from './InvitationDeparture.tsx';
import { InviteAgain } from './InviteAgain.tsx';
import { rowOfSide } from './invitation-draft.ts';
import { reviewHrefOf } from './review-of-invitation.ts';

type InvitationActionsProps = {
  invitation: InvitationActions_invitation$key;
  /** The list in the store. */
  listId: string | undefined;
} & Pick<AskingList, 'onInvite'>;

/**
 * What can be done with an invitation in its state: read its review, send now, reschedule, edit, delete, cancel, correct
 * the address, invite again. A draft is edited in the form, which replaces it when it is sent.
 */
export function InvitationActions({ invitation, listId, onInvite }: InvitationActionsProps) {
  const found = useFragment(
    graphql`
      fragment InvitationActions_invitation on Invitation {
        id
        recipientName
        recipientEmail
        audience
        message
        viewerCanCancel
        viewerCanDelete
        recruiter {
          id
        }
        placement {
          id
          jobTitle
          jobType
          startDate
          endDate
          companyName
          candidateName
          contactName
        }
        review {
          id
          reply {
            version
          }
        }
        pendingReview {
          id
          level
        }
        ...InvitationDeparture_invitation
        ...DeleteDraft_invitation
        ...CorrectRecipient_invitation
        ...InviteAgain_invitation
      }
    `,
    invitation,
  );
  const [isCancelling, setCancelling] = useState(false);
  const { recruiter, message } = found;
  const reviewHref = reviewHrefOf(found);
  return (
    <>
      {reviewHref && (
        <Button variant="primary" href={reviewHref}>
          View review
        </Button>
      )}
      <InvitationDeparture invitation={found} />
      {found.viewerCanDelete && onInvite && (
        <Button onClick={() => onInvite({ rows: [rowOfSide(found)], recruiterId: recruiter?.id, message })}>
          Edit
        </Button>
      )}
      <DeleteDraft invitation={found} listId={listId} />
      {found.viewerCanCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          Cancel invitation
        </Button>
      )}
      <CorrectRecipient invitation={found} />
      <InviteAgain invitation={found} />
      {isCancelling && <CancelInvitations invitations={[found]} onClose={() => setCancelling(false)} />}
    </>
  );
}
