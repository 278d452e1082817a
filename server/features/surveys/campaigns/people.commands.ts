import { sql } from 'kysely';
import { normaliseEmail } from '#common/email.ts';
import { textLimits } from '#common/limits.ts';
import { wordingProblemOfName } from '#common/reviews/checks/wording.ts';
import { addPeopleInput, campaignLimits } from '#common/surveys/campaign-settings.ts';
import { type AddedPerson, type PersonRow, readPeople } from '#common/surveys/people.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { ownAddresses } from '#server/features/profiles/own-addresses.ts';
import { wantsNoMail } from '#server/mail/suppression.ts';
import { askedLately } from '../../invitations/asked-lately.ts';
import { auditCampaign, campaignFor } from './campaign-for.ts';
import { recruitersByWords } from './recruiters-by-words.ts';

/** The answer to a row, with the row as it was read. */
export type AnsweredPerson = {
  name: string;
  email: string;
  recruiter: string;
  answer: AddedPerson;
};

/** A row that nothing speaks against yet. */
interface Wanted {
  name: string;
  email: string;
  recruiterId: string | null;
}

/**
 * Adds people to a campaign that asks a list. Each row gets an answer of its own, in their order. Those added are emailed
 * once the campaign is active, at the agency's next sending hour. A second run adds nobody.
 */
export const addSurveyPeople = defineCommand({
  name: 'addSurveyPeople',
  input: addPeopleInput,
  run: async (write, { campaignId, lines }) => {
    const campaign = await campaignFor(write, campaignId);
    if (campaign.trigger !== 'list')
      refuse('TRIGGER', 'This campaign asks people of placements. Add people to a campaign with a list.');
    const rows = readPeople(lines);
    if (rows.length === 0) refuse('MISSING', 'Add at least one person.', 'lines');
    const agencyId = campaign.agency_id;
    const check = await checkOf(write, agencyId);
    const checked = rows.map(check);
    const wanted = checked.filter((one) => typeof one !== 'string');
    const kept = await keptOut(write, campaignId, agencyId, wanted);
    const added = await add(
      write,
      { campaignId, agencyId },
      wanted.filter(({ email }) => !kept.has(email)),
    );
    if (added.size > 0) auditCampaign(write, campaign, 'addSurveyPeople', { added: added.size });
    const answers = rows.map((row, index): AnsweredPerson => {
      const one = checked[index]!;
      if (typeof one === 'string') return { ...row, answer: one };
      return { ...row, answer: kept.get(one.email) ?? (added.has(one.email) ? 'added' : 'known') };
    });
    return { campaign: campaignId, answers };
  },
});

/** Checks rows by what they say, in their order: the answer to one that can't be added, or else who it is. */
async function checkOf(write: Write, agencyId: string): Promise<(row: PersonRow) => AddedPerson | Wanted> {
  const recruiterBy = await recruitersByWords(write.tx, agencyId);
  const isOwn = await ownAddresses(write.tx, agencyId);
  const met = new Set<string>();
  return ({ name, email: written, recruiter }) => {
    const email = normaliseEmail(written);
    if (!email) return 'invalid';
    if (met.has(email)) return 'double';
    if (name.length > textLimits.name.max) return 'name';
    if (name.includes('@') || wordingProblemOfName(name)) return 'wording';
    if (isOwn(email)) return 'own';
    const recruiterId = recruiter ? recruiterBy(recruiter) : null;
    if (recruiterId === 'recruiter' || recruiterId === 'namesakes') return recruiterId;
    if (met.size >= campaignLimits.peopleAtOnce) return 'full';
    met.add(email);
    return { name, email, recruiterId };
  };
}

/** The addresses that can't be asked now, each with the reason: here already, no emails wanted, or asked lately. */
async function keptOut({ tx, at }: Write, campaignId: string, agencyId: string, wanted: readonly Wanted[]) {
  const { rows } = await sql<{ email: string; why: AddedPerson }>`/* whoCantBeAsked */
    select email, why from (
      select e.email, case
        when exists (select from survey_recipients r
          where r.campaign_id = ${campaignId} and r.email = e.email and r.placement_id is null) then 'known'
        when ${wantsNoMail(sql.ref('e.email'), sql`${agencyId}::uuid`)} then 'stopped'
        when exists (${askedLately({ agencyId: sql`${agencyId}::uuid`, email: sql.ref('e.email') }, at)}) then 'recent'
        end as why
      from unnest(${wanted.map(({ email }) => email)}::text[]) e (email)) checked
    where why is not null`.execute(tx);
  return new Map(rows.map(({ email, why }) => [email, why]));
}

/** Queues people, and returns the addresses of those who were not there. */
async function add(
  { tx, at, nature }: Write,
  { campaignId, agencyId }: { campaignId: string; agencyId: string },
  people: readonly Wanted[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await tx
    .insertInto('survey_recipients')
    .columns([
      'id',
      'agency_id',
      'campaign_id',
      'recruiter_id',
      'name',
      'email',
      'state',
      'scheduled_for',
      'created_at',
    ])
    .expression(
      sql`select n.id, ${agencyId}::uuid, ${campaignId}::uuid, n.recruiter_id, n.name, n.email, 'queued',
          ${at}::timestamptz, ${at}::timestamptz
        from unnest(${people.map(() => nature.newId())}::uuid[], ${people.map(({ recruiterId }) => recruiterId)}::uuid[],
          ${people.map(({ name }) => name)}::text[], ${people.map(({ email }) => email)}::text[])
          n (id, recruiter_id, name, email)` as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .execute();
  return new Set(rows.map(({ email }) => email));
}
