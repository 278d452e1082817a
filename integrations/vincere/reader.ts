import type { z } from 'zod';
import type { AtsPlacement } from '../core/ats.ts';
import { VendorProblem } from '../core/problem.ts';
import { readAs } from '../core/shapes.ts';
import type { Session } from '../core/vendor.ts';
import { call, callIfAccepted, callOrNull, searchPath } from './client.ts';
import * as map from './map.ts';

const sliceSize = 25;

/** Reads placements with what belongs to them. Each record is read once by a reader. */
export function readerOf(session: Session) {
  const known = new Map<string, Promise<unknown>>();

  /** A record; null if it's gone. */
  async function record<Schema extends z.ZodType>(
    schema: Schema,
    what: string,
    path: string,
    read: typeof callIfAccepted = callOrNull,
  ): Promise<z.output<Schema> | null> {
    const reading = known.get(path) ?? read(session, what, path);
    known.set(path, reading);
    const answer = await reading;
    return answer === null ? null : readAs(schema, answer, what);
  }
  const list = async <Schema extends z.ZodType>(schema: Schema, what: string, path: string) =>
    (await record(map.listOf(schema), what, path)) ?? [];

  /** The placements of a job: in slices of 25, or all at once. */
  async function rowsOf(positionId: string): Promise<z.output<typeof map.row>[]> {
    const rows = new Map<string, z.output<typeof map.row>>();
    for (let index = 0; ; index += 1) {
      const slice = await list(map.row, "the job's placements", `/position/${positionId}/placements?index=${index}`);
      const before = rows.size;
      for (const row of slice) rows.set(row.placement_id, row);
      if (slice.length !== sliceSize || rows.size === before) return [...rows.values()];
    }
  }

  /** How the search writes a place isn't documented, nor whether it gives one. */
  async function locationOf(positionId: string): Promise<unknown> {
    const path = searchPath('job', ['id', 'location'], `id:${positionId}`, {
      sort: 'created_date',
      start: 0,
      limit: 1,
    });
    return (await record(map.searchOf(map.found), 'the job', path, callIfAccepted))?.result.items[0]?.location;
  }

  async function full(row: z.output<typeof map.row>, positionId: string): Promise<AtsPlacement> {
    const { placement_id, candidate_id } = row;
    const position = await record(map.position, 'the job', `/position/${positionId}`);
    const { contact_id, company_id } = position ?? {};
    const [placement, candidate, contact, company, splits, expertises, location] = await Promise.all([
      record(map.placement, 'the placement', `/placement/${placement_id}`),
      record(map.person, 'the candidate', `/candidate/${candidate_id}`),
      contact_id ? record(map.person, 'the contact', `/contact/${contact_id}`) : null,
      company_id ? record(map.company, 'the company', `/company/${company_id}`) : null,
      list(map.split, "the placement's shares", `/placement/${placement_id}/profitsplits`),
      list(map.expertise, "the job's field", `/position/${positionId}/functionalexpertises`),
      locationOf(positionId),
    ]);
    const applicationId = row.application_id ?? placement?.application_id;
    const application =
      splits.length === 0 && applicationId
        ? await record(map.application, 'the application', `/application/${applicationId}`)
        : null;
    const isOwned = splits.length > 0 || application?.application_user_id;
    const details =
      candidate?.email || candidate?.work_email || candidate?.deleted
        ? null
        : `/placement/${placement_id}/candidatedetail`;
    return map.placementOf({
      row,
      positionId,
      placement,
      position,
      candidate,
      contact,
      company: company ?? (await record(map.company, 'the company', `/placement/${placement_id}/companydetail`)),
      splits,
      application,
      expertises,
      location,
      candidateEmail:
        details && ((await record(map.candidateDetail, 'the candidate', details))?.candidate_email ?? null),
      jobsite: contact ? null : await record(map.jobsite, 'the site', `/placement/${placement_id}/jobsite`),
      owners: isOwned ? [] : await list(map.owner, "the job's owners", `/position/${positionId}/owners`),
    });
  }

  /** A placement by its id; null if it's gone. Its job's list is what names the candidate. */
  async function byId(placementId: string): Promise<AtsPlacement | null> {
    const placement = await record(map.placement, 'the placement', `/placement/${encodeURIComponent(placementId)}`);
    if (!placement) return null;
    const { application_id } = placement;
    const application =
      placement.position_id || !application_id
        ? null
        : await record(map.application, 'the application', `/application/${application_id}`);
    const positionId = placement.position_id ?? application?.job_id;
    if (!positionId) throw new VendorProblem('unreadable', "We couldn't read the placement: it names no job.");
    const row = (await rowsOf(positionId)).find(({ placement_id }) => placement_id === placement.id);
    return row ? full(row, positionId) : null;
  }

  return { rowsOf, full, byId };
}

/** Jobs by the time that they changed or were made, from a time on. */
export async function searchJobs(
  session: Session,
  field: 'last_update' | 'created_date',
  { from, to }: { readonly from: number; readonly to: number | null },
  { start, limit }: { readonly start: number; readonly limit: number },
) {
  const second = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
  // Fractions of a second aren't documented: ask for a little more.
  const query = `${field}:[${second(from)} TO ${to === null ? '*' : second(to + 999)}]`;
  const path = searchPath('job', ['id', field], query, { sort: field, start, limit });
  const answer = await call(session, 'the list of jobs', path);
  return readAs(map.searchOf(map.found), answer, 'the list of jobs').result;
}
