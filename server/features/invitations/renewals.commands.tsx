import { z } from 'zod';
import { invitationLimits } from '#common/limits.ts';
import { absolute, invitedReviewUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { type Invitation, invitationByToken, move } from './invitations.commands.ts';
import { renewedLink } from './mails/RenewedLinkMail.tsx';
import { daysAfter } from './timing.ts';

/**
 * Mails a new link to somebody who requests it because theirs has expired: to the invited address, and no other. It is
 * the same invitation, so it affects neither the gap nor the month's limit, and no reminder follows. Limited to a few
 * times, and refused when the side was invited again or has unsubscribed.
 */
export const renewReviewLink = defineCommand({
  name: 'renewReviewLink',
  input: z.object({ invitationId: z.uuid(), token: z.string().max(100) }),
  actor: ({ invitationId }) => `invitation ${invitationId}`,
  run: async (write, { invitationId, token }) => {
    const invitation = await invitationByToken(write, invitationId, token);
    if (invitation.state !== 'expired')
      refuse('NOT_ENDED', 'This link still works, or ended for another reason. Open our latest email.');
    if (invitation.renewals >= invitationLimits.renewals)
      refuse('TOO_MANY', "We've already sent you new links. You can still write your review on the recruiter's page.");
    const placement = await placementOf(write, invitation);
    await refuseInvitedAnew(write, invitation);
    const expiresAt = daysAfter(write.at, invitationLimits.renewedForDays);
    await move(write, invitation, ['renew'], {
      expires_at: expiresAt,
      renewals: invitation.renewals + 1,
      next_reminder_at: null,
    });
    write.enqueue(
      enqueued({ name: 'expireInvitation' }, { invitationId }, { runAt: expiresAt, key: `expire ${invitationId}` }),
    );
    await mailNewLink(write, invitation, placement);
    write.audit({
      action: 'renewReviewLink',
      agencyId: invitation.agency_id,
      subject: { type: 'Invitation', id: invitationId },
      actor: 'reviewer',
    });
    return {};
  },
});

type Placement = Awaited<ReturnType<typeof placementOf>>;

async function placementOf({ tx }: Write, { placement_id }: Invitation) {
  const placement = await tx
    .selectFrom('placements as p')
    .innerJoin('recruiters as r', 'r.id', 'p.recruiter_id')
    .innerJoin('agencies as a', 'a.id', 'p.agency_id')
    .select(['p.state', 'p.job_title', 'p.company_name', 'p.start_date'])
    .select(['r.name as recruiter', 'a.name as agency', 'a.legal_name', 'a.contact_email'])
    .where('p.id', '=', placement_id)
    .executeTakeFirstOrThrow();
  if (placement.state === 'cancelled')
    refuse('LINK_ENDED', 'This placement was canceled, so this invitation has ended.');
  return placement;
}

async function refuseInvitedAnew({ tx }: Write, { placement_id, audience }: Invitation) {
  const newer = await tx
    .selectFrom('invitations')
    .select('id')
    .where('placement_id', '=', placement_id)
    .where('audience', '=', audience)
    .where('state', 'in', ['draft', 'scheduled', 'sent', 'opened', 'started', 'completed'])
    .executeTakeFirst();
  if (newer)
    refuse('INVITED_ANEW', 'You have a newer invitation to review this placement. Open the link in our latest email.');
}

async function mailNewLink(write: Write, invitation: Invitation, placement: Placement) {
  const token = write.nature.newToken();
  // Whoever an old email was forwarded to must not answer: expired links stay expired.
  await write.tx.deleteFrom('invitation_tokens').where('invitation_id', '=', invitation.id).execute();
  await write.tx
    .insertInto('invitation_tokens')
    .values({ token_hash: hashToken(token), invitation_id: invitation.id, created_at: write.at })
    .execute();
  const { id, placement_id: placementId, audience, source } = invitation;
  const props = {
    recipientName: invitation.recipient_name,
    audience,
    recruiterName: placement.recruiter,
    agencyName: placement.agency,
    agencyLegalName: placement.legal_name,
    agencyContact: placement.contact_email,
    jobTitle: placement.job_title,
    companyName: placement.company_name ?? '',
    startDate: placement.start_date,
    reviewUrl: absolute(env.PLAUDIT_URL, invitedReviewUrl({ id, placementId, audience, source }, token)),
  };
  const { outcome } = await sendMail(write, renewedLink, {
    to: { email: invitation.recipient_email, name: invitation.recipient_name },
    props,
    agencyId: invitation.agency_id,
    invitationId: id,
  });
  if (outcome === 'suppressed') refuse('SUPPRESSED', "You opted out of our emails, so we can't send you a new link.");
}
