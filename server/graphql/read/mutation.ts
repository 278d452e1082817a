import type { InputFieldMap, InputShapeFromFields, SchemaTypes } from '@pothos/core';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { type SqlBool, sql } from 'kysely';
import { object, type PlannedField } from './compile.ts';
import type { Planner } from './planner.ts';
import { forbidden } from './resolve.ts';
import { late } from './run.ts';
import type { House, Output, Pothos, RowType } from './types.ts';

/** What a person can cause and can mend: a form shows it beside its field, or above all fields. */
export interface Problem {
  code: string;
  message: string;
  field?: string | null;
}

/** A payload holds rows, by the ids that the command returns, and scalars, as the command returns them. */
export type Payload<Types extends SchemaTypes> = Readonly<
  Record<string, RowType<Types, string> | (keyof Types['Scalars'] & string)>
>;
type Returned<Types extends SchemaTypes, P extends Payload<Types>> = {
  readonly [K in keyof P]?: P[K] extends keyof Types['Scalars'] & string
    ? Output<Types, P[K]> | null
    : string | number | null;
} & { readonly errors?: readonly Problem[] };

export interface MutationOptions<
  Types extends SchemaTypes,
  H extends House,
  Input extends InputFieldMap,
  P extends Payload<Types>,
> {
  description?: string;
  permission?: H['Permission'];
  input: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Input;
  payload: P;
  command: (
    input: InputShapeFromFields<Input> & { clientMutationId?: string | null },
    context: Types['Context'],
  ) => Promise<Returned<Types, P>>;
}

interface Answered {
  rows: Readonly<Record<string, unknown>>;
  result: Readonly<Record<string, unknown>>;
  clientMutationId: unknown;
}

/** Defines `name(input: NameInput!): NamePayload`. The rows of the payload are read by one statement, if any is asked for. */
export function defineMutation<
  Types extends SchemaTypes,
  H extends House,
  Input extends InputFieldMap,
  P extends Payload<Types>,
>(planner: Planner<Types, H>, name: string, options: MutationOptions<Types, H, Input, P>): void {
  const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const builder = planner.builder as unknown as PothosSchemaTypes.SchemaBuilder<
    PothosSchemaTypes.ExtendDefaultTypes<object>
  >;
  const input = builder.inputType(`${title}Input`, {
    fields: (t) => ({ ...options.input(t as never), clientMutationId: t.string() }) as never,
  });
  const payload = builder.objectRef<object>(`${title}Payload`);
  payload.implement({ fields: (t) => payloadFields(planner, options.payload, t as unknown as Pothos) as never });
  const resolve = async (
    _root: unknown,
    args: { input: never },
    context: object,
    info: GraphQLResolveInfo,
  ): Promise<Answered> => {
    if (options.permission && !planner.host.can(context, options.permission)) throw forbidden(info);
    const result = (await options.command(args.input, context as never)) as Answered['result'];
    return {
      rows: await readRows(planner, `${title}Payload`, result, context, info),
      result,
      clientMutationId: (args.input as { clientMutationId?: string }).clientMutationId,
    };
  };
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      nullable: true,
      ...(options.description && { description: options.description }),
      args: { input: t.arg({ type: input, required: true }) },
      resolve: resolve as never,
    }),
  );
}

function payloadFields<Types extends SchemaTypes, H extends House>(
  planner: Planner<Types, H>,
  payload: Payload<Types>,
  t: Pothos,
) {
  const fields = Object.entries(payload).map(([name, type]) => [
    name,
    typeof type === 'string' ? given(t, type, name) : rowOf(planner, t, type, name),
  ]);
  return {
    ...Object.fromEntries(fields),
    errors: t.field({
      type: [planner.problem],
      nullable: false,
      resolve: ({ result }: Answered) => result['errors'] ?? [],
    }),
    clientMutationId: t.field({
      type: 'String',
      nullable: true,
      resolve: ({ clientMutationId }: Answered) => clientMutationId,
    }),
  };
}

const given = (t: Pothos, type: string, name: string) =>
  t.field({ type, nullable: true, resolve: ({ result }: Answered) => result[name] });

function rowOf<Types extends SchemaTypes, H extends House>(
  planner: Planner<Types, H>,
  t: Pothos,
  type: RowType<Types, string>,
  name: string,
) {
  const plan: PlannedField = {
    sql: ({ compile, field, selection }) => {
      const target = planner.tableOf(type);
      return sql`(${compile.one(field.type, selection, target, (row) => sql<SqlBool>`${row[target.key]} = ${late((run) => run.ids[name] ?? null)}`)})`;
    },
  };
  return t.field({
    type,
    nullable: true,
    resolve: ({ rows }: Answered, _args: unknown, _context: object, info: GraphQLResolveInfo) => rows[info.path.key],
    extensions: { plan },
  });
}

async function readRows<Types extends SchemaTypes, H extends House>(
  planner: Planner<Types, H>,
  type: string,
  ids: Answered['result'],
  context: object,
  info: GraphQLResolveInfo,
): Promise<Answered['rows']> {
  const payload = info.schema.getType(type) as GraphQLObjectType;
  const rows = await planner.read(
    info,
    context,
    ({ compile, selection, scope }) => object(compile.pairs(payload, selection, scope)),
    ids,
  );
  return rows as Answered['rows'];
}
