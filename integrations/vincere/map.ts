import { z } from 'zod';
import type { AtsPerson, AtsPlacement, AtsPlacementStatus, AtsPlacementType, AtsUser } from '../core/ats.ts';
import { day, flag, id, largest, maybeId, moment, nameOf, number, text } from '../core/shapes.ts';

/** A word that is sent as a text or as a number. */
const word = z
  .union([z.string(), z.number()])
  .nullable()
  .catch(null)
  .transform((value) => (value === null || value === '' ? null : String(value)));

/** A list that comes as it is, or in slices. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), z.looseObject({ content: z.array(item) }).transform(({ content }) => content)]);

/** What a search answers. */
export const searchOf = <Item extends z.ZodType>(item: Item) =>
  z.looseObject({ result: z.looseObject({ total: number, items: z.array(item) }) });

/** A row in the list of a job's placements: the only place that names the candidate. */
export const row = z.looseObject({
  placement_id: id,
  candidate_id: id,
  application_id: maybeId,
  placed_by: maybeId,
  placed_date: moment,
  start_date: day,
  end_date: day,
  status: word,
});
/** A placement by its id. */
export const placement = z.looseObject({
  id,
  position_id: maybeId,
  application_id: maybeId,
  job_type: text,
  placement_status: word,
  start_date: day,
  end_date: day,
  placed_by: maybeId,
});
/** A job. */
export const position = z.looseObject({
  id,
  job_title: text,
  job_type: text,
  contact_id: maybeId,
  company_id: maybeId,
});
/** A candidate or a contact. */
export const person = z.looseObject({
  first_name: text,
  last_name: text,
  email: text,
  work_email: text,
  email_subscribed: flag,
  deleted: flag,
});
/** The candidate as a placement names them. */
export const candidateDetail = z.looseObject({ candidate_email: text });
/** A company. */
export const company = z.looseObject({ company_name: text });
/** A user's share of a placement. */
export const split = z.looseObject({ user_id: id, share_percentage: number });
/** An application. */
export const application = z.looseObject({ job_id: maybeId, application_user_id: maybeId });
/** Someone who owns a job. */
export const owner = z.looseObject({ id });
/** A field of specialisation. */
export const expertise = z.looseObject({ name: text, description: text });
/** Who reports at the site. */
export const jobsite = z.looseObject({
  site_manager_report_to_id: maybeId,
  site_manager_report_to_name: text,
  site_manager_email_address: text,
});
/** A job as the search knows it. How it writes a location isn't documented. */
export const found = z.looseObject({ id, last_update: moment, created_date: moment, location: z.unknown().optional() });
/** A consultant. */
export const user = z.looseObject({ id, full_name: text, email: text, deactivated: flag, deleted: flag });
/** What the search of users adds to them. */
export const foundUser = z.looseObject({ id, job_title: text, deactivated: flag, deleted: flag });
/** A row in the log of applications. */
export const logRow = z.looseObject({
  action_type: text,
  stage: text,
  log_date: moment,
  candidate_id: maybeId,
  job_id: maybeId,
});

/** A record that was read, or null if there's none. */
type Read<Schema extends z.ZodType> = z.output<Schema> | null;

/** The records that make a placement. */
export interface Parts {
  readonly row: z.output<typeof row>;
  readonly positionId: string;
  readonly placement: Read<typeof placement>;
  readonly position: Read<typeof position>;
  readonly candidate: Read<typeof person>;
  /** The address in the placement itself, read if the candidate has none. */
  readonly candidateEmail: string | null;
  readonly contact: Read<typeof person>;
  readonly jobsite: Read<typeof jobsite>;
  readonly company: Read<typeof company>;
  readonly splits: readonly z.output<typeof split>[];
  readonly application: Read<typeof application>;
  readonly owners: readonly z.output<typeof owner>[];
  readonly expertises: readonly z.output<typeof expertise>[];
  readonly location: unknown;
}

