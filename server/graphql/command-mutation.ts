import type { InputFieldMap } from '@pothos/core';
import type { z } from 'zod';
import type { Command } from '#server/commands/command.ts';
import type { Result } from '#server/commands/result.ts';
import { type InputFields, plan } from './builder.ts';
import { byCommand } from './mutation.ts';

type PlanOptions = Parameters<typeof plan.mutation>[1];

/** What a mutation has besides its command. */
export interface CommandMutationOptions<R extends Result> extends Pick<PlanOptions, 'description' | 'permission'> {
  /** The parts of the result that the payload shows: rows, lists of rows and plain values. */
  payload?: { readonly [K in keyof R & string]?: PlanOptions['payload'][string] };
  /** The inputs that are global ids, as in `byCommand`. */
  ids?: Readonly<Record<string, string | readonly string[]>>;
  /** Fields that the command's schema does not determine, such as files and inputs with a description. */
  input?: (t: InputFields) => InputFieldMap;
}

/**
 * Declares the mutation of a command, under the command's name. Its input is derived from the command's schema: a field
 * that accepts null or nothing is nullable. Throws for a field whose type cannot be derived; declare it in `input`.
 */
export function commandMutation<Input, R extends Result>(
  command: Command<Input, R>,
  { ids, input, payload = {}, ...options }: CommandMutationOptions<R> = {},
): void {
  plan.mutation(command.name, {
    ...options,
    input: (t): InputFieldMap => inputOf(t, command, ids ?? {}, input?.(t) ?? {}),
    payload: payload as PlanOptions['payload'],
    command: byCommand(command, ids) as never,
  });
}

function inputOf(
  t: InputFields,
  command: { name: string; input: z.ZodType },
  ids: object,
  declared: InputFieldMap,
): InputFieldMap {
  const shape = shapeOf(command.input);
  const derived = Object.entries(shape).flatMap(([name, schema]) => {
    if (declared[name]) return [];
    const type = typeOf(schema, name in ids ? 'ID' : undefined);
    if (!type) throw new Error(`${command.name}: declare the input '${name}', whose type cannot be derived.`);
    return [[name, t.field({ type, required: !isNullable(schema) } as never)]];
  });
  return { ...Object.fromEntries(derived), ...declared };
}

type Type = 'ID' | 'String' | 'Int' | 'Boolean';

/** The type of a field; `leaf` if it is known from elsewhere. */
function typeOf(schema: z.ZodType, leaf?: Type): Type | readonly [Type] | undefined {
  const { def } = bare(schema);
  if (def.type === 'array') {
    const item = typeOf(def.element!, leaf);
    return typeof item === 'string' ? [item] : undefined;
  }
  return leaf ?? types[def.type];
}

const types: Readonly<Record<string, Type>> = {
  string: 'String',
  enum: 'String',
  literal: 'String',
  int: 'Int',
  number: 'Int',
  boolean: 'Boolean',
};

/** The parts of zod's definitions that lead to a field's type. */
interface Inner {
  def: {
    type: string;
    innerType?: z.ZodType;
    in?: z.ZodType;
    out?: z.ZodType;
    element?: z.ZodType;
    left?: z.ZodType;
    right?: z.ZodType;
  };
  /** Of an object. */
  shape?: Readonly<Record<string, z.ZodType>>;
}

/** What is written into a schema, without wrappers and transformations. */
function bare(schema: z.ZodType): Inner {
  const inner = schema as unknown as Inner;
  const { def } = inner;
  if (def.innerType) return bare(def.innerType);
  if (def.type !== 'pipe') return inner;
  const given = bare(def.in!);
  return given.def.type === 'transform' ? bare(def.out!) : given;
}

/** The fields of an object, or of an intersection of objects. */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  const { def, shape = {} } = bare(schema);
  return def.type === 'intersection' ? { ...shapeOf(def.left!), ...shapeOf(def.right!) } : shape;
}

const isNullable = (schema: z.ZodType): boolean =>
  schema.safeParse(null).success || schema.safeParse(undefined).success;
