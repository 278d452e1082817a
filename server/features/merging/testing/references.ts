import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** How many rows refer to something, by table and column, for every foreign key that the database knows. */
export async function references(
  { kysely }: Database,
  table: 'companies' | 'agencies' | 'recruiters',
  id: string,
): Promise<Record<string, number>> {
  const { rows: keys } = await sql<{ of: string; column: string }>`
    select k.table_name as of, k.column_name as column
    from information_schema.referential_constraints r
      join information_schema.key_column_usage k on k.constraint_name = r.constraint_name and k.constraint_schema = r.constraint_schema
      join information_schema.key_column_usage t on t.constraint_name = r.unique_constraint_name
        and t.constraint_schema = r.unique_constraint_schema and t.ordinal_position = k.position_in_unique_constraint
    where t.table_name = ${table} and t.column_name = 'id'`.execute(kysely);
  const counted: Record<string, number> = {};
  for (const { of, column } of keys) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(of)}
      where ${sql.ref(column)} = ${id}`.execute(kysely);
    counted[`${of}.${column}`] = rows[0]!.count;
  }
  return counted;
}

/** Those that nothing refers from, of such counts. */
export const unused = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count === 0)
    .map(([name]) => name);