/** A placement in our shape. Vincere doesn't say when a placement changed. */
export function placementOf(parts: Parts): AtsPlacement {
  const { row, placement, position, candidate } = parts;
  const endDate = row.end_date ?? placement?.end_date ?? null;
  const rawType = placement?.job_type ?? position?.job_type ?? null;
  const rawStatus = row.status ?? placement?.placement_status ?? null;
  const [expertise] = parts.expertises;
  return {
    externalId: row.placement_id,
    // Extensions are renewals of the same application; not every answer names it, but each names these two.
    groupKey: `${row.candidate_id}:${parts.positionId}`,
    jobTitle: position?.job_title ?? null,
    type: typeOf(rawType, endDate),
    rawType,
    startDate: row.start_date ?? placement?.start_date ?? null,
    endDate,
    status: statusOf(rawStatus),
    rawStatus,
    candidate: {
      externalId: row.candidate_id,
      name: nameOf(candidate?.first_name, candidate?.last_name),
      email: candidate?.deleted ? null : (candidate?.email ?? candidate?.work_email ?? parts.candidateEmail),
      doNotEmail: candidate?.email_subscribed === false,
    },
    contact: contactOf(parts),
    companyName: parts.company?.company_name ?? null,
    ownerId: ownerOf(parts),
    location: locationOf(parts.location),
    specialisation: expertise?.name ?? expertise?.description ?? null,
    updatedAt: null,
  };
}

function contactOf({ contact, position, jobsite }: Parts): AtsPerson {
  if (contact)
    return {
      externalId: position?.contact_id ?? null,
      name: nameOf(contact.first_name, contact.last_name),
      email: contact.deleted ? null : contact.email,
      doNotEmail: contact.email_subscribed === false,
    };
  return {
    externalId: jobsite?.site_manager_report_to_id ?? null,
    name: jobsite?.site_manager_report_to_name ?? null,
    email: jobsite?.site_manager_email_address ?? null,
    doNotEmail: false,
  };
}

/** The largest share; else who works on the application; else who owns the job; else who entered it. */
const ownerOf = ({ splits, application, owners, row, placement }: Parts): string | null =>
  largest(splits, ({ share_percentage }) => share_percentage)?.user_id ??
  application?.application_user_id ??
  owners[0]?.id ??
  row.placed_by ??
  placement?.placed_by ??
  null;

function typeOf(type: string | null, endDate: string | null): AtsPlacementType {
  if (type === 'PERMANENT' || type === 'PART_TIME') return endDate ? 'fixed-term' : 'permanent';
  return type === 'TEMPORARY' || type === 'TEMP_TO_PERM' || type === 'CONTRACT' ? 'temp' : 'unknown';
}

/** Words in lists, numbers in records. What has ended was a placement, so it's open until its dates say otherwise. */
const statuses: Readonly<Record<string, AtsPlacementStatus>> = {
  '1': 'open',
  placement_active: 'open',
  placement_starting: 'open',
  '2': 'open',
  finished: 'open',
  terminated: 'open',
  '3': 'cancelled',
  cancelled: 'cancelled',
};
const statusOf = (status: string | null): AtsPlacementStatus => statuses[status?.toLowerCase() ?? ''] ?? 'unknown';

function locationOf(location: unknown): string | null {
  const [first] = [location].flat();
  if (typeof first === 'string') return first.trim() || null;
  const read = z
    .looseObject({ location_name: text, name: text, address: text, city: text, state: text })
    .safeParse(first);
  if (!read.success) return null;
  const { location_name, name, address, city, state } = read.data;
  return [city, state].filter(Boolean).join(', ') || location_name || name || address;
}

/** Whether a row in the log says that someone was placed. */
export const isPlacing = ({ stage, action_type }: z.output<typeof logRow>): boolean =>
  (stage?.startsWith('PLACEMENT_') ?? false) || action_type === 'MOVE_CANDIDATE_TO_PLACED';

/** A consultant in our shape; the search knows more about them than the list. */
export const userOf = (raw: z.output<typeof user>, more: z.output<typeof foundUser> | undefined): AtsUser => ({
  externalId: raw.id,
  name: raw.full_name ?? raw.email ?? `User ${raw.id}`,
  email: raw.email,
  title: more?.job_title ?? null,
  isGone: Boolean(raw.deactivated || raw.deleted || more?.deactivated || more?.deleted),
});
