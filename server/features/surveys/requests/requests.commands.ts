import { type Selectable, sql } from 'kysely';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { formatDate } from '#common/formats.ts';
import type { Problem } from '#common/inputs.ts';
import { invitationLimits } from '#common/limits.ts';
import { type RecipientEvent, type RecipientState, recipientTransitions } from '#common/surveys/recipient-states.ts';
import { canceledWithoutReason, cancelRequestsInput, sendRequestAgainInput } from '#common/surveys/requests.ts';
import { transition } from '#common/transitions.ts';
import { defineCommand } from '#server/commands/command.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { SurveyRecipients } from '#server/database/types.ts';
import { ownAddresses } from '#server/features/profiles/own-addresses.ts';
import { isSuppressed } from '#server/mail/suppression.ts';
import { askedLately, takeTurnsToAsk } from '../../invitations/asked-lately.ts';
import { daysAfter } from '../../invitations/timing.ts';
import { agencyWithSurveys } from '../may-edit.ts';

type Recipient = Selectable<SurveyRecipients>;

/** Cancels requests that wait to be sent. One that cannot be canceled is reported by its index in `ids`. */
export const cancelSurveyRequests = defineCommand({
  name: 'cancelSurveyRequests',
  input: cancelRequestsInput,
  run: async (write, { ids, reason }) => {
    const found = new Map((await ownRequests(write, ids)).map((one) => [one.id, one]));
    const problems: Problem[] = [];
    const canceled: Recipient[] = [];
    for (const id of new Set(ids)) {
      const one = found.get(id);
      const field = `ids.${ids.indexOf(id)}`;
      if (!one) problems.push({ code: 'NOT_FOUND', message: "This request doesn't exist.", field });
      else if (moved(one, 'cancel') && waitsToBeSent(one)) canceled.push(one);
      else problems.push({ code: 'STATE', message: 'Only a request that has not been sent can be canceled.', field });
    }
    if (canceled.length === 0) throw new Refusal(problems);
    await write.tx
      .updateTable('survey_recipients')
      .set({ state: 'cancelled', cancelled_because: reason ?? canceledWithoutReason })
      .where(
        'id',
        'in',
        canceled.map(({ id }) => id),
      )
      .execute();
    for (const one of canceled) note(write, 'cancelSurveyRequest', one);
    return { requests: canceled.map(({ id }) => id), errors: problems };
  },
});

const waitsToBeSent = ({ state }: Recipient) => state === 'queued' || state === 'throttled';

/**
 * Sends a request again that bounced, was canceled, or ended without an answer. After a bounce it takes another address:
 * the one given or, of a person of a placement, the one that the placement has now. Earlier links stop working. Like
 * every other email, it leaves within the agency's hours and limits.
 */
export const sendSurveyAgain = defineCommand({
  name: 'sendSurveyAgain',
  input: sendRequestAgainInput,
  run: async (write, { requestId, email: given, name }) => {
    const [request] = await ownRequests(write, [requestId]);
    if (!request) return refuseUnknown();
    const to = moved(request, 'ask_again');
    if (!to)
      return refuse('STATE', 'You can send this again once it has bounced, was canceled, or ended without an answer.');
    if (await hasScore(write, request)) refuse('ANSWERED', 'This person has already given a score.');
    if (request.address_gone_at) refuse('ADDRESS_GONE', 'This request is so old that we deleted its email address.');
    const email = request.state === 'bounced' ? await otherAddress(write, request, given) : request.email;
    await refuseUnlessWelcome(write, request, email);
    await write.tx.deleteFrom('survey_tokens').where('recipient_id', '=', request.id).execute();
    await write.tx
      .updateTable('survey_recipients')
      .set({
        ...{ state: to, email, name: name ?? request.name, scheduled_for: write.at },
        ...{ sent_at: null, opened_at: null, started_at: null, expires_at: null },
        ...{ bounced_because: null, cancelled_because: null, next_reminder_at: null, reminders_sent: 0 },
      })
      .where('id', '=', request.id)
      .execute();
    note(write, 'sendSurveyAgain', request);
    return { request: request.id };
  },
});

