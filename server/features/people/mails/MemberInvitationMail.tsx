import { formatCount } from '#common/formats.ts';
import { peopleLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, Title } from '#server/mail/parts.tsx';

export interface MemberInvitationMailProps {
  tenantName: string;
  inviterName: string;
  isAdmin: boolean;
  /** The full personal address of the page that joins. */
  joinUrl: string;
}

/** To somebody whom an admin invites to their agency or company. */
export const memberInvitation = defineMail({
  kind: 'member-invitation',
  subject: ({ inviterName, tenantName }) => `${inviterName} invites you to ${tenantName} on ${productName}`,
  Body: MemberInvitationMail,
  samples: {
    'member-invitation': {
      tenantName: 'Sample Talent',
      inviterName: 'Alex Sample',
      isAdmin: false,
      joinUrl: 'https://plaudit.example/join/token',
    },
  },
  canUnsubscribe: true,
});

/** Says who invites, where to, and until when the link works. */
export function MemberInvitationMail({ tenantName, inviterName, isAdmin, joinUrl }: MemberInvitationMailProps) {
  return (
    <MailFrame
      preview={`Join ${tenantName} on ${productName}.`}
      why={`You're getting this email because ${inviterName} of ${tenantName} entered your address on ${productName}.`}
    >
      <Title>Join {tenantName}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {inviterName} invites you to {tenantName} on {productName}
        {isAdmin ? ' as an admin, who can manage its people and settings' : ''}.
      </Paragraph>
      <Action href={joinUrl}>See the invitation</Action>
      <Small>
        The link works for {formatCount(peopleLimits.linkDays, 'day')}. If you don't know {inviterName}, ignore this
        email.
      </Small>
    </MailFrame>
  );
}
