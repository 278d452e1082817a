import type { InputFieldMap, InputShapeFromFields, ObjectRef, SchemaTypes } from '@pothos/core';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { forbidden } from './errors.ts';
import { type Answered, type Payload, type Problem, payloadFields, type Returned } from './payload.ts';
import type { FieldPlanner, Planned } from './reader.ts';
import { object } from './sql.ts';
import type { House, Pothos } from './types.ts';

/** A mutation's input and payload, who may call it, and the command it runs. */
export interface MutationOptions<
  Types extends SchemaTypes,
  H extends House,
  Input extends InputFieldMap,
  P extends Payload<Types>,
> {
  description?: string;
  permission?: H['Permission'];
  input: (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => Input;
  /** Rows, lists of rows and plain values by name: `{ review: Review, placements: [Placement], link: 'String' }`. */
  payload: P;
  command: (
    input: InputShapeFromFields<Input> & { clientMutationId?: string | null },
    context: Types['Context'],
  ) => Promise<Returned<Types, P>>;
}
/** The part of a planner that mutations need. */
type MutationPlanner<Types extends SchemaTypes> = FieldPlanner<Types> & { readonly problem: ObjectRef<Types, Problem> };
type AnyBuilder = PothosSchemaTypes.SchemaBuilder<PothosSchemaTypes.ExtendDefaultTypes<object>>;

/** Defines `name(input: NameInput!): NamePayload`. */
export function defineMutation<
  Types extends SchemaTypes,
  H extends House,
  Input extends InputFieldMap,
  P extends Payload<Types>,
>(planner: MutationPlanner<Types>, name: string, options: MutationOptions<Types, H, Input, P>): void {
  const builder = planner.builder as unknown as AnyBuilder;
  const title = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const input = builder.inputType(`${title}Input`, {
    fields: (t) => ({ ...options.input(t as never), clientMutationId: t.string() }) as never,
  });
  const payload = builder.objectRef<object>(`${title}Payload`);
  const fields = (t: unknown) => payloadFields(planner, planner.problem, options.payload, t as Pothos);
  payload.implement({ fields: fields as never });
  const { description } = options;
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      nullable: true,
      ...(description && { description }),
      args: { input: t.arg({ type: input, required: true }) },
      resolve: resolverOf(planner, `${title}Payload`, options as never) as never,
    }),
  );
}

interface AnyMutation {
  permission?: string;
  command(input: object, context: object): Promise<Planned>;
}
interface Arguments {
  input: { clientMutationId?: string | null };
}

function resolverOf<Types extends SchemaTypes>(
  planner: MutationPlanner<Types>,
  type: string,
  { permission, command }: AnyMutation,
) {
  return async (_root: unknown, { input }: Arguments, context: object, info: GraphQLResolveInfo): Promise<Answered> => {
    if (permission && !planner.host.can(context, permission)) throw forbidden(info);
    const result = await command(input, context);
    const payload = info.schema.getType(type) as GraphQLObjectType;
    const rows = await planner.readPayload(info, context, result, ({ compile, selection, scope }) =>
      object(compile.pairs(payload, compile.fields(payload, selection), scope)),
    );
    return { rows, result, clientMutationId: input.clientMutationId };
  };
}
