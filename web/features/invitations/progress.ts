import { formatAge, formatAppointment } from '#common/formats.ts';
import { type InvitationState, invitationStates, isAnswerable } from '#common/invitations/states.ts';
import { localTime } from '#common/local-time.ts';
import { zoneOfPlace } from '#common/zone-of-place.ts';
import type { TagProps } from '#web/ui/Tag.tsx';
import type { WhenProps } from '#web/ui/When.tsx';

/** What the inviting side is told about an invitation. Moments are ISO texts. */
export interface InvitationFacts {
  readonly state: string;
  readonly createdAt: string;
  readonly scheduledFor: string | null | undefined;
  readonly sentAt: string | null | undefined;
  readonly completedAt: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly remindersSent: number;
  readonly nextReminderAt: string | null | undefined;
}

/** The name of each state, and the matching tone. */
export const stateWords: Readonly<Record<InvitationState, { label: string; tone: NonNullable<TagProps['tone']> }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  sent: { label: 'Sent', tone: 'info' },
  opened: { label: 'Opened', tone: 'info' },
  started: { label: 'In progress', tone: 'info' },
  completed: { label: 'Reviewed', tone: 'good' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  expired: { label: 'No answer', tone: 'warn' },
  unsubscribed: { label: 'Unsubscribed', tone: 'warn' },
  complained: { label: 'Marked as spam', tone: 'bad' },
  bounced: { label: 'Bounced', tone: 'bad' },
};

/** The state of an invitation from outside data. */
export function stateOf(state: string): InvitationState {
  return invitationStates.find((known) => known === state) ?? 'draft';
}

/** The day before which a person cannot be invited again; null if they can be now. */
export const inviteAgainDay = (
  { inviteAgainFrom }: { readonly inviteAgainFrom: string | null | undefined },
  now: Date = new Date(),
): string | null => (inviteAgainFrom && Date.parse(inviteAgainFrom) > now.getTime() ? inviteAgainFrom : null);

/** The last event: 'Sent 3 days ago', or when a scheduled one was created. */
export function lastStep(
  { sentAt, completedAt, createdAt }: InvitationFacts,
  now: Date,
): { label: string; when: WhenProps } {
  if (completedAt) return { label: 'Reviewed', when: aged(completedAt, now) };
  if (sentAt) return { label: 'Sent', when: aged(sentAt, now) };
  return { label: 'Added', when: aged(createdAt, now) };
}

/** What happens next by itself, with its day; null when nothing does. */
export function nextStep(facts: InvitationFacts): { label: string; when: WhenProps } | null {
  const state = stateOf(facts.state);
  if (state === 'scheduled' && facts.scheduledFor)
    return { label: 'Email goes out', when: { at: facts.scheduledFor, isExact: true } };
  if (!isAnswerable(state) || !facts.sentAt) return null;
  if (facts.nextReminderAt) {
    const label = facts.remindersSent === 0 ? 'First reminder' : 'Last reminder';
    return { label, when: dated(facts.nextReminderAt) };
  }
  return facts.expiresAt ? { label: 'Link expires', when: dated(facts.expiresAt) } : null;
}

/**
 * When a scheduled email goes out: in the viewer's time zone, and in the recipient's if the clocks there show another
 * time. Where the place of the job tells none, the agency's counts.
 */
export function timesOfSending(
  at: string,
  zone: string,
  { location, agencyZone }: { location: string | null | undefined; agencyZone: string },
): { own: string; theirs: string | null } {
  const own = formatAppointment(at, zone);
  const there = zoneOfPlace(location, agencyZone);
  const isSameTime = localTime(at, there) === localTime(at, zone);
  const where = location ? 'for the recipient' : 'where the agency is';
  return { own, theirs: isSameTime ? null : `${formatAppointment(at, there)} ${where}` };
}

const dated = (at: string): WhenProps => ({ at });
const aged = (at: string, now: Date): WhenProps => ({ at, words: formatAge(at, now) });
