import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import type { InviteAgain_invitation$key } from '#web/__generated__/InviteAgain_invitation.graphql.ts';
import type { InviteAgainMutation } from '#web/__generated__/InviteAgainMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useBegun } from '#web/list/begin.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { inviteAgainDay } from './progress.ts';
import { typedIn } from './typed-in.ts';

/** Invites a person again whose invitation ended without an answer. Before that is possible, says from when it is. */
export function InviteAgain({ invitation }: { invitation: InviteAgain_invitation$key }) {
  const zone = useTimeZone();
  const sent = useFragment(
    graphql`
      fragment InviteAgain_invitation on Invitation {
        id
        recipientName
        message
        inviteAgainFrom
        viewerCanInviteAgain
      }
    `,
    invitation,
  );
  const [isOpen, setOpen] = useState(useBegun() === 'again');
  const again = useCommand<InviteAgainMutation>(againMutation);
  const { id: invitationId, recipientName: name } = sent;
  const tooSoonUntil = inviteAgainDay(sent);
  return (
    <>
      {sent.viewerCanInviteAgain &&
        (tooSoonUntil ? (
          <p>{`You can invite ${name} again from ${formatDate(tooSoonUntil, zone)}.`}</p>
        ) : (
          <Button variant="primary" onClick={() => setOpen(true)}>
            Invite again
          </Button>
        ))}
      <Confirm
        open={isOpen}
        title={`Invite ${name} again?`}
        verb="Invite again"
        tone="primary"
        done={`We'll invite ${name} again.`}
        act={() => again({ invitationId, message: typedIn('message') })}
        onClose={() => setOpen(false)}
      >
        {(wrong) => (
          <TextArea
            id="message-of-invitation"
            name="message"
            label="Your message"
            help="We'll send it at the recommended time. Ask for an honest review."
            rows={4}
            maxLength={textLimits.message.max}
            defaultValue={sent.message ?? ''}
            error={wrong('message')}
            optional
          />
        )}
      </Confirm>
    </>
  );
}

const againMutation = graphql`
  mutation InviteAgainMutation($input: InviteAgainInput!) {
    inviteAgain(input: $input) {
      errors { code message field }
      invitation {
        ...InvitationList_row
      }
      ended {
        ...InvitationList_row
      }
    }
  }
`;
