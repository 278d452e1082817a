import { type Expression, type SqlBool, sql } from 'kysely';
import type { isOfSide } from '../profiles/scopes.ts';

/** Whether a statement is the viewer's to see: their own, and all of the agency for its admin. */
export const isOfViewer = ({ row, viewer }: Parameters<typeof isOfSide>[0]): Expression<SqlBool> =>
  sql<SqlBool>`coalesce(${row.agency_id} = ${viewer.agencyId}
    and (${viewer.seesAgency} or ${row.recruiter_id} = ${viewer.recruiterId}), false)`;
