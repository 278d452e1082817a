import { sql } from 'kysely';
import { mergeAgenciesInput } from '#common/merging/merging.ts';
import { workingStates } from '#common/placements/import-states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { moveFigureDays } from '#server/features/dashboard/figure-days.ts';
import { lockAgencyFigures, recountAgency } from '#server/features/profiles/figures/agency-figures.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { moveNpsDays } from '#server/features/surveys/figures/kept-figures.ts';
import {
  checkKeysAtTheEnd,
  deleteDuplicate,
  dropTwins,
  lockPair,
  type Pair,
  removePictures,
  repoint,
} from './duplicates.ts';
import { waitForImport } from './previews.ts';
import { limitRoles, moveJoining, peopleOf, tellMerged } from './tenants.ts';

/** Tables that name an agency and move as they are. Those of people come before the people: see `leave_teams`. */
export const moved: readonly string[] = [
  ...['files', 'teams', 'team_members'],
  ...[
    'sync_addresses',
    'mailboxes',
    'found_people',
    'found_threads',
    'counted_messages',
    'mail_exclusions',
    'recruiters',
  ],
  ...['placement_imports', 'placement_import_rows', 'placement_import_columns', 'placements', 'placement_problems'],
  ...['invitation_batches', 'invitations', 'surveys', 'workflows'],
  ...['campaigns', 'survey_recipients', 'responses', 'survey_totals', 'answer_counts', 'nps_cases', 'nps_case_notes'],
  ...['connections', 'connection_people', 'connection_records', 'connection_events', 'authorizations'],
  ...['webhooks', 'webhook_deliveries', 'api_tokens', 'widgets', 'widget_views', 'posts', 'post_shares'],
  ...['capability_statements', 'statement_versions', 'statement_visits'],
  ...['survey_tags', 'response_tags'],
  ...['google_places', 'google_reviews'],
  ...['reviews', 'review_submissions', 'review_versions', 'review_replies', 'review_reply_versions'],
  ...['review_flag_cases', 'review_flags', 'review_shares', 'review_templates', 'agency_reports', 'training_bookings'],
  ...['profile_events', 'profile_reports', 'claims', 'favourites', 'profile_looks', 'suppliers', 'engagements'],
  ...['applications', 'interviews', 'offers', 'job_threads'],
  ...['mails', 'unsubscribe_tokens', 'suppressions', 'old_slugs', 'audit_entries'],
];

/** What is kept about each agency apart, and counted or built again where it is needed. */
export const keptApart: readonly string[] = [
  'invite_settings',
  'invite_sources',
  'campaign_settings',
  'agency_figures',
  'agency_figure_deltas',
  'api_windows',
  'search_entries',
];

/** Of rows that both have with the same values, the duplicate's goes. */
const twins = [
  { table: 'placement_import_columns', same: ['head'] },
  { table: 'suppressions', same: ['email'] },
  { table: 'sync_addresses', same: ['recruiter_id'], among: 'recruiter_id is null' },
  { table: 'mail_exclusions', same: ['kind', 'value'] },
  { table: 'favourites', same: ['user_id'] },
  { table: 'profile_looks', same: ['user_id'] },
  { table: 'suppliers', same: ['company_id'] },
  { table: 'agency_reports', same: ['span', 'first_day'] },
  { table: 'claims', same: ['email'], among: "state in ('requested', 'email_verified', 'disputed')" },
];

/**
 * Merges a duplicate agency into the agency that stays, for super admins: its people with their teams, placements,
 * invitations and reviews move, and its addresses lead to the agency that stays. What it says about itself, its plan and
 * its invite settings are dropped. Doing it again changes nothing.
 */