const hasScore = ({ tx }: Write, { id, agency_id }: Recipient) =>
  tx
    .selectFrom('responses')
    .select('id')
    .where('recipient_id', '=', id)
    .where('agency_id', '=', agency_id)
    .where('score', 'is not', null)
    .executeTakeFirst();

/** The address to use after a bounce. */
async function otherAddress({ tx }: Write, request: Recipient, given: string | null | undefined): Promise<string> {
  if (!request.placement_id) {
    if (!given || given === request.email)
      return refuse('SAME_ADDRESS', 'Our email to this address bounced. Enter another one.', 'email');
    return given;
  }
  const { rows } = await sql<{ email: string | null }>`/* addressOfPlacement */
    select case when s.audience = 'candidate' then p.candidate_email else p.contact_email end as email
    from placements p, campaigns c join surveys s on s.id = c.survey_id
    where p.id = ${request.placement_id} and c.id = ${request.campaign_id}`.execute(tx);
  const email = rows[0]?.email;
  if (!email || email === request.email)
    return refuse('SAME_ADDRESS', 'Our email bounced. Correct the email address in the placement first.');
  return email;
}

/** Whether a person can be asked: nobody of the agency, who wants its emails, and wasn't asked in the last 90 days. */
async function refuseUnlessWelcome(write: Write, request: Recipient, email: string): Promise<void> {
  const { tx, at, viewer } = write;
  const { agency_id: agencyId, campaign_id: campaignId, id } = request;
  const field = request.state === 'bounced' && !request.placement_id ? 'email' : undefined;
  const isOwn = await ownAddresses(tx, agencyId);
  if (isOwn(email)) refuse('OWN_ADDRESS', 'This email address belongs to your own agency.', field);
  if (await isSuppressed(tx, email, agencyId)) refuse('SUPPRESSED', "This address doesn't accept your emails.", field);
  if (!request.placement_id) {
    const other = await tx
      .selectFrom('survey_recipients')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('email', '=', email)
      .where('placement_id', 'is', null)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (other) refuse('KNOWN', 'This campaign already has someone with this email address.', field);
  }
  await takeTurnsToAsk(agencyId, [email]).execute(tx);
  const { rows } = await sql<{ at: Date }>`/* askedBefore */
    select at from ${askedLately({ agencyId: sql`${agencyId}::uuid`, email: sql`${email}::text` }, at)} a
    order by at desc limit 1`.execute(tx);
  if (!rows[0]) return;
  const { gapDays } = invitationLimits;
  const from = formatDate(daysAfter(rows[0].at, gapDays), viewer.timeZone);
  refuse('ASKED_RECENTLY', `Your agency can ask each person once every ${gapDays} days: this one from ${from}.`, field);
}

/** The requests among these ids that the viewer may change, locked in the order of their ids. */
async function ownRequests(write: Write, ids: readonly string[]): Promise<Recipient[]> {
  const { permissions, seesAgency, agencyId, recruiterId, ledRecruiterIds } = write.viewer;
  if (!agencyId || (!permissions.has('nps_view') && !seesAgency)) return [];
  const rows = await write.tx
    .selectFrom('survey_recipients')
    .selectAll()
    .where('id', 'in', ids)
    .where('agency_id', '=', agencyId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const isSeen = ({ recruiter_id }: Recipient) =>
    seesAgency || (recruiter_id !== null && (recruiter_id === recruiterId || ledRecruiterIds.includes(recruiter_id)));
  const seen = rows.filter(isSeen);
  if (seen.length > 0) agencyWithSurveys(write);
  return seen;
}

/** The state that an event leads to; undefined if it isn't possible. */
function moved({ state }: Recipient, event: RecipientEvent): RecipientState | undefined {
  const next = transition(recipientTransitions, state as RecipientState, event);
  return next.ok ? next.to : undefined;
}

const note = (write: Write, action: AuditAction, { id, agency_id }: Recipient) =>
  write.audit({ action, agencyId: agency_id, subject: { type: 'SurveyRequest', id } });
