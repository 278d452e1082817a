import { messageIdOf } from '#server/mail/headers.ts';
import type { Row } from './rows.ts';
import { daysAfter, type World } from './world.ts';

/** Emails shown in the outbox. */
const shown = 60;

/**
 * Adds past emails that were sent, failed, have an unknown outcome, or were held back. Their links hold no token and
 * lead nowhere.
 */
export function addMails(world: World): void {
  const sent = world.rows.invitations.filter(({ sent_at }) => sent_at !== null);
  const latest = sent.sort((a, b) => timeOf(b) - timeOf(a)).slice(0, shown);
  const bounced = sent.filter(({ state }) => state === 'bounced').slice(0, 8);
  for (const [index, invitation] of latest.entries())
    if (invitation.state !== 'bounced') addMail(world, invitation, index % 15 === 7 ? 'unknown' : 'sent');
  for (const invitation of bounced) addMail(world, invitation, 'failed');
  const unwanted = sent.filter(({ state }) => state === 'unsubscribed').slice(0, 3);
  for (const invitation of unwanted) addMail(world, invitation, 'suppressed');
}

const timeOf = ({ sent_at }: Row<'invitations'>) => new Date(sent_at!).getTime();

type Fate = keyof typeof errors;

const errors = {
  sent: null,
  suppressed: null,
  failed: '550 5.1.1 No such mailbox here (made up for the demo)',
  unknown: 'The connection was lost while the mail was on its way (made up for the demo)',
};

function addMail(world: World, invitation: Row<'invitations'>, state: Fate): void {
  const queuedAt = new Date(invitation.sent_at!);
  const id = world.dice.id(queuedAt);
  const sentence = `${invitation.recipient_name}, this stands for a mail of the demo that asked for a review. It was never sent.`;
  world.rows.mails.push({
    id,
    kind: 'invitation',
    agency_id: invitation.agency_id,
    invitation_id: invitation.id,
    to_email: invitation.recipient_email,
    to_name: invitation.recipient_name,
    reply_to: null,
    from_name: null,
    subject: 'Demo: how was your placement?',
    html: `<p>${sentence}</p>`,
    text: sentence,
    headers: {},
    message_id: messageIdOf(id),
    state,
    error: errors[state],
    queued_at: queuedAt,
    sending_at: state === 'suppressed' ? null : daysAfter(queuedAt, 0.00001),
    settled_at: state === 'unknown' ? null : daysAfter(queuedAt, 0.00003),
  });
}
