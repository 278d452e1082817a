import { sql } from 'kysely';
import { z } from 'zod';
import { emailSyncLimits } from '#common/email-sync/found-people.ts';
import { addMailExclusionInput, exclusionValue } from '#common/email-sync/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { isOfDomain } from './exclusions.ts';

/** Excludes a domain, an address, or emails with a word in their subject, from what is found. For agency admins. */
export const addMailExclusion = defineCommand({
  name: 'addMailExclusion',
  input: addMailExclusionInput,
  run: async (write, { kind, value: typed }) => {
    const agency_id = agencyOf(write);
    const read = exclusionValue(kind, typed);
    if ('problem' in read) return refuse('invalid', read.problem, 'value');
    const { value } = read;
    await refuseTooMany(write, agency_id);
    const added = await write.tx
      .insertInto('mail_exclusions')
      .values({ id: write.nature.newId(), agency_id, kind, value, created_at: write.at })
      .onConflict((clash) => clash.columns(['agency_id', 'kind', 'value']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return refuse('DUPLICATE', 'This is excluded already.', 'value');
    if (kind !== 'word') await excludeFound(write, agency_id, { kind, value });
    audit(write, { id: added.id, agency_id }, 'addMailExclusion');
    return { mailExclusion: added.id };
  },
});

/** Ends an exclusion. People whom nothing else excludes are suggested again. */
export const removeMailExclusion = defineCommand({
  name: 'removeMailExclusion',
  input: z.object({ exclusionId: z.uuid() }),
  run: async (write, { exclusionId }) => {
    const { tx, viewer } = write;
    const removed = await tx
      .deleteFrom('mail_exclusions')
      .where('id', '=', exclusionId)
      .where('agency_id', '=', viewer.seesAgency ? viewer.agencyId : null)
      .returning(['id', 'agency_id'])
      .executeTakeFirst();
    if (!removed) return refuseUnknown();
    await bringBackFound(write, removed.agency_id);
    audit(write, removed, 'removeMailExclusion');
    return { deletedExclusionId: `MailExclusion:${exclusionId}` };
  },
});

function agencyOf({ viewer: { agencyId, seesAgency } }: Write): string {
  if (!agencyId) return refuseUnknown();
  return seesAgency ? agencyId : refuse('FORBIDDEN', "Only your agency's admin can change what is excluded.");
}

async function refuseTooMany({ tx }: Write, agencyId: string): Promise<void> {
  await tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('mail_exclusions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= emailSyncLimits.exclusions)
    refuse('LIMIT', `You have ${emailSyncLimits.exclusions} exclusions. Remove one to add another.`);
}

type Rule = { kind: string; value: string };

/** The people who are suggested leave the suggestions. */
async function excludeFound({ tx }: Write, agencyId: string, { kind, value }: Rule): Promise<void> {
  await sql`/* excludeFound */ update found_people set state = 'excluded'
    where agency_id = ${agencyId} and state = 'suggested'
      and case ${kind}::text when 'address' then email = ${value}
        else right('.' || split_part(email, '@', -1), length(${value}::text) + 1) = '.' || ${value}::text end`.execute(
    tx,
  );
}

async function bringBackFound({ tx }: Write, agencyId: string): Promise<void> {
  const rules = await tx
    .selectFrom('mail_exclusions')
    .select(['kind', 'value'])
    .where('agency_id', '=', agencyId)
    .execute();
  const valuesOf = (kind: string) => new Set(rules.filter((row) => row.kind === kind).map(({ value }) => value));
  const [domains, addresses] = [valuesOf('domain'), valuesOf('address')];
  const out = await tx
    .selectFrom('found_people')
    .select(['id', 'email'])
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'excluded')
    .execute();
  const back = out.filter(({ email }) => !addresses.has(email) && !isOfDomain(email, domains));
  if (back.length === 0) return;
  await tx
    .updateTable('found_people')
    .set({ state: 'suggested' })
    .where(
      'id',
      'in',
      back.map(({ id }) => id),
    )
    .execute();
}

function audit(
  write: Write,
  { id, agency_id }: { id: string; agency_id: string },
  action: 'addMailExclusion' | 'removeMailExclusion',
): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'MailExclusion', id } });
}
