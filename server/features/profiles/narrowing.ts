import { type Expression, type SqlBool, sql } from 'kysely';

/** Rows of the recruiter with this slug, which is looked up once. */
export const ofRecruiter = ({ recruiter_id }: { recruiter_id: Expression<string> }, slug: Expression<string>) =>
  sql<SqlBool>`${recruiter_id} = (select id from recruiters where slug = ${slug})`;

/** Rows of the recruiters who are on the viewer's agency's team with this id, as the API has it. */
export const ofTeam = (
  { recruiter_id }: { recruiter_id: Expression<string> },
  team: Expression<string>,
  { agencyId }: { agencyId: Expression<string | null> },
) =>
  sql<SqlBool>`${recruiter_id} = any (array(select m.recruiter_id from team_members m
    where m.agency_id = ${agencyId} and m.team_id::text = substr(${team}, 6)))`;
