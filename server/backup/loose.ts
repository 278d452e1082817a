import type pg from 'pg';

/**
 * Runs a function in an open transaction with foreign keys and triggers switched off: rows are restored table by table,
 * including everything triggers once wrote. Checks every reference afterwards and fails if a row points at nothing.
 */
export async function withoutRules(client: pg.Client, action: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `/* references between tables */
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'graphile_worker')`,
  );
  const { rows: triggered } = await client.query<{ table: string }>(
    `/* tables with triggers */
    select distinct tgrelid::regclass::text as table from pg_trigger join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace::regnamespace::text in ('public', 'graphile_worker')`,
  );
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggered) await client.query(`alter table ${table} disable trigger user`);
  await action();
  for (const { table } of triggered) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
