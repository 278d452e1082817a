import { z } from 'zod';
import type { AtsPlacement } from '../core/ats.ts';
import { VendorProblem } from '../core/problem.ts';
import { readAs } from '../core/shapes.ts';
import type { Session } from '../core/vendor.ts';
import { call } from './client.ts';
import * as map from './map.ts';

/** How many records one request names. */
const atOnce = 100;

/** What an entity answers: with or without its wrapper, one record or several. */
const entityOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((answer) => {
    const content = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
    return Array.isArray(content) ? content : [content];
  }, z.array(item));

/** Rows of a query. Tries the fields in turn: one that an edition doesn't have fails all of them. */
export async function query<Item extends z.ZodType>(
  session: Session,
  item: Item,
  what: string,
  entity: string,
  values: { readonly where: string; readonly orderBy: string; readonly count: number; readonly start?: number },
  fields: readonly string[],
): Promise<z.output<Item>[]> {
  const { start = 0, ...more } = values;
  const answer = await inTurn(fields, (fields) => {
    const parameters = { ...more, fields, start: String(start), count: String(values.count) };
    return call(session, what, `query/${entity}?${new URLSearchParams(parameters)}`);
  });
  return readAs(z.looseObject({ data: z.array(item) }), answer, what).data;
}

async function inTurn(fields: readonly string[], read: (fields: string) => Promise<unknown>): Promise<unknown> {
  const [first = '', ...rest] = fields;
  try {
    return await read(first);
  } catch (error) {
    const isAboutFields = error instanceof VendorProblem && (error.kind === 'wrong' || error.kind === 'missing');
    if (!isAboutFields || rest.length === 0) throw error;
    return inTurn(rest, read);
  }
}

/** Records by their ids. One that's gone may fail those it's named with, which are then read in halves. */
async function byIds<Item extends z.ZodType>(
  session: Session,
  item: Item,
  entity: string,
  ids: readonly string[],
  fields: readonly string[],
): Promise<z.output<Item>[]> {
  if (ids.length === 0) return [];
  const half = Math.ceil(ids.length / 2);
  const halves = async () => [
    ...(await byIds(session, item, entity, ids.slice(0, half), fields)),
    ...(await byIds(session, item, entity, ids.slice(half), fields)),
  ];
  if (ids.length > atOnce) return halves();
  try {
    const answer = await inTurn(fields, (fields) =>
      call(session, `records of ${entity}`, `entity/${entity}/${ids.join(',')}?${new URLSearchParams({ fields })}`),
    );
    return readAs(entityOf(item), answer, `records of ${entity}`);
  } catch (error) {
    if (!(error instanceof VendorProblem && error.kind === 'missing')) throw error;
    return ids.length > 1 ? halves() : [];
  }
}

const unique = (ids: readonly (string | null | undefined)[]): string[] => [...new Set(ids)].filter((id) => id != null);

/** The placements in our shape, with their jobs and people. */
export async function full(session: Session, raws: readonly z.output<typeof map.placement>[]): Promise<AtsPlacement[]> {
  const jobIds = unique(raws.map(({ jobOrder }) => jobOrder?.id));
  const jobs = byId(await byIds(session, map.jobOrder, 'JobOrder', jobIds, [map.fields.job, map.fields.leanJob]));
  const contactIdOf = (raw: (typeof raws)[number]) =>
    jobs.get(raw.jobOrder?.id ?? '')?.clientContact?.id ?? raw.approvingClientContact?.id ?? null;
  const candidateIds = unique(raws.map(({ candidate }) => candidate?.id));
  // Contacts have no mark for being anonymized.
  const anonymized = `${map.fields.person},isAnonymized`;
  const candidates = byId(await byIds(session, map.person, 'Candidate', candidateIds, [anonymized, map.fields.person]));
  const contactIds = unique(raws.map(contactIdOf));
  const contacts = byId(await byIds(session, map.person, 'ClientContact', contactIds, [map.fields.person]));
  return raws.map((raw) =>
    map.placementOf(raw, {
      candidate: candidates.get(raw.candidate?.id ?? '') ?? null,
      job: jobs.get(raw.jobOrder?.id ?? '') ?? null,
      contact: contacts.get(contactIdOf(raw) ?? '') ?? null,
      timeZone: session.timeZone ?? 'UTC',
    }),
  );
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
  new Map(items.map((one) => [one.id, one]));

/** A placement by its id; null if it's gone. */
export async function placementById(session: Session, id: string): Promise<AtsPlacement | null> {
  if (!/^\d+$/.test(id)) return null;
  const fields = [map.fields.placement, map.fields.leanPlacement];
  const [raw] = await byIds(session, map.placement, 'Placement', [id], fields);
  return raw ? ((await full(session, [raw]))[0] ?? null) : null;
}
