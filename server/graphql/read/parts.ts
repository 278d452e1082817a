import { type Expression, type SqlBool, sql } from 'kysely';

type Part<Scope> = (scope: Scope) => Expression<SqlBool>;

/** The same rows in disjoint parts: each leaves out the rows of earlier parts. Null counts as false. */
export const disjoint = <Scope>(parts: readonly Part<Scope>[]): Part<Scope>[] =>
  parts.map((part, i) => (scope) => {
    const others = parts.slice(0, i).map((other) => sql`(${other(scope)}) is not true`);
    return sql<SqlBool>`(${sql.join([sql`(${part(scope)})`, ...others], sql` and `)})`;
  });
