import { type RawBuilder, sql } from 'kysely';
import { formatCount } from '#common/formats.ts';
import { type Plan, plans } from '#common/limits.ts';
import type { Moved } from '#common/merging/merging.ts';
import { workingStates } from '#common/placements/import-states.ts';
import { planNames } from '#common/plans.ts';
import type { Database } from '#server/database/database.ts';
import { adminRole } from '#server/features/people/tenant.ts';

/** What a merge would do, shown before it is confirmed. */
export interface MergePreview {
  moves: readonly { what: Moved; count: number }[];
  /** What is deleted, in words. */
  drops: readonly string[];
  /** Why they can't be merged now; null if they can. */
  blockedBecause: string | null;
  /** What to think about first, in sentences. */
  warnings: readonly string[];
  /** Whether the duplicate has admins or domains, whose fate is to be chosen. */
  hasAdmins: boolean;
  hasDomains: boolean;
  /** The accounts of both profiles, of which one stays; empty if there is nothing to choose. */
  signIns: readonly { whose: 'from' | 'into'; email: string }[];
}

type Reads = Pick<Database, 'kysely'>;

/** The rows of a count each, by what is counted; without those that are none. */
export async function countsOf({ kysely }: Reads, counts: Partial<Record<Moved, RawBuilder<unknown>>>) {
  const { rows } = await sql<Record<string, number>>`/* countMerge */ select ${sql.join(
    Object.entries(counts).map(([what, rows]) => sql`(select count(*)::int from ${rows}) as ${sql.ref(what)}`),
  )}`.execute(kysely);
  return Object.entries(rows[0]!)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ what: what as Moved, count }));
}

interface CompanyFacts {
  id: string;
  name: string;
  is_approved: boolean;
  has_logo: boolean;
  has_texts: boolean;
  admins: number;
  people: number;
  domains: string[];
  /** Suppliers, or addresses that are invited, which the other company has as well. */
  twins: number;
}

