import { useBegin } from '#web/list/begin.ts';
import { Button } from '#web/ui/Button.tsx';
import { inviteAgainDay } from './progress.ts';
import { reviewHrefOf } from './review-of-invitation.ts';

type InvitationCellProps = {
  invitation: Parameters<typeof reviewHrefOf>[0] &
    Parameters<typeof inviteAgainDay>[0] & {
      readonly id: string;
      readonly recipientName: string;
      readonly viewerCanResume: boolean;
      readonly viewerCanReschedule: boolean;
      readonly viewerCanCorrect: boolean;
      readonly viewerCanInviteAgain: boolean;
    };
};

/** The next thing to do with an invitation: a link to its review, or a button that opens it to do that. */
export function InvitationCell({ invitation }: InvitationCellProps) {
  const begin = useBegin();
  const { id, recipientName: name } = invitation;
  const href = reviewHrefOf(invitation);
  if (href)
    return (
      <Button size="small" href={href} aria-label={`View review by ${name}`}>
        View review
      </Button>
    );
  const next = nextFor(invitation);
  if (!next) return null;
  return (
    <Button size="small" onClick={() => begin(id, next.begins)} aria-label={`${next.verb}: ${name}`}>
      {next.verb}
    </Button>
  );
}

function nextFor(invitation: InvitationCellProps['invitation']): { begins: string; verb: string } | null {
  if (invitation.viewerCanResume) return { begins: 'resume', verb: 'Resume sending' };
  if (invitation.viewerCanReschedule) return { begins: 'send', verb: 'Send now' };
  if (invitation.viewerCanCorrect) return { begins: 'correct', verb: 'Correct email' };
  if (invitation.viewerCanInviteAgain && !inviteAgainDay(invitation)) return { begins: 'again', verb: 'Invite again' };
  return null;
}
