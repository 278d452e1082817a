import { type RawBuilder, sql } from 'kysely';
import { formatCount } from '#common/formats.ts';
import type { Moved } from '#common/merging/merging.ts';
import type { Database } from '#server/database/database.ts';
import { adminRole } from '#server/features/people/tenant.ts';

/** What a merge would do, for somebody who is about to confirm it. */
export interface MergePreview {
  moves: readonly { what: Moved; count: number }[];
  /** What is deleted, in words. */
  drops: readonly string[];
  /** What to think about first, in sentences. */
  warnings: readonly string[];
  /** Whether the double has admins or domains, whose fate is to be chosen. */
  hasAdmins: boolean;
  hasDomains: boolean;
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
export async function previewCompanies(db: Reads, fromId: string, intoId: string): Promise<MergePreview | null> {
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
  const ofDouble = sql`company_id = ${fromId}`;
  const moves = await countsOf(db, {
    people: sql`company_members where ${ofDouble}`,
    memberInvitations: sql`member_invitations where ${ofDouble} and state = 'open'`,
    joinRequests: sql`join_requests where ${ofDouble} and state = 'open'`,
    domains: sql`company_domains where ${ofDouble}`,
    suppliers: sql`suppliers where ${ofDouble} and removed_at is null`,
    placements: sql`placements where ${ofDouble}`,
  });
  return {
    moves,
    drops: [
      `The name ${from.name}`,
      from.has_logo && 'Its logo',
      from.has_texts && 'Its website, text, places and specialities',
      from.twins > 0 && `Its terms for ${formatCount(from.twins, 'supplier')} that ${into.name} has, too`,
    ].filter((line) => line !== false),
    warnings: [
      !into.is_approved && from.is_approved && notApproved(into.name),
      from.people > 0 && into.admins === 0 && noAdmin(into.name),
      from.domains.length > 0 &&
        into.domains.length > 0 &&
        `Both have confirmed domains: ${from.domains.join(', ')} here, ${into.domains.join(', ')} at ${into.name}.`,
    ].filter((line) => line !== false),
    hasAdmins: from.admins > 0,
    hasDomains: moves.some(({ what }) => what === 'domains'),
  };
}

const notApproved = (name: string) => `${name} isn't approved. People who move lose their access until you approve it.`;
const noAdmin = (name: string) => `${name} has no admin who can sign in. Let the admins who move stay admins.`;