export const mergeAgencies = defineCommand({
  name: 'mergeAgencies',
  input: mergeAgenciesInput,
  run: async (write, { agencyId, intoId, expectedVersion, keepsAdmins }) => {
    const pair = await lockPair(write, 'agencies', { fromId: agencyId, intoId, expectedVersion });
    if (!pair) return { agency: intoId! };
    const { from, into } = pair;
    await refuseWorking(write, pair);
    const moving = await peopleOf(write, 'agency', pair);
    await checkKeysAtTheEnd(write);
    await limitRoles(write, 'agency', moving.people, keepsAdmins);
    await removePictures(write, 'agencies', ['logo_file_id', 'cover_file_id'], from.id);
    await joinTeams(write, pair);
    await joinSurveys(write, pair);
    await joinTags(write, pair);
    await untieTwins(write, pair);
    await endTwinConnections(write, pair);
    await dropRemovedSuppliers(write, pair);
    for (const twin of twins) await dropTwins(write, { column: 'agency_id', ...twin }, pair);
    await repoint(write, 'agency_id', moved, pair);
    await moveJoining(write, 'agency', pair);
    await moveFigureDays(write.tx, 'agency_id', { from: from.id, into: into.id });
    await moveNpsDays(write.tx, 'agency_id', { from: from.id, into: into.id });
    for (const table of keptApart)
      await sql`delete from ${sql.table(table)} where agency_id = ${from.id}`.execute(write.tx);
    await keepAddress(write, pair);
    await deleteDuplicate(write, 'agencies', pair);
    await recount(write, pair);
    await tellMerged(write, 'agency', moving, pair);
    return { agency: into.id };
  },
});

/** Imports that a task works on would go on with what it has read. */
async function refuseWorking({ tx }: Write, { from, into }: Pair): Promise<void> {
  const working = await tx
    .selectFrom('placement_imports as i')
    .innerJoin('agencies as a', 'a.id', 'i.agency_id')
    .select('a.name')
    .where('i.agency_id', 'in', [from.id, into.id])
    .where('i.state', 'in', workingStates)
    .limit(1)
    .executeTakeFirst();
  if (working) refuse('RUNNING', waitForImport(working.name));
}

/** Teams with the same name become one, whose leads stay those of the agency that stays. */
async function joinTeams({ tx }: Write, { from, into }: Pair): Promise<void> {
  await sql`/* joinTeams */
    with same as (
      select theirs.id as from_id, ours.id as into_id from teams theirs
        join teams ours on ours.agency_id = ${into.id} and folded(ours.name) = folded(theirs.name)
      where theirs.agency_id = ${from.id}
    )
    update team_members m set team_id = same.into_id, agency_id = ${into.id}, is_lead = false
    from same where m.team_id = same.from_id`.execute(tx);
  await sql`/* dropTeams */
    delete from teams theirs using teams ours
    where theirs.agency_id = ${from.id} and ours.agency_id = ${into.id}
      and folded(ours.name) = folded(theirs.name)`.execute(tx);
}

/**
 * Where both ask the same audience, the duplicate's workflows become earlier versions of those that stay, and its campaigns
 * wait to be turned on again.
 */
async function joinSurveys({ tx, at }: Write, { from, into }: Pair): Promise<void> {
  await sql`/* dropDrafts */
    delete from workflows w using surveys theirs, surveys ours
    where w.survey_id = theirs.id and w.status = 'draft' and theirs.agency_id = ${from.id}
      and ours.agency_id = ${into.id} and ours.audience = theirs.audience`.execute(tx);
  await sql`/* joinSurveys */
    update workflows w set survey_id = ours.id, agency_id = ${into.id}, status = 'old',
      replaced_at = coalesce(w.replaced_at, ${at}::timestamptz), number = w.number + (
        select max(o.number) from workflows o where o.survey_id = ours.id and o.nps_group = w.nps_group)
    from surveys theirs join surveys ours on ours.agency_id = ${into.id} and ours.audience = theirs.audience
    where w.survey_id = theirs.id and theirs.agency_id = ${from.id}`.execute(tx);
  await sql`/* moveCampaigns */
    update campaigns c set survey_id = ours.id, agency_id = ${into.id}, is_active = false
    from surveys theirs join surveys ours on ours.agency_id = ${into.id} and ours.audience = theirs.audience
    where c.survey_id = theirs.id and theirs.agency_id = ${from.id}`.execute(tx);
  await sql`/* dropSurveys */
    delete from surveys theirs using surveys ours
    where theirs.agency_id = ${from.id} and ours.agency_id = ${into.id} and ours.audience = theirs.audience`.execute(
    tx,
  );
}

