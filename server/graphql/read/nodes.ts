import { sql } from 'kysely';
import { type Id, parseId } from './ids.ts';
import type { Spot, Sql } from './planned.ts';
import type { Reader } from './reader.ts';
import { late, type Variables } from './run.ts';
import { choose, refs } from './sql.ts';

/** Rows by global id. The types in the ids decide the tables, so each set of types has a separate plan. */
export function nodeFields(reader: Reader): { one(at: Spot): Sql; many(at: Spot): Sql } {
  const parse = (id: unknown) => parseId(reader.types, id);

  const one = (at: Spot): Sql => {
    const { compile, field, selection } = at;
    const id = (variables: Variables) => parse(at.args(variables)['id']);
    const target = reader.types.get(compile.decide((variables) => id(variables).type));
    if (!target) return sql`null`;
    const key = late((run) => id(run.variables).key, target.idType);
    return sql`(${compile.one(field.type, selection, target, (row) => sql`${row[target.key]} = ${key}`)})`;
  };

  const many = (at: Spot): Sql => {
    const { compile, field, selection } = at;
    const ids = (variables: Variables) => (at.args(variables)['ids'] as readonly unknown[]).map(parse);
    const targets = namesIn(compile.decide((variables) => distinct(ids(variables)))).map(
      (name) => [name, reader.types.get(name)!] as const,
    );
    return compile.counted(
      (run) => ids(run.variables).length,
      () => {
        const wanted = refs('i');
        const row = choose(wanted['type']!, targets, (target) => {
          const key = sql`${wanted['key']}::${sql.raw(target.idType)}`;
          return compile.one(field.type, selection, target, (their) => sql`${their[target.key]} = ${key}`);
        });
        const types = late((run) => ids(run.variables).map(({ type }) => type), 'text[]');
        const keys = late((run) => ids(run.variables).map(({ key }) => key), 'text[]');
        return sql`(select coalesce(json_agg(${row} order by i.n), '[]') from unnest(${types}, ${keys}) with ordinality i(type, key, n))`;
      },
    );
  };
  return { one, many };
}

const distinct = (ids: readonly Id[]) => [...new Set(ids.map(({ type }) => type))].filter(Boolean).sort().join();
const namesIn = (names: string) => names.split(',').filter(Boolean);
