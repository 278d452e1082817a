import type pg from 'pg';

/**
 * Does something within an open transaction while no row is asked whether its neighbours are there, and no trigger acts:
 * rows come table by table, with all that triggers once made of them. Afterwards every reference is checked, so that
 * rows without the row they refer to are refused.
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
