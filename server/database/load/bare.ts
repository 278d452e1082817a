import type pg from 'pg';

/** Tables that are filled without indexes, constraints and triggers: all loaded tables but a few small ones. */
const bareTables = [
  'users',
  'user_roles',
  'recruiters',
  'placements',
  'invitations',
  'invitation_tokens',
  'reviews',
  'review_replies',
  'review_reply_versions',
  'review_versions',
  'review_flag_cases',
  'review_flags',
  'review_links',
  'suppressions',
  'sides_to_invite',
  'figure_days',
  'search_entries',
] as const;

/** Triggers whose work is done for all rows at once afterwards. */
const laterTriggers = [
  ['agencies', 'agencies_search_add'],
  ['recruiters', 'recruiters_add_standings'],
  ['recruiters', 'recruiters_keep_standings'],
  ['recruiters', 'recruiters_search_add'],
  ['recruiters', 'recruiters_search_rank'],
  ['placements', 'placements_add_sides_to_invite'],
  ['placements', 'placements_keep_sides_to_invite'],
  ['invitations', 'invitations_keep_origin'],
  ['invitations', 'invitations_keep_searched'],
  ['invitations', 'invitations_keep_sides_to_invite'],
  ['invitations', 'invitations_keep_figures'],
  ['reviews', 'reviews_keep_origin'],
  ['reviews', 'reviews_keep_searched'],
  ['reviews', 'reviews_keep_sides_to_invite'],
  ['reviews', 'reviews_keep_figures'],
  ['review_replies', 'review_replies_keep_has_reply'],
] as const;

/** The dropped indexes and constraints in order, each with the statement that restores it. */
export interface TakenOff {
  readonly pieces: readonly { readonly name: string; readonly table: string; readonly bringBack: string }[];
}

/** Drops indexes, keys and triggers: building them once is faster than row by row. */
export async function takeOff(client: pg.ClientBase): Promise<TakenOff> {
  const pieces = [];
  for (const { name, table, definition } of await constraints(client))
    pieces.push({ name, table, bringBack: `alter table ${table} add constraint ${name} ${definition}` });
  for (const { name, table, definition } of await indexes(client)) pieces.push({ name, table, bringBack: definition });
  // Foreign keys first: the keys they refer to cannot go before them.
  for (const { name, table } of (await constraints(client)).reverse())
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of await indexes(client)) await client.query(`drop index ${name}`);
  for (const [table, trigger] of laterTriggers) await client.query(`alter table ${table} disable trigger ${trigger}`);
  return { pieces };
}

/** Keeps autovacuum away from these tables until the transaction ends: it would delay restoring the keys. */
export const keepTidiersOut = (client: pg.ClientBase) =>
  client.query(`lock table ${bareTables.join(', ')} in share update exclusive mode`);

/**
 * Restores what `takeOff` dropped, and reports each. Indexes of `recruiters` come last, since their figures still
 * change.
 */
export async function bringBack(
  client: pg.ClientBase,
  { pieces }: TakenOff,
  which: (table: string, isIndex: boolean) => boolean,
  tell: (name: string, left: number) => void,
): Promise<void> {
  const wanted = pieces.filter(({ table, bringBack }) => which(table, bringBack.startsWith('CREATE INDEX')));
  for (const [at, { name, bringBack }] of wanted.entries()) {
    tell(name, wanted.length - at);
    await client.query(bringBack);
  }
}

/** Re-enables the triggers that `takeOff` disabled, once their work has been done for all rows. */
export async function switchTriggersOn(client: pg.ClientBase): Promise<void> {
  for (const [table, trigger] of laterTriggers) await client.query(`alter table ${table} enable trigger ${trigger}`);
}

/**
 * Analyzes the columns that the counting queries plan with. Long texts make up most of an `analyze`, and wait until the
 * end.
 */
export async function analyzeKeys(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select a.attrelid::regclass || ' (' || string_agg(distinct quote_ident(a.attname), ', ') || ')' as columns
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where m.amname = 'btree' and i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    group by a.attrelid`,
  );
  await client.query(`analyze ${rows.map(({ columns }) => columns).join(', ')}`);
}

interface Piece {
  name: string;
  table: string;
  definition: string;
}

/** Primary and unique keys before the foreign keys that need them, including those of other tables. */
async function constraints(client: pg.ClientBase): Promise<Piece[]> {
  const { rows } = await client.query<Piece>(
    `select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype in ('p', 'u') and conrelid = any ($1::regclass[])
      or contype = 'f' and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
    order by contype = 'f', contype, conrelid::regclass::text, conname`,
    [bareTables],
  );
  return rows;
}

async function indexes(client: pg.ClientBase): Promise<Piece[]> {
  const { rows } = await client.query<Piece>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by 2, 1`,
    [bareTables],
  );
  return rows;
}
