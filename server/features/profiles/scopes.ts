import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from '#server/session/viewer.ts';

type Late<Names extends string> = { readonly [Name in Names]: Expression<unknown> };

/** A row of an agency and one of its recruiters, and who asks, as rules of the read layer have them. */
interface Asked {
  row: Late<'agency_id' | 'recruiter_id'>;
  viewer: Late<'agencyId' | 'recruiterId' | 'seesAgency'>;
}

/**
 * The side that asks: its recruiter while at the agency, and the agency's admin. Stays with the agency: who moves on
 * leaves the people they placed there behind. Null for a stranger.
 */
export const isOfSide = ({ row, viewer }: Asked): Expression<SqlBool> =>
  sql<SqlBool>`(${row.agency_id} = ${viewer.agencyId}
    and (${row.recruiter_id} = ${viewer.recruiterId} or ${viewer.seesAgency}))`;

const isOfRecruiter = ({ row, viewer }: Asked): Expression<SqlBool> =>
  sql<SqlBool>`(${row.recruiter_id} = ${viewer.recruiterId})`;
const isOfOwnAgency = ({ row, viewer }: Asked): Expression<SqlBool> =>
  sql<SqlBool>`(${viewer.seesAgency} and ${row.agency_id} = ${viewer.agencyId})`;
const isForStaff = ({ viewer }: AskedByStaff): Expression<SqlBool> => sql<SqlBool>`${viewer.isStaff}`;

const subjectParts = [isOfOwnAgency, isOfRecruiter];

/**
 * The side that is spoken about: its recruiter for good, and the admin of the agency at the time. What is said of
 * somebody goes with them. Null for a stranger.
 */
export const isOfSubject = (asked: Asked): Expression<SqlBool> => oneOf(subjectParts, asked);

interface AskedByStaff extends Asked {
  viewer: Asked['viewer'] & Late<'isStaff'>;
}

/** A scope: the side that asks, and staff. */
export const sideOrStaff = (asked: AskedByStaff): Expression<SqlBool> =>
  sql<SqlBool>`(${isOfSide(asked)} or ${asked.viewer.isStaff})`;

/** The side that is spoken about, and staff, in parts each of which an index finds: none finds rows by one of two columns. */
export const subjectPartsOrStaff: readonly ((asked: AskedByStaff) => Expression<SqlBool>)[] = [
  ...subjectParts,
  isForStaff,
];

/** A scope: the same in one. */
export const subjectOrStaff = (asked: AskedByStaff): Expression<SqlBool> => oneOf(subjectPartsOrStaff, asked);

function oneOf<Who>(parts: readonly ((asked: Who) => Expression<SqlBool>)[], asked: Who): Expression<SqlBool> {
  const said = parts.map((part) => part(asked));
  return sql<SqlBool>`(${sql.join(said, sql` or `)})`;
}

/** Whether the public may read a review. Literals, so that the partial indexes of such reviews serve it. */
export const isShown = ({ publication, is_hidden }: Late<'publication' | 'is_hidden'>): RawBuilder<boolean> =>
  sql<boolean>`${publication} in ('published', 'under_review') and not ${is_hidden}`;

/** The same for statements that the read layer does not write; of `reviews`, or what they call it. */
export const isShownReview = (alias = 'reviews'): RawBuilder<boolean> =>
  isShown({ publication: sql.ref(`${alias}.publication`), is_hidden: sql.ref(`${alias}.is_hidden`) });

/** A viewer whose values are known, for statements that the read layer does not write. */
export const knownViewer = ({ agencyId, recruiterId, seesAgency, isStaff }: Viewer): AskedByStaff['viewer'] => ({
  agencyId: sql`${agencyId}::uuid`,
  recruiterId: sql`${recruiterId}::uuid`,
  seesAgency: sql`${seesAgency}::boolean`,
  isStaff: sql`${isStaff}::boolean`,
});