/** What merging a company would do; null if one of the two does not exist. */
export async function previewCompanies(
  db: Reads,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<MergePreview | null> {
  const { rows } = await sql<CompanyFacts>`/* previewCompanies */
    select c.id, c.name, c.is_approved, c.logo_file_id is not null as has_logo,
      c.description <> '' or c.website is not null or c.specialities <> '{}' or c.locations <> '{}' as has_texts,
      (select count(*)::int from company_members m join users u on u.id = m.user_id
        join user_roles o on o.user_id = u.id and o.role = ${adminRole.company}
        where m.company_id = c.id and u.status = 'active') as admins,
      (select count(*)::int from company_members m where m.company_id = c.id) as people,
      array(select d.domain from company_domains d
        where d.company_id = c.id and d.proven_at is not null and d.lost_at is null order by 1) as domains,
      (select count(*)::int from suppliers s join suppliers o on o.subject_id = s.subject_id
        where s.company_id = ${fromId} and o.company_id = ${intoId}
          and s.removed_at is null and o.removed_at is null) as twins
    from companies c where c.id in (${fromId}, ${intoId})`.execute(db.kysely);
  const from = rows.find(({ id }) => id === fromId);
  const into = rows.find(({ id }) => id === intoId);
  if (!from || !into || from === into) return null;
  const ofDuplicate = sql`company_id = ${fromId}`;
  const moves = await countsOf(db, {
    people: sql`company_members where ${ofDuplicate}`,
    memberInvitations: sql`member_invitations where ${ofDuplicate} and state = 'open'`,
    joinRequests: sql`join_requests where ${ofDuplicate} and state = 'open'`,
    domains: sql`company_domains where ${ofDuplicate}`,
    suppliers: sql`suppliers where ${ofDuplicate} and removed_at is null`,
    jobs: sql`jobs where ${ofDuplicate}`,
    placements: sql`placements where ${ofDuplicate}`,
  });
  return {
    moves,
    drops: [
      `The name ${from.name}`,
      from.has_logo && 'Its logo',
      from.has_texts && 'Its website, text, places and specialities',
      from.twins > 0 && `Its terms for ${formatCount(from.twins, 'supplier')} that ${into.name} has, too`,
    ].filter((line) => line !== false),
    blockedBecause: null,
    warnings: [
      !into.is_approved && from.is_approved && notApproved(into.name),
      from.people > 0 && into.admins === 0 && noAdmin(into.name),
      from.domains.length > 0 &&
        into.domains.length > 0 &&
        `Both have confirmed domains: ${from.domains.join(', ')} here, ${into.domains.join(', ')} at ${into.name}.`,
    ].filter((line) => line !== false),
    hasAdmins: from.admins > 0,
    hasDomains: moves.some(({ what }) => what === 'domains'),
    signIns: [],
  };
}

interface AgencyFacts {
  id: string;
  name: string;
  is_approved: boolean;
  plan: Plan;
  seats: number | null;
  taken: number;
  people: number;
  admins: number;
  has_pictures: boolean;
  has_texts: boolean;
  is_importing: boolean;
  invites_by_itself: boolean;
  same_teams: number;
  same_ids: number;
  same_reports: number;
  same_surveys: number;
}

/** What merging an agency would do; null if one of the two does not exist. */
export async function previewAgencies(
  db: Reads,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Date },
): Promise<MergePreview | null> {
  const { rows } = await sql<AgencyFacts>`/* previewAgencies */
    select a.id, a.name, a.is_approved, a.plan, a.seats,
      num_nonnulls(a.logo_file_id, a.cover_file_id) > 0 as has_pictures,
      a.description <> '' or a.long_text <> '' or num_nonnulls(a.website, a.phone, a.video_url, a.google_review_url) > 0
        as has_texts,
      p.people, p.admins, p.people + (select count(*)::int from member_invitations i
        where i.agency_id = a.id and i.state = 'open' and i.expires_at > ${now}::timestamptz) as taken,
      exists (select from placement_imports i
        where i.agency_id = a.id and i.state = any(${workingStates}::text[])) as is_importing,
      exists (select from invite_sources s where s.agency_id = a.id) as invites_by_itself,
      (select count(*)::int from teams s join teams o on folded(o.name) = folded(s.name)
        where s.agency_id = ${fromId} and o.agency_id = ${intoId}) as same_teams,
      (select count(*)::int from placements s join placements o on o.source = s.source and o.external_id = s.external_id
        where s.agency_id = ${fromId} and o.agency_id = ${intoId} and s.external_id is not null) as same_ids,
      (select count(*)::int from agency_reports s join agency_reports o on o.span = s.span and o.first_day = s.first_day
        where s.agency_id = ${fromId} and o.agency_id = ${intoId}) as same_reports,
      (select count(*)::int from surveys s join surveys o on o.audience = s.audience
        where s.agency_id = ${fromId} and o.agency_id = ${intoId}) as same_surveys
    from agencies a cross join lateral (
      select count(*)::int as people, count(*) filter (where exists (
        select from user_roles o where o.user_id = u.id and o.role = ${adminRole.agency}))::int as admins
      from recruiters r join users u on u.id = r.user_id where r.agency_id = a.id and u.status = 'active'
    ) p
    where a.id in (${fromId}, ${intoId})`.execute(db.kysely);
  const from = rows.find(({ id }) => id === fromId);
  const into = rows.find(({ id }) => id === intoId);
  if (!from || !into || from === into) return null;
  const ofDuplicate = sql`agency_id = ${fromId}`;
  const moves = await countsOf(db, {
    recruiters: sql`recruiters where ${ofDuplicate} and gone_at is null`,
    teams: sql`teams where ${ofDuplicate}`,
    memberInvitations: sql`member_invitations where ${ofDuplicate} and state = 'open'`,
    joinRequests: sql`join_requests where ${ofDuplicate} and state = 'open'`,
    placements: sql`placements where ${ofDuplicate}`,
    invitations: sql`invitations where ${ofDuplicate}`,
    reviews: sql`reviews where ${ofDuplicate}`,
    claims: sql`claims where ${ofDuplicate}`,
    profileReports: sql`profile_reports where ${ofDuplicate}`,
    supplierOf: sql`suppliers where ${ofDuplicate} and removed_at is null`,
    favourites: sql`favourites where ${ofDuplicate}`,
    trainingBookings: sql`training_bookings where ${ofDuplicate}`,
    agencyReports: sql`agency_reports where ${ofDuplicate}`,
    suppressions: sql`suppressions where ${ofDuplicate}`,
  });
  const working = [from, into].find(({ is_importing }) => is_importing);
  return {
    moves,
    drops: [
      `The name ${from.name}; its link will lead to ${into.name}`,
      from.has_pictures && 'Its logo and cover',
      from.has_texts && 'Its texts, website, phone and video',
      `Its ${planNames[from.plan]} plan, and its invite settings`,
      from.same_teams > 0 &&
        `${formatCount(from.same_teams, 'team')} with a name that ${into.name} has, too: the people join that team, without leading it`,
      from.same_ids > 0 &&
        `The IDs of ${formatCount(from.same_ids, 'placement')} that ${into.name} has, too: the placements stay`,
      from.same_surveys > 0 &&
        `The design of ${formatCount(from.same_surveys, 'survey')}: ${into.name} has its own. The questions stay as earlier versions, without drafts, and its campaigns are turned off`,
      from.same_reports > 0 &&
        `${formatCount(from.same_reports, 'agency report')} about a period that ${into.name} has reported on, too`,
    ].filter((line) => line !== false),
    blockedBecause: working ? waitForImport(working.name) : null,
    warnings: [
      !into.is_approved && from.is_approved && notApproved(into.name),
      from.people > 0 && into.admins === 0 && noAdmin(into.name),
      into.seats !== null &&
        into.taken + from.taken > into.seats &&
        `${into.name} has ${formatCount(into.seats, 'seat')}, and ${into.taken + from.taken} will be taken. Everyone stays, but nobody else can join.`,
      plans.indexOf(from.plan) > plans.indexOf(into.plan) &&
        `${from.name} is on ${planNames[from.plan]}, ${into.name} on ${planNames[into.plan]}. The people who move lose what only the larger plan has.`,
      into.invites_by_itself &&
        `${into.name} invites automatically. It may also invite people of placements that move and have no invitation yet.`,
    ].filter((line) => line !== false),
    hasAdmins: from.admins > 0,
    hasDomains: false,
    signIns: [],
  };
}

