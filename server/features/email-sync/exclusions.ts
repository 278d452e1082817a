import { sql } from 'kysely';
import { emailDomain } from '#common/email.ts';
import { isRoleOrRobot } from '#common/email-sync/dropped.ts';
import type { Tx } from '#server/database/database.ts';
import { env } from '#server/env.ts';
import { addressHash } from '#server/mail/address-hash.ts';
import { ownAddresses } from '../profiles/own-addresses.ts';
import type { Correspondent, ReadHeader } from './read-header.ts';

/** What decides whom a recruiter's emails may suggest. */
export interface Sieve {
  /** Whether an address belongs to the agency's own people. */
  readonly isOwn: (email: string) => boolean;
  /** Whether nothing of a message counts. */
  readonly drops: (header: ReadHeader) => boolean;
  /** Those among people who may be suggested. */
  readonly keeps: (people: readonly Correspondent[]) => readonly Correspondent[];
}

/** The sieve of an agency. `login`: the mailbox that is read, which may be somebody's address. */
export async function sieveFor(tx: Tx, agencyId: string, login?: string): Promise<Sieve> {
  const isOfAgency = await ownAddresses(tx, agencyId, { orTheirDomains: true });
  const rows = await tx
    .selectFrom('mail_exclusions')
    .select(['kind', 'value'])
    .where('agency_id', '=', agencyId)
    .execute();
  const valuesOf = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ value }) => value));
  const [domains, addresses, words] = [valuesOf('domain'), valuesOf('address'), valuesOf('word')];
  const isOwn = (email: string) => email === login?.toLowerCase() || isOfAgency(email);
  const isOut = ({ email }: Correspondent) =>
    isOwn(email) || isOurs(email) || isRoleOrRobot(email) || addresses.has(email) || isOfDomain(email, domains);
  return {
    isOwn,
    drops: ({ isBulk, from, subject }) =>
      isBulk || from.some(({ email }) => isOurs(email)) || [...words].some((word) => subject.includes(word)),
    keeps: (people) => people.filter((person) => !isOut(person)),
  };
}

/** Whether an address is at a domain, or below it. */
export function isOfDomain(email: string, domains: ReadonlySet<string>): boolean {
  const labels = emailDomain(email).split('.');
  return labels.some((_, from) => domains.has(labels.slice(from).join('.')));
}

/** Plaudit's own addresses: mail from or to them would be a loop. */
function isOurs(email: string): boolean {
  const own = [env.MAIL_FROM.replace(/^.*<|>$/g, '').toLowerCase(), env.CONTACT_EMAIL.toLowerCase()];
  const untagged = email.replace(/\+[^@]*@/, '@');
  return (
    own.includes(email) || untagged === env.PLAUDIT_SYNC_MAILBOX || emailDomain(email) === env.PLAUDIT_BOUNCE_DOMAIN
  );
}

/** Those among addresses that may not be emailed, or whose placement the agency has already. */
export async function knownOrSuppressed(tx: Tx, agencyId: string, emails: readonly string[]): Promise<Set<string>> {
  const hashes = emails.map(addressHash);
  const { rows } = await sql<{ email: string }>`/* knownOrSuppressed */
    select g.email from unnest(${emails}::text[], ${hashes}::bytea[]) g(email, hash)
    where exists (select from suppressions s where s.email = g.email and (s.agency_id is null or s.agency_id = ${agencyId}))
      or exists (select from suppressions s where s.email_hash = g.hash and (s.agency_id is null or s.agency_id = ${agencyId}))
      or exists (select from placements p where p.agency_id = ${agencyId} and p.candidate_email = g.email)
      or exists (select from placements p where p.agency_id = ${agencyId} and p.contact_email = g.email)`.execute(tx);
  return new Set(rows.map(({ email }) => email));
}
