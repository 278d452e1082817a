import { type Expression, type SqlBool, sql } from 'kysely';

type Part<Scope> = (scope: Scope) => Expression<SqlBool>;

/** The same rows in parts of which no row is in two: each leaves out what those before it have, nulls being no. */
export const disjoint = <Scope>(parts: readonly Part<Scope>[]): Part<Scope>[] =>
  parts.map((part, i) => (scope) => {
    const others = parts.slice(0, i).map((other) => sql`(${other(scope)}) is not true`);
    return sql<SqlBool>`(${sql.join([sql`(${part(scope)})`, ...others], sql` and `)})`;
  });
