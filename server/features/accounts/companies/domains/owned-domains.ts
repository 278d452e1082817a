import { sql } from 'kysely';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';

/** Lets only one company at a time claim a domain, until the end of the transaction. */
export const takeDomainTurn = ({ tx }: Pick<Write, 'tx'>, domain: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`.execute(tx);

/** The company that has proven a domain, if any. */
export const ownerOfDomain = ({ tx }: Pick<Write, 'tx'>, domain: string) =>
  tx
    .selectFrom('company_domains as d')
    .innerJoin('companies as c', 'c.id', 'd.company_id')
    .select(['c.id', 'c.is_approved'])
    .where('d.domain', '=', domain)
    .where('d.proven_at', 'is not', null)
    .where('d.lost_at', 'is', null)
    .executeTakeFirst();

/** Refuses a domain that another company has proven, and says whom to write to. */
export async function refuseOthersDomain(write: Write, companyId: string, domain: string, field: string | null) {
  const owner = await ownerOfDomain(write, domain);
  if (owner && owner.id !== companyId)
    refuse(
      'TAKEN',
      `Another company has confirmed ${domain}. If it belongs to your company, write to ${env.CONTACT_EMAIL}.`,
      field,
    );
}
