import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '#server/session/viewer.ts';

type Late<Names extends string> = { readonly [Name in Names]: Expression<unknown> };

/** A row of an agency and one of its recruiters, and the viewer, as in rules of the read layer. */
interface Access {
  row: Late<'agency_id' | 'recruiter_id'>;
  viewer: Late<'agencyId' | 'recruiterId' | 'seesAgency' | 'ledRecruiterIds'>;
}

/**
 * The side that invites: its recruiter while at the agency, the lead of their team, and the agency's admin. The rows
 * stay with the agency: a recruiter who moves on leaves their placements behind. Null for a stranger.
 */
export const isOfSide = ({ row, viewer }: Access): Expression<SqlBool> =>
  sql<SqlBool>`(${row.agency_id} = ${viewer.agencyId}
    and (${row.recruiter_id} = ${viewer.recruiterId} or ${viewer.seesAgency}
      or ${row.recruiter_id} = any (${viewer.ledRecruiterIds})))`;

const isOfRecruiter = ({ row, viewer }: Access): Expression<SqlBool> =>
  sql<SqlBool>`(${row.recruiter_id} = ${viewer.recruiterId})`;
// Nearly everyone leads nobody: the first condition spares them the search for rows.
const isOfLedTeam = ({ row, viewer }: Access): Expression<SqlBool> =>
  sql<SqlBool>`(${viewer.ledRecruiterIds} <> '{}' and ${row.recruiter_id} = any (${viewer.ledRecruiterIds})
    and ${row.agency_id} = ${viewer.agencyId})`;
const isOfOwnAgency = ({ row, viewer }: Access): Expression<SqlBool> =>
  sql<SqlBool>`(${viewer.seesAgency} and ${row.agency_id} = ${viewer.agencyId})`;
const isForStaff = ({ viewer }: StaffAccess): Expression<SqlBool> => sql<SqlBool>`${viewer.isStaff}`;

const subjectParts = [isOfOwnAgency, isOfRecruiter, isOfLedTeam];

/**
 * The side under review: its recruiter permanently, and at the agency of the time its admin and the lead of the
 * recruiter's team. Reviews follow the recruiter. Null for a stranger.
 */
export const isOfSubject = (access: Access): Expression<SqlBool> => oneOf(subjectParts, access);

interface StaffAccess extends Access {
  viewer: Access['viewer'] & Late<'isStaff'>;
}

/** A scope: the side that invites, and staff. */
export const sideOrStaff = (access: StaffAccess): Expression<SqlBool> =>
  sql<SqlBool>`(${isOfSide(access)} or ${access.viewer.isStaff})`;

/**
 * The side under review and staff, as parts that each have an index, because no index covers an "or" over two columns.
 */
export const subjectPartsOrStaff: readonly ((access: StaffAccess) => Expression<SqlBool>)[] = [
  ...subjectParts,
  isForStaff,
];

/** A scope: the same as one condition. */
export const subjectOrStaff = (access: StaffAccess): Expression<SqlBool> => oneOf(subjectPartsOrStaff, access);

function oneOf<Who>(parts: readonly ((access: Who) => Expression<SqlBool>)[], access: Who): Expression<SqlBool> {
  const said = parts.map((part) => part(access));
  return sql<SqlBool>`(${sql.join(said, sql` or `)})`;
}

/** Whether the public may read a review. Uses literals, so that the partial indexes of public reviews apply. */
export const isShown = ({ publication, is_hidden }: Late<'publication' | 'is_hidden'>): RawBuilder<boolean> =>
  sql<boolean>`${publication} in ('published', 'under_review') and not ${is_hidden}`;

/** The same outside the read layer, for `reviews` or its alias. */
export const isShownReview = (alias = 'reviews'): RawBuilder<boolean> =>
  isShown({ publication: sql.ref(`${alias}.publication`), is_hidden: sql.ref(`${alias}.is_hidden`) });

/** A viewer with known values, for statements outside the read layer. */
export const knownViewer = ({
  agencyId,
  recruiterId,
  seesAgency,
  ledRecruiterIds,
  isStaff,
}: Viewer): StaffAccess['viewer'] => ({
  agencyId: sql`${agencyId}::uuid`,
  recruiterId: sql`${recruiterId}::uuid`,
  seesAgency: sql`${seesAgency}::boolean`,
  ledRecruiterIds: sql`${ledRecruiterIds}::uuid[]`,
  isStaff: sql`${isStaff}::boolean`,
});
