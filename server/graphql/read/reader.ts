import type { SchemaTypes } from '@pothos/core';
import type { GraphQLNamedType, GraphQLResolveInfo } from 'graphql';
import { type Compile, compilePlan } from './compile.ts';
import { execute, type Plan } from './plan.ts';
import type { Spot, Sql, TableType } from './planned.ts';
import { nodesKey, Plans } from './plans.ts';
import { PreparedStatements } from './prepared.ts';
import { type Args, type Host, type Place, Run, Variables } from './run.ts';

/** Values read by a plan, by response key. */
export type Planned = Readonly<Record<string, unknown>>;

/** What the executor has already read for an operation's root fields: JSON texts by response key. */
export class Prefetched {
  readonly texts: ReadonlyMap<string, Promise<string | null>>;
  constructor(texts: ReadonlyMap<string, Promise<string | null>>) {
    this.texts = texts;
  }
}

/** A plan with its run. */
export interface Read {
  plan: Plan;
  run: Run;
  isOwn: boolean;
}

/** Finds or compiles plans and runs them. */
export class Reader {
  readonly host: Host;
  readonly plans: Plans;
  readonly #prepared = new PreparedStatements();
  /** The types with tables, by name. */
  readonly types = new Map<string, TableType>();

  constructor(host: Host, plans = new Plans()) {
    this.host = host;
    this.plans = plans;
  }

  tableOf({ name }: Pick<GraphQLNamedType, 'name'>): TableType {
    const found = this.types.get(name);
    if (!found) throw new Error(`${name} is not a type with a table`);
    return found;
  }

  /** Makes a root field ready to be read. */
  prepare(place: Place, context: object, build: (at: Spot) => Sql, ids?: Args): Read {
    const { parentType, fieldName, fieldNodes } = place;
    const field = parentType.getFields()[fieldName]!;
    return this.#ready(place, context, nodesKey(fieldNodes), ids, (compile) =>
      build(compile.spot(field, fieldNodes, compile.scope('none'))),
    );
  }

  /** Reads everything selected under a root field, unless the executor did. */
  async readRoot(root: unknown, context: object, info: GraphQLResolveInfo, build: (at: Spot) => Sql): Promise<unknown> {
    const known = root instanceof Prefetched ? root.texts.get(String(info.path.key)) : undefined;
    return parsed(await (known ?? this.text(this.prepare(info, context, build))));
  }

  /** Reads the rows that a command returned. Reads nothing if it returned none of the selected ids. */
  async readPayload(info: Place, context: object, ids: Args, build: (at: Spot) => Sql): Promise<Planned> {
    const read = this.prepare(info, context, build, ids);
    if (!read.plan.ids.some((name) => ids[name] != null)) return {};
    return parsed(await this.text(read)) as Planned;
  }

  /** Runs a separate statement within an operation. `root` identifies what is read within the operation. */
  async run(
    place: Place,
    context: object,
    root: string,
    ids: Args,
    build: (compile: Compile) => Sql,
  ): Promise<Planned | null> {
    return parsed(await this.text(this.#ready(place, context, root, ids, build))) as Planned | null;
  }

  text({ plan, run, isOwn }: Read): Promise<string | null> {
    return execute(plan, run, this.#prepared.nameOf(plan, isOwn));
  }

  #ready(
    { schema, fragments, operation, variableValues }: Place,
    context: object,
    root: string,
    ids: Args | undefined,
    build: (compile: Compile) => Sql,
  ): Read {
    const variables = new Variables(variableValues);
    const subject = { host: this.host, source: { schema, fragments }, variables };
    const plan = this.plans.find(operation, root, variables, () => compilePlan(subject, build));
    return { plan, run: new Run(this.host, context, variables, ids), isOwn: this.plans.isOwn(operation) };
  }
}

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** The part of a planner that fields need. */
export type FieldPlanner<Types extends SchemaTypes> = Reader & {
  readonly builder: PothosSchemaTypes.SchemaBuilder<Types>;
};
