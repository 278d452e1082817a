import { permissionsOf } from '#common/roles.ts';
import type { Database } from '#server/database/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createTeam } from '#server/features/teams/teams.factories.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { type Cell, rolesOf } from '../cells.ts';

export const password = 'a correct horse, again';

/** Two agencies and two companies, with every person the cells distinguish. */
export type People = Awaited<ReturnType<typeof createPeople>>;

export async function createPeople(database: Database) {
  const own = await createRecruiterWithLogin(database, {
    slug: 'robin',
    headline: 'Engineers',
    phone: '+61 491 570 156',
    source: 'a public list',
    user: { password, last_signed_in_at: new Date() },
  });
  const colleague = await createRecruiterWithLogin(database, { agency_id: own.recruiter.agency_id });
  const lead = await createRecruiterWithLogin(database, { agency_id: own.recruiter.agency_id });
  const team = await createTeam(database, {
    agency_id: own.recruiter.agency_id,
    leads: [lead.recruiter.id],
    members: [own.recruiter.id],
  });
  const rival = await createRecruiterWithLogin(database);
  const [company, otherCompany] = [await createCompany(database), await createCompany(database)];
  const hiring = (companyId: string, wishes = {}) => createHiring(database, companyId, wishes);
  return {
    recruiter: own.recruiter,
    team,
    lead: lead.user.id,
    colleague: colleague.recruiter.id,
    rivalAgencyId: rival.recruiter.agency_id,
    company,
    agency: { own: own.user.id, 'same tenant': colleague.user.id, 'other tenant': rival.user.id },
    hiring: {
      own: await hiring(company.id, { password, last_signed_in_at: new Date() }),
      'same tenant': await hiring(company.id),
      'other tenant': await hiring(otherCompany.id),
    },
    staff: (await createUser(database, { type: 'user', password })).id,
  };
}

async function createHiring(database: Database, companyId: string, wishes: object): Promise<string> {
  const { id } = await createUser(database, { type: 'user', ...wishes });
  await database.kysely.insertInto('company_members').values({ company_id: companyId, user_id: id }).execute();
  return id;
}

/**
 * The viewer of a cell, as after signing in with its roles; without the agency's plan, which gives all its members
 * another role.
 */
export async function viewerOfCell(database: Database, people: People, cell: Cell): Promise<Viewer> {
  if (cell.role === 'stranger') return stranger;
  const id = personOf(people, cell);
  await database.kysely.deleteFrom('user_roles').where('user_id', '=', id).execute();
  const roles = rolesOf(cell);
  await database.kysely
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: id, role })))
    .execute();
  const viewer = await viewerFor(database, id);
  const agencyId = cell.relation === 'moved on' ? people.rivalAgencyId : viewer.agencyId;
  const permissions = new Set(permissionsOf(roles));
  return { ...viewer, roles, permissions, agencyId, impersonatedBy: cell.isActedAs ? people.staff : null };
}

function personOf({ agency, hiring, staff, lead }: People, { side, relation, leads }: Cell): string {
  if (leads) return lead;
  const near = relation === 'moved on' ? 'own' : relation;
  return side === 'agency' ? agency[near] : side === 'company' ? hiring[near] : staff;
}