interface ProfileFacts {
  id: string;
  name: string;
  agency_id: string;
  agency: string;
  is_importing: boolean;
  has_pictures: boolean;
  has_texts: boolean;
  email: string | null;
  status: string | null;
}

/** What merging a recruiter's profile would do; null if one of the two does not exist, or is gone. */
export async function previewRecruiters(
  db: Reads,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<MergePreview | null> {
  const { rows } = await sql<ProfileFacts>`/* previewRecruiters */
    select r.id, r.name, r.agency_id, a.name as agency, u.email, u.status,
      num_nonnulls(r.photo_file_id, r.cover_file_id) > 0 as has_pictures,
      r.headline <> '' or r.about <> '' or r.long_text <> '' or num_nonnulls(r.phone, r.linkedin_url, r.video_url) > 0
        as has_texts,
      exists (select from placement_imports i
        where i.agency_id = a.id and i.state = any(${workingStates}::text[])) as is_importing
    from recruiters r join agencies a on a.id = r.agency_id left join users u on u.id = r.user_id
    where r.id in (${fromId}, ${intoId}) and r.gone_at is null`.execute(db.kysely);
  const from = rows.find(({ id }) => id === fromId);
  const into = rows.find(({ id }) => id === intoId);
  if (!from || !into || from === into) return null;
  const ofDuplicate = sql`recruiter_id = ${fromId}`;
  const moves = await countsOf(db, {
    placements: sql`placements where ${ofDuplicate}`,
    invitations: sql`invitations where ${ofDuplicate}`,
    reviews: sql`reviews where ${ofDuplicate}`,
    shares: sql`review_shares where ${ofDuplicate}`,
    claims: sql`claims where ${ofDuplicate}`,
    profileReports: sql`profile_reports where ${ofDuplicate}`,
    supplierOf: sql`suppliers where ${ofDuplicate} and removed_at is null`,
    favourites: sql`favourites where ${ofDuplicate}`,
  });
  const areBoth = from.status === 'active' && into.status === 'active';
  return {
    moves,
    drops: [
      `The name ${from.name}; its link will lead to ${into.name}`,
      from.has_pictures && 'Its photo and cover',
      from.has_texts && 'Its texts, phone, LinkedIn page and video',
    ].filter((line) => line !== false),
    blockedBecause: whyNot(from, into),
    warnings: [
      areBoth &&
        'Nobody can sign in with the account that ends, and its sessions end at once. Its rights in the agency go to the other.',
      !areBoth && from.email !== null && into.email === null && `${from.email} will sign in to the profile that stays.`,
      !areBoth &&
        from.email !== null &&
        into.email !== null &&
        `The account that is deactivated stays so: ${(from.status === 'active' ? into : from).email}.`,
    ].filter((line) => line !== false),
    hasAdmins: false,
    hasDomains: false,
    signIns: areBoth
      ? [
          { whose: 'into', email: into.email! },
          { whose: 'from', email: from.email! },
        ]
      : [],
  };
}

function whyNot(from: ProfileFacts, into: ProfileFacts): string | null {
  if (from.agency_id !== into.agency_id) return otherAgency(from.name, from.agency, into.name, into.agency);
  return into.is_importing ? waitForImport(into.agency) : null;
}

/** Why profiles of two agencies can't be merged. */
export const otherAgency = (one: string, oneAgency: string, other: string, otherAgencyName: string): string =>
  `${one} is at ${oneAgency}, ${other} at ${otherAgencyName}. Move one of them to the agency of the other first.`;

/** Why agencies can't be merged while one of them imports. */
export const waitForImport = (name: string): string => `An import of ${name} is running. Merge them when it is done.`;

const notApproved = (name: string) => `${name} isn't approved. People who move lose their access until you approve it.`;
const noAdmin = (name: string) => `${name} has no admin who can sign in. Let the admins who move stay admins.`;
