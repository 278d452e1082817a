import { connect } from '#server/database/database.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';

/** A recruiter with their own agency, who can sign in. */
export interface RecruiterToTest {
  recruiterId: string;
  slug: string;
  credentials: { username: string; password: string };
}

/**
 * Inserts a recruiter with a paid plan; `name` is the slug and part of the address, `zone` is the agency's time zone.
 */
export async function addRecruiter(
  connectionString: string,
  name = 'robin',
  zone = 'Australia/Sydney',
): Promise<RecruiterToTest> {
  const database = connect(connectionString, 1);
  const credentials = { username: `${name}@placers.example`, password: 'a long enough password' };
  const agency = await createAgency(database, { plan: 'ultimate_team', time_zone: zone });
  const { recruiter } = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    slug: name,
    roles: ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'],
    user: { email: credentials.username, password: credentials.password },
  });
  await database.close();
  return { recruiterId: recruiter.id, slug: name, credentials };
}
