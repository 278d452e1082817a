import { sql } from 'kysely';
import { formatDate } from '#common/formats.ts';
import { invitationLimits } from '#common/limits.ts';
import { wordingProblemOfName } from '#common/reviews/checks/wording.ts';
import { canInvite } from '#common/reviews/rules.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Database } from '#server/database/database.ts';
import { addressHash } from '#server/mail/address-hash.ts';
import { signedIn, type Viewer } from '#server/session/viewer.ts';
import { isOfAgency } from '../profiles/own-addresses.ts';
import { askedLately, takeTurnsToAsk } from './asked-lately.ts';
import { rulesOf, settingsOf } from './invite-rules.ts';
import { type Audience, dayIn, daysAfter } from './timing.ts';

/** The recruiter an invitation is sent for, with what decides when it can leave. */
export type Inviter = NonNullable<Awaited<ReturnType<typeof inviterOf>>>;

/** The recruiter to invite for; undefined once their profile is gone. */
export async function inviterOf({ tx }: Pick<Reading, 'tx'>, recruiterId: string | null) {
  const row = await tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(({ ref }) => [
      'r.id',
      'r.agency_id',
      'a.plan',
      'a.time_zone',
      settingsOf({ id: ref('a.id'), plan: ref('a.plan') }).as('settings'),
    ])
    .where('r.id', '=', recruiterId)
    .where('r.gone_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { settings, ...recruiter } = row;
  return { ...recruiter, rules: rulesOf(settings) };
}

/**
 * The recruiter to invite for, if the viewer can. Otherwise refused; to strangers, as if the recruiter did not exist.
 */
export async function inviterFor({ tx, viewer }: Reading, recruiterId: string | null): Promise<Inviter> {
  const recruiter = await inviterOf({ tx }, recruiterId);
  if (!recruiter) return refuseUnknown();
  const verdict = canInvite(signedIn(viewer), { recruiterId: recruiter.id, agencyId: recruiter.agency_id });
  if (verdict.ok) return recruiter;
  return recruiter.agency_id === viewer.agencyId ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
}

interface Reading {
  tx: Database['kysely'];
  viewer: Viewer;
}

/**
 * Who is invited about which side of a placement. `except`: an invitation that is itself being changed; `isCorrection`
 * if it gets another address because its email bounced.
 */
export interface Invitee {
  placementId: string;
  audience: Audience;
  email: string;
  except?: string;
  isCorrection?: boolean;
}

/** Refuses an address or a side that cannot be invited at any time. */
export async function refuseForbiddenInvitation(write: Write, inviter: Inviter, invitee: Invitee): Promise<void> {
  await refuseSuppressed(write, inviter, invitee);
  await refuseWithinGap(write, inviter, invitee);
  await refuseOwnAgency(write, inviter, invitee);
  await refuseSecondInvitation(write, invitee);
  await refuseReviewed(write, invitee);
  await refuseOtherAddress(write, inviter, invitee);
  await refuseNotToBeMailed(write, invitee);
  await refuseBiasedNames(write, inviter, invitee);
  await refuseCancelled(write, invitee);
}

async function refuseCancelled({ tx }: Write, { placementId }: Invitee) {
  const cancelled = await tx
    .selectFrom('placements')
    .select('id')
    .where('id', '=', placementId)
    .where('state', '=', 'cancelled')
    .executeTakeFirst();
  if (cancelled) refuse('STATE', "This placement was canceled, so you can't invite anyone to review it.");
}

/** Names shown in an invitation's email are the recruiter's words as much as the message is. */
async function refuseBiasedNames({ tx }: Write, inviter: Inviter, { placementId }: Invitee) {
  const names = await tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .leftJoin('placements as p', (join) => join.on('p.id', '=', placementId))
    .select(['r.name as recruiter_name', 'a.name as agency_name', 'a.legal_name', 'p.job_title', 'p.company_name'])
    .where('r.id', '=', inviter.id)
    .executeTakeFirstOrThrow();
  const problem = biasIn(names);
  if (problem) refuse('WORDING', problem);
}

/** Names as an invitation's email shows them. */
interface ShownNames {
  recruiter_name: string;
  agency_name: string;
  legal_name: string;
  job_title: string | null;
  company_name: string | null;
  recipient_name?: string;
}

/** What is wrong with one of the names that the email shows; undefined when none offers anything or asks for stars. */
export function biasIn(names: ShownNames): string | undefined {
  const { recruiter_name, agency_name, legal_name, job_title, company_name, recipient_name } = names;
  return [recruiter_name, agency_name, legal_name, job_title, company_name, recipient_name]
    .flatMap((name) => (name && wordingProblemOfName(name)?.message) || [])
    .at(0);
}

/** Facts about a side from the agency's software override typed ones. */
async function refuseNotToBeMailed({ tx }: Write, { placementId, audience }: Invitee) {
  const placement = await tx
    .selectFrom('placements')
    .select('id')
    .where('id', '=', placementId)
    .where(audience === 'candidate' ? 'candidate_do_not_mail' : 'employer_do_not_mail', '=', true)
    .executeTakeFirst();
  if (placement)
    refuse('DO_NOT_MAIL', "This person is marked as do-not-email, so you can't invite them.", 'recipientEmail');
}

/** Addresses that get nothing from this agency, or from anybody. */
async function refuseSuppressed({ tx }: Write, { agency_id }: Inviter, { email }: Invitee) {
  const suppressed = await tx
    .selectFrom('suppressions')
    .select('reason')
    .where((eb) => eb.or([eb('email', '=', email), eb('email_hash', '=', addressHash(email))]))
    .where((eb) => eb.or([eb('agency_id', 'is', null), eb('agency_id', '=', agency_id)]))
    .orderBy(sql`reason = 'bounced'`)
    .executeTakeFirst();
  if (suppressed) refuse('SUPPRESSED', whySuppressed(suppressed.reason), 'recipientEmail');
}

/** Only a bounced address can be corrected; all other reasons are a person's wish. */
const whySuppressed = (reason: string) =>
  reason === 'bounced'
    ? 'An email to this address bounced. Check it, or enter another address.'
    : "This person opted out of these emails, so you can't invite them.";

/** Reviews and surveys together ask a person once in 90 days; see `askedLately`. */
async function refuseWithinGap({ tx, at, viewer }: Write, { agency_id }: Inviter, { email, except }: Invitee) {
  await takeTurnsToAsk(agency_id, [email]).execute(tx);
  const person = { agencyId: sql`${agency_id}::uuid`, email: sql`${email}::text` };
  const { rows } = await sql<{ kind: string; sent_at: Date | null }>`/* refuseWithinGap */
    select kind, sent_at from ${askedLately(person, at)} a where id is distinct from ${except ?? null}::uuid
    order by sent_at desc nulls first limit 1`.execute(tx);
  const recent = rows[0];
  if (!recent) return;
  const rule = `Your agency can ask each person once every ${invitationLimits.gapDays} days, and`;
  const asked =
    recent.kind === 'survey'
      ? 'has sent this one a survey. You can invite them'
      : 'has already invited this one. You can invite them again';
  refuse(
    'INVITED_RECENTLY',
    recent.sent_at
      ? `${rule} ${asked} from ${formatDate(daysAfter(recent.sent_at, invitationLimits.gapDays), viewer.timeZone)}.`
      : `${rule} has already scheduled an invitation to this one.`,
    'recipientEmail',
  );
}

/**
 * Nobody reviews their own agency. The domain alone says little here: a person placed inside may have an address there.
 */
async function refuseOwnAgency({ tx }: Write, { agency_id }: Inviter, { email }: Invitee) {
  if (await isOfAgency(tx, agency_id, email, { orItsDomain: false }))
    refuse(
      'OWN_ADDRESS',
      'This email address belongs to your own agency. Enter the address of the person you placed.',
      'recipientEmail',
    );
}

async function refuseSecondInvitation({ tx }: Write, { placementId, audience, except }: Invitee) {
  const live = await tx
    .selectFrom('invitations')
    .select('id')
    .where('placement_id', '=', placementId)
    .where('audience', '=', audience)
    .where('state', 'in', ['scheduled', 'sent', 'opened', 'started', 'completed'])
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst();
  if (live) refuse('INVITED_ALREADY', 'This side of the placement has already been invited.', 'recipientEmail');
}

/**
 * A side that has reviewed, invited or through the open link, is not invited unless the review is withdrawn or
 * rejected.
 */
async function refuseReviewed({ tx }: Write, { placementId, audience }: Invitee) {
  const review = await tx
    .selectFrom('reviews')
    .select('id')
    .where((eb) => eb.or([eb('placement_id', '=', placementId), eb('denied_placement_id', '=', placementId)]))
    .where('reviewer_type', '=', audience)
    .where('publication', '<>', 'withdrawn')
    .where('moderation', '<>', 'rejected')
    .executeTakeFirst();
  if (review)
    refuse(
      'REVIEWED',
      "This side of the placement has already sent a review, so you can't invite them again.",
      'recipientEmail',
    );
}

/**
 * Only the person a placement names is invited about it; somebody else might answer in their place. Another address is
 * accepted if that one bounced, and for a placement entered by hand as long as nobody was emailed or has reviewed; then
 * it is a correction (see `correctPerson`). When nobody is named, it is the first invited address.
 */
async function refuseOtherAddress(
  { tx }: Write,
  { agency_id }: Inviter,
  { placementId, audience, email, isCorrection }: Invitee,
): Promise<void> {
  if (isCorrection) return;
  const named = sql.ref(audience === 'candidate' ? 'p.candidate_email' : 'p.contact_email');
  const { rows } = await sql<Named>`/* refuseOtherAddress */
    select ${named} as address, p.source = 'manual' as is_typed, a.was_invited, a.was_invited_there,
      exists (
        select from reviews v where coalesce(v.placement_id, v.denied_placement_id) = p.id and v.reviewer_type = ${audience}
      ) as is_reviewed,
      a.came_back or exists (
        select from suppressions s where s.email = ${named} and s.reason = 'bounced'
          and (s.agency_id is null or s.agency_id = ${agency_id})
      ) as came_back
    from placements p, lateral (
      select coalesce(bool_or(i.state <> 'bounced' and i.recipient_email <> ''), false) as was_invited,
        coalesce(bool_or(i.state <> 'bounced' and i.recipient_email = ${email}), false) as was_invited_there,
        coalesce(bool_or(i.state = 'bounced' and i.recipient_email = ${named}), false) as came_back
      from invitations i where i.placement_id = p.id and i.audience = ${audience} and i.sent_at is not null
    ) a
    where p.id = ${placementId}`.execute(tx);
  const { address, is_typed, is_reviewed, came_back, was_invited, was_invited_there } = rows[0]!;
  if (address === email || was_invited_there || came_back) return;
  if ((address === null || is_typed) && !was_invited && !is_reviewed) return;
  refuse(
    'OTHER_ADDRESS',
    is_typed || address === null
      ? 'This side of the placement was already invited, or sent a review, from another email address. Use that address.'
      : 'This placement came with another email address for this person. Use that address, or correct it where the placement came from.',
    'recipientEmail',
  );
}

/** What is known about a side to invite, and what happened to its sent invitations. */
interface Named {
  address: string | null;
  is_typed: boolean;
  is_reviewed: boolean;
  came_back: boolean;
  was_invited: boolean;
  was_invited_there: boolean;
}

/** The first day and a chosen time, as far as they decide when an invitation can leave. */
interface Times {
  startDate: string;
  scheduledFor: string | null;
}

/** Refuses a time or a first day too far ahead, and a time before the job starts: nobody has anything to say then. */
export function refuseUnfitTime({ at }: Write, { time_zone }: Inviter, { startDate, scheduledFor }: Times): void {
  const latest = daysAfter(at, invitationLimits.startsWithinDays);
  if (startDate > dayIn(time_zone, latest))
    refuse('TOO_LATE', 'Choose a first day within a year from now.', 'startDate');
  if (!scheduledFor) return;
  if (Date.parse(scheduledFor) > latest.getTime())
    refuse('TOO_LATE', 'Choose a time within a year from now.', 'scheduledFor');
  const leaves = new Date(Math.max(Date.parse(scheduledFor), at.getTime()));
  if (dayIn(time_zone, leaves) < startDate)
    refuse(
      'TOO_EARLY',
      "The job won't have started by then. Use the recommended time, some days after the first day.",
      'startDate',
    );
}
