import type { ObjectRef, SchemaTypes } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { type SqlBool, sql } from 'kysely';
import { innerValue } from './leaf.ts';
import type { PlannedField, Spot, Sql } from './planned.ts';
import type { Planned, Reader } from './reader.ts';
import { late } from './run.ts';
import type { Output, Pothos, RowType } from './types.ts';

/** A problem that a person can fix. A form shows it at its field, or above all fields. */
export interface Problem {
  code: string;
  message: string;
  field?: string | null;
}

/** A list of values of a plain type, as the command returns them, such as a result per item. */
export interface ListOf {
  readonly listOf: object;
}

/** A payload holds rows, by the ids that the command returns, and scalars and plain lists, as returned. */
export type Payload<Types extends SchemaTypes> = Readonly<
  Record<
    string,
    RowType<Types, string> | readonly [RowType<Types, string>] | ListOf | (keyof Types['Scalars'] & string)
  >
>;

/** What a command returns: keys of rows, plain values, problems. Missing ones are null. */
export type Returned<Types extends SchemaTypes, P extends Payload<Types>> = {
  readonly [K in keyof P]?:
    | (P[K] extends keyof Types['Scalars'] & string
        ? Output<Types, P[K]>
        : P[K] extends ListOf
          ? readonly object[]
          : P[K] extends readonly unknown[]
            ? readonly (string | number)[]
            : string | number)
    | null;
} & { readonly errors?: readonly Problem[] };

/** The parent of a payload's fields. */
export interface Answered {
  rows: Planned;
  result: Planned;
  clientMutationId: unknown;
}

/** The type of a mutation's problems: code, message and field. */
export function defineProblem<Types extends SchemaTypes>(
  builder: PothosSchemaTypes.SchemaBuilder<Types>,
): ObjectRef<Types, Problem> {
  const problem = builder.objectRef<Problem>('Problem');
  const text = (t: Pothos, name: keyof Problem) =>
    t.field({ type: 'String', nullable: name === 'field', resolve: (from: Problem) => from[name] });
  const fields = (t: Pothos) => ({ code: text(t, 'code'), message: text(t, 'message'), field: text(t, 'field') });
  problem.implement({ description: 'A problem that a person can fix.', fields: fields as never } as never);
  return problem;
}

/** The fields of a payload: rows and values, all nullable, next to `errors` and `clientMutationId`. */
export function payloadFields<Types extends SchemaTypes>(
  reader: Reader,
  problem: ObjectRef<Types, Problem>,
  payload: Payload<Types>,
  t: Pothos,
) {
  const fields = Object.entries(payload).map(([name, type]) => [
    name,
    typeof type === 'string'
      ? given(t, type, name)
      : 'listOf' in type
        ? given(t, [type.listOf], name)
        : rows(reader, t, type as RowType<Types, string>, name),
  ]);
  const errors = ({ result }: Answered) => result['errors'] ?? [];
  const clientMutationId = (answered: Answered) => answered.clientMutationId;
  return {
    ...Object.fromEntries(fields),
    errors: t.field({ type: [problem], nullable: false, resolve: errors }),
    clientMutationId: t.field({ type: 'String', nullable: true, resolve: clientMutationId }),
  };
}

const given = (t: Pothos, type: string | readonly [object], name: string) =>
  t.field({ type, nullable: true, resolve: ({ result }: Answered) => result[name] });

function rows(reader: Reader, t: Pothos, type: { name: string } | readonly [{ name: string }], name: string) {
  const read = ({ rows }: Answered, _args: unknown, _context: object, info: GraphQLResolveInfo) =>
    innerValue(info.returnType, rows[info.path.key] ?? null);
  const plan: PlannedField = {
    sql: (at) => {
      at.compile.ids.push(name);
      return isMany(type) ? many(reader, at, type[0], name) : one(reader, at, type, name);
    },
  };
  return t.field({ type, nullable: true, resolve: read, extensions: { plan } });
}

const isMany = <T>(type: T | readonly [T]): type is readonly [T] => Array.isArray(type);

function one(reader: Reader, { compile, field, selection }: Spot, type: { name: string }, name: string): Sql {
  const target = reader.tableOf(type);
  const id = late((run) => run.ids[name] ?? null, target.idType);
  return sql`(${compile.one(field.type, selection, target, (row) => sql<SqlBool>`${row[target.key]} = ${id}`)})`;
}

/** In the order of the ids. Rows that the viewer may not see are left out. */
function many(reader: Reader, { compile, selection }: Spot, type: { name: string }, name: string): Sql {
  const target = reader.tableOf(type);
  const ids = late((run) => run.ids[name] ?? null, `${target.idType}[]`);
  return compile.counted(
    (run) => (run.ids[name] as readonly unknown[] | null | undefined)?.length ?? 0,
    () => {
      const { query, scope } = compile.from(target, (row) => sql<SqlBool>`${row[target.key]} = any(${ids})`);
      const order = sql`array_position(${ids}, ${scope.row[target.key]})`;
      const rows = sql`json_agg(${compile.row(target, selection, scope)} order by ${order})`;
      return sql`(${query.select(sql`coalesce(${rows}, '[]')`.as('rows'))})`;
    },
  );
}
