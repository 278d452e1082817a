import { sql } from 'kysely';
import { mergeCompaniesInput } from '#common/merging/merging.ts';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { deleteDuplicate, dropTwins, lockPair, type Pair, removePictures, repoint } from './duplicates.ts';
import { limitRoles, moveJoining, peopleOf, tellMerged } from './tenants.ts';

/**
 * Merges a duplicate company into the company that stays, for super admins: its people, placements, jobs, suppliers and,
 * if wished, its domains move. Its name, logo and texts are dropped. Doing it again changes nothing.
 */
export const mergeCompanies = defineCommand({
  name: 'mergeCompanies',
  input: mergeCompaniesInput,
  run: async (write, { companyId, intoId, expectedVersion, keepsAdmins, movesDomains }) => {
    const pair = await lockPair(write, 'companies', { fromId: companyId, intoId, expectedVersion });
    if (!pair) return { company: intoId! };
    const moving = await peopleOf(write, 'company', pair);
    await limitRoles(write, 'company', moving.people, keepsAdmins);
    await removePictures(write, 'companies', ['logo_file_id'], pair.from.id);
    await moveDomains(write, pair, movesDomains);
    await moveSuppliers(write, pair);
    await repoint(write, 'company_id', ['company_members', 'placements', 'jobs', 'files', 'audit_entries'], pair);
    await write.emit('companyRenamed', { companyId: pair.into.id });
    await moveJoining(write, 'company', pair);
    await deleteDuplicate(write, 'companies', pair);
    await tellMerged(write, 'company', moving, pair);
    return { company: pair.into.id };
  },
});

/** A proven domain outlasts the same one that is not proven, whichever company has it. */
async function moveDomains(write: Write, pair: Pair, moves: boolean): Promise<void> {
  const { from, into } = pair;
  const isOwned = sql`(proven_at is not null and lost_at is null)`;
  if (moves)
    await sql`/* dropUnprovenTwins */
      delete from company_domains where company_id = ${into.id} and not ${isOwned} and domain in (
        select domain from company_domains where company_id = ${from.id} and ${isOwned})`.execute(write.tx);
  else await write.tx.deleteFrom('company_domains').where('company_id', '=', from.id).execute();
  await dropTwins(write, { table: 'company_domains', column: 'company_id', same: ['domain'] }, pair);
  await repoint(write, 'company_id', ['company_domains'], pair);
}

/** A supplier that either company still has stays; where both have it, with the terms of the one that stays. */
async function moveSuppliers(write: Write, pair: Pair): Promise<void> {
  const { from, into } = pair;
  await sql`/* dropRemovedTwins */
    delete from suppliers where company_id = ${into.id} and removed_at is not null and subject_id in (
      select subject_id from suppliers where company_id = ${from.id} and removed_at is null)`.execute(write.tx);
  await dropTwins(write, { table: 'suppliers', column: 'company_id', same: ['subject_id'] }, pair);
  await repoint(write, 'company_id', ['suppliers'], pair);
}
