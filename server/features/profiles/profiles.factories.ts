import type { Insertable, Selectable } from 'kysely';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DB } from '#server/database/types.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createUser, type UserWishes, viewerFor } from '../accounts/accounts.factories.ts';

type Wishes<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

/** An approved agency on the free plan. */
export function createAgency(
  { kysely }: Database,
  overrides: Wishes<'agencies'> = {},
): Promise<Selectable<DB['agencies']>> {
  const id = nature.newId();
  return kysely
    .insertInto('agencies')
    .values({
      id,
      slug: `agency-${id}`,
      name: 'Paper Lantern Placements',
      legal_name: 'Paper Lantern Placements Pty Ltd',
      contact_email: `hello@agency-${id}.example`,
      country: 'AU',
      time_zone: 'Australia/Sydney',
      is_approved: true,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An approved company with a proven domain of its own; none with `domain: null`. */
export async function createCompany(
  { kysely }: Database,
  { domain, ...overrides }: Wishes<'companies'> & { domain?: string | null } = {},
): Promise<Selectable<DB['companies']> & { domain: string | null }> {
  const id = nature.newId();
  const company = await kysely
    .insertInto('companies')
    .values({ id, name: 'Pinwheel Logistics', country: 'AU', is_approved: true, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
  const own = domain === undefined ? `company-${id}.example` : domain;
  if (own) await createCompanyDomain({ kysely }, { company_id: company.id, domain: own });
  return { ...company, domain: own };
}

/** A domain that a company proved by a mailed link. */
export function createCompanyDomain(
  { kysely }: Pick<Database, 'kysely'>,
  wishes: Wishes<'company_domains'> & { company_id: string; domain: string },
): Promise<Selectable<DB['company_domains']>> {
  return kysely
    .insertInto('company_domains')
    .values({
      id: nature.newId(),
      added_at: new Date(),
      dns_code: nature.newToken(),
      proven_by: 'mail',
      proven_at: new Date(),
      ...wishes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A claimed profile without a login, in an agency that is created if none is given. */
export async function createRecruiter(
  database: Database,
  overrides: Wishes<'recruiters'> = {},
): Promise<Selectable<DB['recruiters']>> {
  const id = nature.newId();
  return database.kysely
    .insertInto('recruiters')
    .values({
      id,
      agency_id: overrides.agency_id ?? (await createAgency(database)).id,
      slug: `recruiter-${id}`,
      name: 'Robin Marblethorpe',
      email: `robin-${id}@recruiters.example`,
      country: 'AU',
      is_claimed: true,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A recruiter with a login: account, profile and viewer. Roles default to `ROLE_RECRUITER`. */
export async function createRecruiterWithLogin(
  database: Database,
  {
    roles = ['ROLE_RECRUITER'],
    user: asUser,
    ...overrides
  }: Wishes<'recruiters'> & { roles?: readonly string[]; user?: UserWishes } = {},
): Promise<{ user: Selectable<DB['users']>; recruiter: Selectable<DB['recruiters']>; viewer: Viewer }> {
  const user = await createUser(database, { roles, ...asUser });
  const recruiter = await createRecruiter(database, {
    email: user.email,
    name: user.name,
    ...overrides,
    user_id: user.id,
  });
  return { user, recruiter, viewer: await viewerFor(database, user.id) };
}
