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
  const people = await tx
    .selectFrom('agencies as a')
    .leftJoin('recruiters as r', 'r.agency_id', 'a.id')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('former_emails as f', 'f.user_id', 'u.id')
    .select(['r.email', 'u.email as login', 'f.email as former', 'a.contact_email'])
    .where('a.id', '=', agencyId)
    .execute();
  const own = people.flatMap(({ email: profile, login, former, contact_email }) => [
    ...[profile, login, former],
    contact_email,
  ]);
  if (own.some((address) => address && withoutTag(address) === withoutTag(email))) return true;
  const domain = emailDomain(email);
  return orItsDomain && domain !== '' && !isFreeMail(domain) && own.some((one) => emailDomain(one ?? '') === domain);
}

const withoutTag = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');
