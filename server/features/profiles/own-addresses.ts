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

/** The same for many addresses, each by itself; with `orTheirDomains`, also by the domains of the agency's people. */
export async function ownAddresses(
  tx: Tx,
  agencyId: string,
  { orTheirDomains = false } = {},
): Promise<(email: string) => boolean> {
  const addresses = await addressesOf(tx, agencyId);
  const own = new Set(addresses.map(withoutTag));
  const domains = new Set(addresses.map(emailDomain).filter((domain) => domain !== '' && !isFreeMail(domain)));
  return (email) => own.has(withoutTag(email)) || (orTheirDomains && domains.has(emailDomain(email)));
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
