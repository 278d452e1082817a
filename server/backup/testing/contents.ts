import pg from 'pg';

/** Row counts and checksums by table, generated columns included, as a reader of the database sees them. */
export const contentsOf = (connectionString: string) =>
  during(connectionString, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('public', 'graphile_worker') and tablename <> 'migrations' order by 1`,
    );
    const found: Record<string, { count: number; md5: string }> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number; md5: string }>(
        `select count(*)::int, md5(coalesce(string_agg(t::text, e'\\n' order by t::text collate "C"), '')) from ${name} t`,
      );
      found[name] = rows[0]!;
    }
    return found;
  });

/**
 * Everything in a database besides rows, each as SQL: columns, indexes, constraints, triggers, functions, sequences.
 */
export const rulesOf = (connectionString: string) =>
  during(connectionString, async (client) =>
    (await client.query<{ rule: string }>(rules)).rows.map(({ rule }) => rule),
  );

const rules = `
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'graphile_worker')),
      relations as (select c.oid, relkind, nspname || '.' || relname as name from pg_class c join ours o on o.oid = relnamespace)
    select concat_ws(' ', 'column', name, attname, format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, 'generated ' || nullif(attgenerated::text, ''),
        'identity ' || nullif(attidentity::text, ''), pg_get_expr(adbin, adrelid)) as rule
      from relations r join pg_attribute a on a.attrelid = r.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on d.adrelid = r.oid and d.adnum = attnum where relkind = 'r'
    union all select concat_ws(' ', pg_get_indexdef(indexrelid), case when not indisvalid then 'invalid' end)
      from pg_index join relations r on r.oid = indrelid
    union all select concat_ws(' ', 'constraint', name, conname, pg_get_constraintdef(k.oid), 'valid ' || convalidated)
      from pg_constraint k join relations r on r.oid = conrelid where contype <> 'n'
    union all select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled::text)
      from pg_trigger t join relations r on r.oid = tgrelid where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p join ours o on o.oid = pronamespace where prokind in ('f', 'p')
    union all select concat_ws(' ', 'sequence', schemaname, sequencename, data_type, start_value, increment_by, last_value)
      from pg_sequences where schemaname in (select nspname from ours)
    order by 1`;

/** Such as 18. */
export const majorOf = (connectionString: string) =>
  during(connectionString, async (client) => {
    const { rows } = await client.query<{ major: number }>(
      "select current_setting('server_version_num')::int / 10000 as major",
    );
    return rows[0]!.major;
  });

async function during<Found>(connectionString: string, action: (client: pg.Client) => Promise<Found>): Promise<Found> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}
