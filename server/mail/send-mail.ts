import { createElement } from 'react';
import type { Write } from '#server/commands/write.ts';
import { type Composed, composeMail } from './compose.ts';
import type { Mail } from './define-mail.ts';

/** The recipient of one email, and its content. */
export type Envelope<Props, OfAgency extends boolean> = {
  to: { email: string; name: string };
  props: Props;
  /** The reply address; the sender stays ours. */
  replyTo?: string | null;
  /** The name beside our address; ours by default. */
  fromName?: string | null;
  /** A calendar file to attach; see `calendarOf`. */
  calendar?: string;
  /** The user whose notices it holds: unsubscribing stops only these emails. */
  noticesOf?: string;
  /** The email's invitation: unsubscribing, bounces and complaints end it. */
  invitationId?: string;
} & (OfAgency extends true ? { agencyId: string | null } : { agencyId?: never });

/**
 * Writes an email into the outbox, within the command's transaction; a task sends it after the commit. Returns
 * `suppressed` when the recipient does not want it. Refuses unsafe names, subjects and addresses.
 */
export function sendMail<Props extends object, OfAgency extends boolean>(
  write: Write,
  { kind, subject, Body, canUnsubscribe }: Mail<Props, OfAgency>,
  { props, agencyId = null, ...envelope }: Envelope<Props, OfAgency>,
): Promise<Composed> {
  return composeMail(write, {
    ...envelope,
    kind,
    subject: subject(props),
    body: createElement(Body, props),
    agencyId,
    unsubscribe: canUnsubscribe ? { agencyId } : null,
  });
}

/** Sends an email to each of these people, by name. */
export async function sendToEach<Props extends { name: string }, OfAgency extends boolean>(
  write: Write,
  mail: Mail<Props, OfAgency>,
  people: readonly Envelope<Props, OfAgency>['to'][],
  envelope: Omit<Envelope<Props, OfAgency>, 'to' | 'props'> & { props: Omit<Props, 'name'> },
): Promise<void> {
  for (const { email, name } of people) {
    const one = { ...envelope, to: { email, name }, props: { ...envelope.props, name } };
    await sendMail(write, mail, one as unknown as Envelope<Props, OfAgency>);
  }
}