/** Tags with the same name become one. */
async function joinTags({ tx }: Write, { from, into }: Pair): Promise<void> {
  await sql`/* joinTags */
    update response_tags x set tag_id = ours.id, agency_id = ${into.id}
    from survey_tags theirs join survey_tags ours on ours.agency_id = ${into.id} and folded(ours.name) = folded(theirs.name)
    where x.tag_id = theirs.id and theirs.agency_id = ${from.id}`.execute(tx);
  await sql`/* dropTags */
    delete from survey_tags theirs using survey_tags ours
    where theirs.agency_id = ${from.id} and ours.agency_id = ${into.id} and folded(ours.name) = folded(theirs.name)`.execute(
    tx,
  );
}

/**
 * A placement of the duplicate loses its ID where the other agency has one with the same: both stay. Its scheduled invitations
 * wait for an admin to apply the settings of the agency that stays.
 */
async function untieTwins({ tx }: Write, { from, into }: Pair): Promise<void> {
  await sql`/* dropTakenIds */
    update placements p set external_id = null where p.agency_id = ${from.id} and p.external_id is not null and exists (
      select from placements o
      where o.agency_id = ${into.id} and o.source = p.source and o.external_id = p.external_id)`.execute(tx);
  await sql`/* outdateInvitations */
    update invitations set settings_edition = -1
    where agency_id = ${from.id} and state = 'scheduled' and settings_edition is not null`.execute(tx);
}

/** One agency has one connection to a software: where both have one, the duplicate's ends. */
async function endTwinConnections({ tx, at }: Write, { from, into }: Pair): Promise<void> {
  await sql`/* endTwinConnections */
    with ended as (
      update connections c set state = 'disconnected', ended_at = ${at}::timestamptz, next_sync_at = null, page = null,
        window_to = null, problem = null, problem_kind = null
      where c.agency_id = ${from.id} and c.state <> 'disconnected' and exists (
        select from connections o where o.agency_id = ${into.id} and o.vendor = c.vendor
          and o.user_id is not distinct from c.user_id
          and o.state <> 'disconnected')
      returning c.id
    ) delete from connection_credentials k using ended where k.connection_id = ended.id`.execute(tx);
}

/** A supplier that a company has removed gives way to the duplicate, if that is one still. */
async function dropRemovedSuppliers({ tx }: Write, { from, into }: Pair): Promise<void> {
  await sql`/* dropRemovedSuppliers */
    delete from suppliers where agency_id = ${into.id} and removed_at is not null and company_id in (
      select company_id from suppliers where agency_id = ${from.id} and removed_at is null)`.execute(tx);
}

/** The duplicate's address leads to the agency that stays. */
async function keepAddress({ tx, at, changesPage }: Write, { from, into }: Pair): Promise<void> {
  const { slug } = await tx.selectFrom('agencies').select('slug').where('id', '=', from.id).executeTakeFirstOrThrow();
  await tx.insertInto('old_slugs').values({ slug, agency_id: into.id, since: at }).execute();
  for (const { id } of [from, into]) changesPage({ type: 'agency', id });
}

/** Coverage depends on whom the agency has written to lately, and on who wants no email from it. */
async function recount(write: Write, { into }: Pair): Promise<void> {
  const { rows } = await sql<{ id: string }>`/* recruitersOf */
    select id from recruiters where agency_id = ${into.id}
    union select recruiter_id from placements where agency_id = ${into.id}
    union select recruiter_id from reviews where agency_id = ${into.id}
    order by 1`.execute(write.tx);
  for (const { id } of rows) await renewCoverage(write, id);
  await lockAgencyFigures(write.tx);
  await recountAgency(write.tx, into.id, write.at);
}
