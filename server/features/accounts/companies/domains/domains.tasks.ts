import { z } from 'zod';
import { domainLimits } from '#common/accounts/domains.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { defineTask } from '#server/tasks/task.ts';
import { lookUp } from './domain-records.ts';
import { ownerOfDomain, takeDomainTurn } from './owned-domains.ts';
import { noteLookup } from './proofs.tsx';

const pageSize = 100;
const hour = 3_600_000;

/**
 * Looks up the TXT records of domains that wait for one, and of those that one has proven. A second run on the same day
 * finds them checked. Links that have expired are forgotten.
 */
export const checkCompanyDomains = defineTask({
  name: 'checkCompanyDomains',
  cron: '20 5 * * *',
  payload: z.object({}),
  run: async (context) => {
    await carryOut(context, forgetExpiredLinks, {});
    let after: string | null = null;
    do {
      const due: Due[] = await dueAfter(context, after);
      for (const one of due) {
        const lookup = await lookUp(one);
        if (lookup !== 'unreachable') await carryOut(context, noteDailyLookup, { domainId: one.id, lookup });
      }
      after = due.length === pageSize ? due.at(-1)!.id : null;
    } while (after);
  },
});

interface Due {
  id: string;
  domain: string;
  dns_code: string;
}

const dueAfter = ({ database, nature }: Context, after: string | null): Promise<Due[]> =>
  database.kysely
    .selectFrom('company_domains')
    .select(['id', 'domain', 'dns_code'])
    .where((eb) => eb.or([eb('proven_by', 'is', null), eb('proven_by', '=', 'dns')]))
    .where((eb) =>
      eb.or([
        eb('proven_by', '=', 'dns'),
        eb('added_at', '>', new Date(nature.now().getTime() - domainLimits.lookupDays * 24 * hour)),
      ]),
    )
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(pageSize)
    .execute();

const noteDailyLookup = defineCommand({
  name: 'noteDailyLookup',
  input: z.object({ domainId: z.uuid(), lookup: z.enum(['found', 'missing']) }),
  run: async (write, { domainId, lookup }) => {
    const row = await write.tx
      .selectFrom('company_domains')
      .selectAll()
      .where('id', '=', domainId)
      .forUpdate()
      .executeTakeFirst();
    const isChecked = row?.checked_at && write.at.getTime() - row.checked_at.getTime() < 12 * hour;
    if (!row || isChecked || row.proven_by === 'mail') return {};
    await takeDomainTurn(write, row.domain);
    const owner = await ownerOfDomain(write, row.domain);
    const isTaken = owner !== undefined && owner.id !== row.company_id;
    if (!(lookup === 'found' && isTaken)) await noteLookup(write, row, lookup, { isDaily: true });
    return {};
  },
});

const forgetExpiredLinks = defineCommand({
  name: 'forgetExpiredLinks',
  input: z.object({}),
  run: async ({ tx, at }) => {
    await tx
      .updateTable('company_domains')
      .set({ mailed_to: null, mail_token_hash: null, mailed_at: null })
      .where('mailed_at', '<', new Date(at.getTime() - domainLimits.linkDays * 24 * hour))
      .execute();
    return {};
  },
});
