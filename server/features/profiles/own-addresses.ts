import { emailDomain, isFreeMail } from '#common/email.ts';
import type { Tx } from '#server/database/database.ts';

/**
 * Whether an address belongs to an agency's own people: a recruiter's, a login or a former one, or the agency's contact,
 * with any `+tag`. With `orItsDomain`, also any address at the domain of one of them, unless that is free mail. All of them
 * count, because the contact alone is easily changed.
 */
export async function isOfAgency(
  tx: Tx,
  agencyId: string,
  email: string,
  { orItsDomain = true } = {},
): Promise<boolean> {
  const own = await addressesOf(tx, agencyId);
  if (own.some((address) => withoutTag(address) === withoutTag(email))) return true;
  const domain = emailDomain(email);
  return orItsDomain && domain !== '' && !isFreeMail(domain) && own.some((one) => emailDomain(one) === domain);
}

/** The same for many addresses, each by itself and not by its domain. */
export async function ownAddresses(tx: Tx, agencyId: string): Promise<(email: string) => boolean> {
  const own = new Set((await addressesOf(tx, agencyId)).map(withoutTag));
  return (email) => own.has(withoutTag(email));
}

async function addressesOf(tx: Tx, agencyId: string): Promise<string[]> {
  const people = await tx
    .selectFrom('agencies as a')
    .leftJoin('recruiters as r', 'r.agency_id', 'a.id')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('former_emails as f', 'f.user_id', 'u.id')
    .select(['r.email', 'u.email as login', 'f.email as former', 'a.contact_email'])
    .where('a.id', '=', agencyId)
    .execute();
  return people.flatMap(({ email, login, former, contact_email }) =>
    [email, login, former, contact_email].filter((one) => one !== null),
  );
}

const withoutTag = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');
