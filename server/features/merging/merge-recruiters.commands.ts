import { sql } from 'kysely';
import { mergeRecruitersInput } from '#common/merging/merging.ts';
import { workingStates } from '#common/placements/import-states.ts';
import { roleName } from '#common/roles.ts';
import { homeUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { closeAccount, lockUser } from '#server/features/accounts/users/users.ts';
import { moveFigureDays } from '#server/features/dashboard/figure-days.ts';
import { rolesInAgency } from '#server/features/joining/profile-owners.ts';
import { tell } from '#server/features/notices/tell.ts';
import { lockAgencyFigures, recountAgency } from '#server/features/profiles/figures/agency-figures.ts';
import { lockRecruiter, recountRecruiter, renewCoverage } from '#server/features/profiles/figures/figures.ts';
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
import { otherAgency, waitForImport } from './previews.ts';

/** Columns that name a recruiter and change as they are, besides those that the merge treats apart. */
export const movedColumns: Readonly<Record<string, readonly string[]>> = {
  recruiter_id: [
    ...['placement_imports', 'placement_import_rows', 'placements', 'invitations', 'reviews', 'review_submissions'],
    ...['review_shares', 'profile_events', 'profile_reports', 'enquiries', 'claims', 'favourites', 'profile_looks'],
    ...['survey_recipients', 'responses', 'suppliers', 'team_members', 'agency_report_lines', 'old_slugs'],
    ...['widgets', 'capability_statements', 'review_templates', 'posts', 'recommended_badges', 'engagements'],
    ...[
      'connection_people',
      'applications',
      'job_threads',
      'sync_addresses',
      'mailboxes',
      'found_people',
      'counted_messages',
    ],
  ],
  default_recruiter_id: ['placement_imports'],
  owner_id: ['nps_cases'],
  successor_id: ['join_requests'],
};

const twins = [
  { table: 'favourites', same: ['user_id'] },
  { table: 'profile_looks', same: ['user_id'] },
  { table: 'suppliers', same: ['company_id'] },
  { table: 'engagements', same: ['job_id'] },
  { table: 'job_threads', same: ['job_id'], among: 'application_id is null' },
  { table: 'team_members', same: ['team_id'] },
  { table: 'sync_addresses', same: ['agency_id'] },
  { table: 'mailboxes', same: ['host', 'login'], among: "state <> 'disconnected'" },
  { table: 'found_people', same: ['agency_id', 'email'] },
  { table: 'counted_messages', same: ['key'] },
  { table: 'claims', same: ['email', 'wish'], among: "state in ('requested', 'email_verified', 'disputed')" },
];

/**
 * Merges a duplicate profile into the profile that stays, for super admins: placements, invitations and
 * reviews move, and its addresses lead to what stays. If both have an account, the chosen one stays, and nobody can sign
 * in with the other any more. Doing it again changes nothing.
 */
export const mergeRecruiters = defineCommand({
  name: 'mergeRecruiters',
  input: mergeRecruitersInput,
  run: async (write, { recruiterId, intoId, signIn }) => {
    if (!recruiterId) return refuse('CHOOSE', 'Choose the duplicate.', 'recruiterId');
    if (!intoId) return refuse('CHOOSE', 'Choose the profile that stays.', 'intoId');
    const pair = await lockPair(write, 'recruiters', { fromId: recruiterId, intoId, expectedVersion: null });
    const user = await ownerOf(write, intoId);
    if (!pair) return { recruiter: intoId, user };
    const { tx } = write;
    const { from, into } = pair;
    const agencyId = await sharedAgency(write, pair);
    await checkKeysAtTheEnd(write);
    await joinAccounts(write, pair, signIn ?? null);
    await removePictures(write, 'recruiters', ['photo_file_id', 'cover_file_id'], from.id);
    await settleTwins(write, pair);
    for (const [column, tables] of Object.entries(movedColumns)) await repoint(write, column, tables, pair);
    await moveFigureDays(tx, 'recruiter_id', { from: from.id, into: into.id });
    await moveNpsDays(tx, 'recruiter_id', { from: from.id, into: into.id });
    for (const table of ['search_entries', 'standings'])
      await sql`delete from ${sql.table(table)} where recruiter_id = ${from.id}`.execute(tx);
    await keepAddress(write, pair);
    await deleteDuplicate(write, 'recruiters', pair);
    await lockRecruiter(tx, into.id);
    await recountRecruiter(tx, into.id, write.at);
    await renewCoverage(write, into.id);
    await lockAgencyFigures(tx);
    await recountAgency(tx, agencyId, write.at);
    write.changesPage({ type: 'agency', id: agencyId });
    return { recruiter: into.id, user: user ?? (await ownerOf(write, into.id)) };
  },
});

const ownerOf = async ({ tx }: Write, id: string) =>
  (await tx.selectFrom('recruiters').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id ?? null;

/** The agency of both. Refuses profiles of two, gone ones, and those whose file is being imported. */
async function sharedAgency({ tx }: Write, { from, into }: Pair): Promise<string> {
  const rows = await tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.id', 'r.gone_at', 'a.id as agency_id', 'a.name'])
    .where('r.id', 'in', [from.id, into.id])
    .execute();
  const [ofFrom, ofInto] = [from, into].map(({ id }) => rows.find((row) => row.id === id)!);
  if (ofFrom!.gone_at || ofInto!.gone_at)
    refuse('GONE', 'The person behind one of these profiles objected to it, so it stays empty.');
  if (ofFrom!.agency_id !== ofInto!.agency_id)
    refuse('OTHER_AGENCY', otherAgency(from.name, ofFrom!.name, into.name, ofInto!.name), 'recruiterId');
  const working = await tx
    .selectFrom('placement_imports')
    .select('id')
    .where('agency_id', '=', ofInto!.agency_id)
    .where('state', 'in', workingStates)
    .limit(1)
    .executeTakeFirst();
  if (working) refuse('RUNNING', waitForImport(ofInto!.name));
  return ofInto!.agency_id;
}

/** Leaves one account with the profile that stays, with the rights of both, and ends the other. */
async function joinAccounts(write: Write, { from, into }: Pair, signIn: 'from' | 'into' | null): Promise<void> {
  const { tx } = write;
  const [ofFrom, ofInto] = [await accountOf(write, from.id), await accountOf(write, into.id)];
  const areBoth = ofFrom?.status === 'active' && ofInto?.status === 'active';
  if (areBoth && !signIn) refuse('CHOOSE', 'Choose which sign-in stays.', 'signIn');
  const isAlone = ofFrom !== null && (ofInto === null || (ofFrom.status === 'active' && ofInto.status !== 'active'));
  const isFrom = areBoth ? signIn === 'from' : isAlone;
  const [kept, ended] = isFrom ? [ofFrom, ofInto] : [ofInto, ofFrom];
  if (kept)
    await tell(write, 'profilesMerged', {
      to: [kept, ended].flatMap((account) => account?.id ?? []),
      about: kept.email,
      path: homeUrl(),
    });
  if (kept && ended) await endAccount(write, ended, kept);
  await tx.updateTable('recruiters').set({ user_id: null }).where('id', 'in', [from.id, into.id]).execute();
  await sql`/* joinProfiles */
    update recruiters r set user_id = ${kept?.id ?? null}::uuid, is_claimed = r.is_claimed or d.is_claimed,
      email = coalesce(r.email, d.email), joined_at = least(r.joined_at, d.joined_at), version = r.version + 1
    from recruiters d where r.id = ${into.id} and d.id = ${from.id}`.execute(tx);
}

type Account = Awaited<ReturnType<typeof lockUser>>;

async function accountOf(write: Write, recruiterId: string): Promise<Account | null> {
  const userId = await ownerOf(write, recruiterId);
  return userId ? lockUser(write, userId) : null;
}

/** Its rights in the agency go to the account that stays. Its addresses still count as the person's own. */
async function endAccount(write: Write, ended: Account, kept: Account): Promise<void> {
  const { tx, at, viewer } = write;
  if (ended.id === viewer.userId) refuse('SELF', "You can't end your own account.", 'signIn');
  const admin = roleName('recruiter_admin');
  if (ended.status === 'active' && ended.roles.includes(admin) && !kept.roles.includes(admin))
    await tx.insertInto('user_roles').values({ user_id: kept.id, role: admin }).execute();
  await tx.deleteFrom('user_roles').where('user_id', '=', ended.id).where('role', 'in', rolesInAgency).execute();
  await sql`/* keepFormerEmails */
    insert into former_emails (user_id, email, until)
    select ${kept.id}::uuid, ${ended.email}, ${at}::timestamptz
    union select ${kept.id}::uuid, email, until from former_emails where user_id = ${ended.id} and email <> ${ended.email}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom('sign_in_links').where('user_id', '=', ended.id).execute();
  if (ended.status !== 'active') return;
  await closeAccount(write, ended.id);
  write.audit({ action: 'deactivateUser', agencyId: null, subject: { type: 'User', id: ended.id } });
}

/** Keeps the lead of a team if either profile has it, and a current supplier rather than a removed one, and all messages about a job. */
async function settleTwins(write: Write, pair: Pair): Promise<void> {
  const { tx } = write;
  const { from, into } = pair;
  await sql`/* keepLead */
    update team_members ours set is_lead = true from team_members theirs
    where ours.recruiter_id = ${into.id} and theirs.recruiter_id = ${from.id} and theirs.team_id = ours.team_id
      and theirs.is_lead`.execute(tx);
  await sql`/* dropRemovedSuppliers */
    delete from suppliers where recruiter_id = ${into.id} and removed_at is not null and company_id in (
      select company_id from suppliers where recruiter_id = ${from.id} and removed_at is null)`.execute(tx);
  // Nobody holds two badges. Whether the one that stays is still deserved is found at night.
  await sql`/* dropSecondBadge */
    delete from recommended_badges where recruiter_id = ${from.id} and lapsed_on is null and exists (
      select from recommended_badges b where b.recruiter_id = ${into.id} and b.lapsed_on is null)`.execute(tx);
  await sql`/* joinThreads */
    with same as (
      select ours.id as into_id, theirs.id as from_id, theirs.last_message_at, theirs.company_unread, theirs.recruiter_unread
      from job_threads theirs join job_threads ours on ours.job_id = theirs.job_id and ours.recruiter_id = ${into.id}
      where theirs.recruiter_id = ${from.id} and theirs.application_id is null and ours.application_id is null
    ), moved as (
      update job_messages m set thread_id = same.into_id from same where m.thread_id = same.from_id
    )
    update job_threads t set last_message_at = greatest(t.last_message_at, same.last_message_at),
      company_unread = t.company_unread + same.company_unread,
      recruiter_unread = t.recruiter_unread + same.recruiter_unread
    from same where t.id = same.into_id`.execute(tx);
  for (const twin of twins) await dropTwins(write, { column: 'recruiter_id', ...twin }, pair);
}

/** The duplicate's address leads to the profile that stays. */
async function keepAddress({ tx, at, changesPage }: Write, { from, into }: Pair): Promise<void> {
  const { slug } = await tx.selectFrom('recruiters').select('slug').where('id', '=', from.id).executeTakeFirstOrThrow();
  await tx.insertInto('old_slugs').values({ slug, recruiter_id: into.id, since: at }).execute();
  for (const { id } of [from, into]) changesPage({ type: 'recruiter', id });
}
