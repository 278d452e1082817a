import { sql } from 'kysely';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Tx } from '#server/database/database.ts';
import { refuseAllButSuperAdmins } from '#server/session/super-admin.ts';
import { removeFile } from '#server/storage/files.ts';

/** What can be merged: the table, and the names of its rows. */
const duplicates = {
  companies: { action: 'mergeCompanies', type: 'Company', noun: 'company', row: 'company' },
  agencies: { action: 'mergeAgencies', type: 'Agency', noun: 'agency', row: 'agency' },
  recruiters: { action: 'mergeRecruiters', type: 'Recruiter', noun: 'profile', row: 'recruiter' },
} as const;
type Duplicates = keyof typeof duplicates;

interface Named {
  id: string;
  name: string;
  version: number;
}

/** A duplicate and what it is merged into. */
export interface Pair {
  from: Named;
  into: Named;
}

/**
 * Locks a duplicate and what it is merged into, in the order of their ids, so that two merges never wait in a circle. Null
 * if the duplicate was merged into it already. Refuses everybody but super admins, and one that was merged elsewhere.
 */
export async function lockPair(
  write: Write,
  table: Duplicates,
  { fromId, intoId, expectedVersion }: { fromId: string; intoId: string | null; expectedVersion: number | null },
): Promise<Pair | null> {
  refuseAllButSuperAdmins(write.viewer);
  const { noun } = duplicates[table];
  if (!intoId) return refuse('CHOOSE', `Choose the ${noun} that stays.`, 'intoId');
  if (fromId === intoId) refuse('SAME', `Choose another ${noun}: this is the same one.`, 'intoId');
  const found = new Map<string, Named>();
  for (const id of [fromId, intoId].sort()) {
    const row = await write.tx
      .selectFrom(table)
      .select(['id', 'name', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row) found.set(id, row);
  }
  const [from, into] = [found.get(fromId), found.get(intoId)];
  if (from && into && expectedVersion !== null)
    refuseClash(noun, from.version, expectedVersion, { [duplicates[table].row]: fromId });
  if (from && into) return { from, into };
  if (!from && (await mergedInto(write.tx, table, fromId)) === intoId) return null;
  return refuseMerged(write.tx, table, from ? intoId : fromId);
}

/** What something was merged into; null if it never was. */
async function mergedInto(tx: Tx, table: Duplicates, id: string): Promise<string | null> {
  const entry = await tx
    .selectFrom('audit_entries')
    .select(sql<string | null>`details ->> 'mergedInto'`.as('into'))
    .where('subject_id', '=', id)
    .where('action', '=', duplicates[table].action)
    .where(sql<boolean>`details ? 'mergedInto'`)
    .executeTakeFirst();
  return entry?.into ?? null;
}

async function refuseMerged(tx: Tx, table: Duplicates, id: string): Promise<never> {
  const into = await mergedInto(tx, table, id);
  if (!into) return refuseUnknown();
  const staying = await tx.selectFrom(table).select('name').where('id', '=', into).executeTakeFirst();
  return refuse(
    'MERGED',
    `Someone has just merged this ${duplicates[table].noun}${staying ? ` into ${staying.name}` : ''}. Reload the list to see what is left.`,
  );
}

/**
 * Has keys of several columns checked at the end of the transaction, so that rows may move before those that they refer
 * to.
 */
export async function checkKeysAtTheEnd({ tx }: Write): Promise<void> {
  await sql`set constraints all deferred`.execute(tx);
}

/** Removes the pictures of a duplicate. */
export async function removePictures(write: Write, table: Duplicates, columns: readonly string[], id: string) {
  const names = columns.map((name) => sql.ref(name));
  const { rows } = await sql<{ id: string }>`/* picturesOf */
    select f.id from ${sql.table(table)} d, files f
    where d.id = ${id} and f.id in (${sql.join(names)}) and f.state <> 'removed'`.execute(write.tx);
  await sql`update ${sql.table(table)} set ${sql.join(names.map((name) => sql`${name} = null`))}
    where id = ${id}`.execute(write.tx);
  for (const file of rows) await removeFile(write, file.id);
}

/** Lets rows of these tables that name the duplicate name what it is merged into. */
export async function repoint({ tx }: Write, column: string, tables: readonly string[], pair: Pair): Promise<void> {
  for (const table of tables)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${pair.into.id}
      where ${sql.ref(column)} = ${pair.from.id}`.execute(tx);
}

/**
 * Deletes rows of the duplicate for which what it is merged into has a row with the same values in these columns. `among`
 * narrows both.
 */
export async function dropTwins(
  { tx }: Write,
  { table, column, same, among = 'true' }: { table: string; column: string; same: readonly string[]; among?: string },
  { from, into }: Pair,
): Promise<void> {
  const both = sql.join(
    same.map((name) => sql`${sql.ref(`theirs.${name}`)} is not distinct from ${sql.ref(`ours.${name}`)}`),
    sql` and `,
  );
  await sql`with ours as (select * from ${sql.table(table)} where ${sql.ref(column)} = ${into.id} and ${sql.raw(among)}),
      twins as (
        select theirs.ctid from ${sql.table(table)} theirs
        where ${sql.ref(`theirs.${column}`)} = ${from.id} and ${sql.raw(among)} and exists (select from ours where ${both})
      )
    delete from ${sql.table(table)} where ctid in (select ctid from twins)`.execute(tx);
}

/**
 * Deletes the duplicate, once nothing refers to it. Throws if a row still does, which would be deleted with it: its table
 * is missing from the merge.
 */
export async function deleteDuplicate(write: Write, table: Duplicates, { from, into }: Pair): Promise<void> {
  const { tx } = write;
  const { rows: keys } = await sql<{ of: string; column: string }>`/* keysTo */
    select c.conrelid::regclass::text as of, a.attname as column
    from pg_constraint c
      join pg_attribute target on target.attrelid = c.confrelid and target.attname = 'id'
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, target.attnum)]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`.execute(tx);
  const left = await Promise.all(
    keys.map(async ({ of, column }) => {
      const { rows } = await sql`select from ${sql.table(of)} where ${sql.ref(column)} = ${from.id} limit 1`.execute(
        tx,
      );
      return rows.length > 0 ? [`${of}.${column}`] : [];
    }),
  );
  if (left.flat().length > 0) throw new Error(`${duplicates[table].action} leaves rows in ${left.flat().join(', ')}.`);
  await tx.deleteFrom(table).where('id', '=', from.id).execute();
  const { action, type } = duplicates[table];
  const ofTenant =
    table === 'companies'
      ? { agencyId: null, companyId: into.id }
      : { agencyId: table === 'agencies' ? into.id : await agencyOf(tx, into.id) };
  write.audit({ action, ...ofTenant, subject: { type, id: from.id }, details: { mergedInto: into.id } });
  write.audit({ action, ...ofTenant, subject: { type, id: into.id }, details: { mergedFrom: from.id } });
}

async function agencyOf(tx: Tx, recruiterId: string): Promise<string> {
  const { agency_id } = await tx
    .selectFrom('recruiters')
    .select('agency_id')
    .where('id', '=', recruiterId)
    .executeTakeFirstOrThrow();
  return agency_id;
}
