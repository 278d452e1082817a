import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { watchCheckpoints } from '#server/commands/checkpoints.ts';
import type { Context } from '#server/commands/context.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { schema } from '../../schema.ts';
import { type Cell, cells, type Side } from '../cells.ts';
import { answered, everyFieldOf, isSomething, prepared } from './measure.ts';
import type { Specimen, Try } from './specimens.ts';

/** A viewer to try. */
export interface Requester {
  cell: Cell;
  context: Context;
}

/** The result of requesting a row. */
export interface Observed {
  /** Who got a value, by field; `''` is the row itself. */
  seen: ReadonlyMap<string, readonly Cell[]>;
  /** The different answers for those who did not get the row, and the answer for a row that does not exist. */
  hidden: readonly string[];
  unknown: string;
}

/** Requests every field of a row as every viewer. Where nobody has a value, getting no error counts as seeing it. */
export async function observeType(
  requesters: readonly Requester[],
  name: string,
  specimen: Specimen,
): Promise<Observed> {
  const type = schema.getType(name.split(' ')[0]!) as GraphQLObjectType;
  const document = prepared(specimen.text(`__typename ${everyFieldOf(type)}`));
  const hidden = new Set<string>();
  const request = async (context: Context, side: Side): Promise<Row> => {
    const answer = await answered(document, context, specimen.variables?.(side));
    const { data, errors } = answer;
    const row = specimen.path.reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], data);
    const below = specimen.path.join('.').length + 1;
    if (!row) hidden.add(JSON.stringify(answer));
    return { row: (row ?? null) as Row['row'], denied: errors.map(({ path }) => path.slice(below).split('.')[0]!) };
  };
  const rows = await inTurns(requesters, async ({ cell, context }) => {
    const first = await request(context, cell.side);
    // Viewers of neither side see rows of both, and a field empty in one may have a value in the other.
    return { cell, ...(cell.side === 'none' ? joined(first, await request(context, 'company')) : first) };
  });
  const seen = new Map([['', rows.filter(({ row }) => row).map(({ cell }) => cell)]]);
  for (const field of Object.keys(type.getFields())) {
    const some = rows.filter(({ row }) => row && isSomething(row[field]));
    const granted = rows.filter(({ row, denied }) => row && !denied.includes(field));
    seen.set(
      field,
      (some.length > 0 ? some : granted).map(({ cell }) => cell),
    );
  }
  const nothing = await answered(document, requesters[0]!.context, unknownOf(specimen.variables?.('none') ?? {}));
  return { seen, hidden: [...hidden], unknown: JSON.stringify(nothing) };
}

interface Row {
  row: Readonly<Record<string, unknown>> | null;
  denied: readonly string[];
}

function joined(one: Row, other: Row): Row {
  const given = Object.entries(other.row ?? {}).filter(([, value]) => isSomething(value));
  const row = one.row || other.row ? { ...one.row, ...Object.fromEntries(given) } : null;
  return { row, denied: [...one.denied, ...other.denied] };
}

/** Who gets a result from a root field. */
export async function observeRoot(
  requesters: readonly Requester[],
  name: string,
  args: string,
): Promise<readonly Cell[]> {
  const { type } = schema.getQueryType()!.getFields()[name]!;
  const rows = String(type).includes('Connection') ? '{ edges { node { __typename } } }' : '{ __typename }';
  const selection = isLeafType(getNamedType(type)) ? '' : rows;
  const document = prepared(`{ ${name}${args} ${selection} }`);
  const answers = await inTurns(requesters, async ({ cell, context }) => ({
    cell,
    data: (await answered(document, context)).data,
  }));
  return answers.filter(({ data }) => isSomething(data?.[name])).map(({ cell }) => cell);
}

/** The result of a mutation: it would have been written, or was refused with this. */
export interface Outcome {
  cell: Cell;
  isDone: boolean;
  refusal: string;
  /** How the same mutation is refused for a missing row. */
  unknown: string;
}

class Undone extends Error {}

/** Tries a mutation as every viewer. Its transaction is rolled back just before the commit. */
export async function observeMutation(
  requesters: readonly Requester[],
  name: string,
  { of, input }: Try,
): Promise<readonly Outcome[]> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const document = prepared(
    `mutation ($input: ${type}!) { at: ${name}(input: $input) { errors { code message field } } }`,
  );
  const attempt = async ({ context }: Requester, sent: object) => {
    let isDone = false;
    watchCheckpoints((checkpoint) => {
      if (checkpoint !== 'command:before-commit') return;
      isDone = true;
      throw new Undone();
    });
    const { data, errors } = await answered(document, context, { input: sent });
    watchCheckpoints(() => {});
    const problems = (data?.['at'] as { errors: unknown } | null)?.errors ?? errors;
    return { isDone, refusal: isDone ? '' : JSON.stringify(problems) };
  };
  return inTurns(
    of ? requesters : requesters.filter(({ cell }) => cell.side === 'none' || cell.relation === 'own'),
    async (requester) => {
      const sent = input(requester.cell.side);
      const done = await attempt(requester, sent);
      const unknown = of && !done.isDone ? (await attempt(requester, unknownOf(sent))).refusal : '';
      return { cell: requester.cell, ...done, unknown };
    },
  );
}

/** The same input with ids of missing rows. Its files stay. */
const unknownOf = (input: object): object => ({
  ...JSON.parse(
    JSON.stringify(input)
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '01234567-89ab-7def-8123-456789abcdef')
      .replaceAll(/"taskId":"\d+"/g, '"taskId":"999999999"'),
  ),
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value instanceof KeptUpload)),
});

/** One after the other, because they share rows. */
async function inTurns<T>(
  requesters: readonly Requester[],
  request: (requester: Requester) => Promise<T>,
): Promise<T[]> {
  const answers = [];
  for (const requester of requesters) answers.push(await request(requester));
  return answers;
}

export async function requestersOf(
  viewerOf: (cell: Cell) => Promise<Viewer>,
  contextOf: (viewer: Viewer) => Context,
): Promise<Requester[]> {
  return inCells(async (cell) => ({ cell, context: contextOf(await viewerOf(cell)) }));
}

async function inCells<T>(make: (cell: Cell) => Promise<T>): Promise<T[]> {
  const made = [];
  for (const cell of cells) made.push(await make(cell));
  return made;
}
