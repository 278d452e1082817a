import { z } from 'zod';
import type { AtsPerson, AtsPlacement, AtsPlacementStatus, AtsPlacementType, AtsUser } from '../core/ats.ts';
import { day, flag, id, largest, maybe, moment, nameOf, number, text } from '../core/shapes.ts';

const user = z.looseObject({ userId: id, firstName: text, lastName: text, email: text, position: text });
const named = z.looseObject({ name: text });
const person = { firstName: text, lastName: text, email: text, unsubscribed: flag };
const contact = z.looseObject({ contactId: id, ...person, inactive: flag });
const place = z.looseObject({ name: text, area: maybe(named) });
const splits = z.looseObject({ userId: id, feeSplit: number });
const links = z.looseObject({ creditsPlacement: idOfLink(), creditedByPlacement: idOfLink() });

/** A placement in full. */
export const placement = z.looseObject({
  placementId: id,
  jobTitle: text,
  type: text,
  approved: flag,
  status: maybe(z.looseObject({ name: text, active: flag })),
  startDate: day,
  endDate: day,
  updatedAt: moment,
  job: maybe(
    z.looseObject({
      jobId: id,
      jobTitle: text,
      location: maybe(place),
      company: maybe(named),
      contact: maybe(contact),
      owner: maybe(splits),
    }),
  ),
  candidate: maybe(z.looseObject({ candidateId: id, ...person })),
  contact: maybe(contact),
  company: maybe(named),
  workplaceAddress: maybe(z.looseObject({ city: text, state: text })),
  owner: maybe(splits),
  recruiters: z.array(splits).nullable().catch(null),
  links: maybe(links),
});
/** A placement as JobAdder says it. */
export type RawPlacement = z.output<typeof placement>;

/** What a job adds to its placements. */
export const job = z.looseObject({
  workType: maybe(named),
  category: maybe(z.looseObject({ name: text, subCategory: maybe(named) })),
});

/** A list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.looseObject({ items: z.array(item), totalCount: number });

/** A consultant. */
export const listedUser = user.extend({ inactive: flag, deleted: flag });

/** The id at the end of a link, or as it is. */
function idOfLink() {
  return z
    .union([z.string(), z.number()])
    .nullable()
    .catch(null)
    .transform((link) => /(\d+)\/?$/.exec(String(link ?? ''))?.[1] ?? null);
}

/** What we read beside a placement. */
export interface Beside {
  readonly job: z.output<typeof job> | null;
  /** The candidate's other email address, if the first one is absent. */
  readonly otherEmail: string | null;
  /** yyyy-mm-dd */
  readonly today: string;
}

/** A placement in our shape. Credits aren't placements: see `creditedId`. */
export function placementOf(raw: RawPlacement, { job, otherEmail, today }: Beside): AtsPlacement {
  const { candidate } = raw;
  const contact = raw.contact ?? raw.job?.contact ?? null;
  const owner = largest(raw.recruiters ?? [], ({ feeSplit }) => feeSplit) ?? raw.owner ?? raw.job?.owner ?? null;
  const category = nameOf(
    job?.category?.name,
    job?.category?.subCategory?.name && '›',
    job?.category?.subCategory?.name,
  );
  return {
    externalId: raw.placementId,
    groupKey: candidate && raw.job ? `${candidate.candidateId}:${raw.job.jobId}` : null,
    jobTitle: raw.jobTitle ?? raw.job?.jobTitle ?? null,
    type: typeOf(raw, job?.workType?.name ?? null),
    rawType: raw.type,
    startDate: raw.startDate,
    endDate: raw.endDate,
    status: statusOf(raw, today),
    rawStatus: raw.status?.name ?? null,
    candidate: {
      externalId: candidate?.candidateId ?? null,
      name: nameOf(candidate?.firstName, candidate?.lastName),
      email: candidate?.email ?? otherEmail,
      doNotEmail: candidate?.unsubscribed ?? false,
    },
    contact: contactOf(contact),
    companyName: raw.company?.name ?? raw.job?.company?.name ?? null,
    ownerId: owner?.userId ?? null,
    location: locationOf(raw),
    specialisation: category,
    updatedAt: raw.updatedAt,
  };
}

const contactOf = (contact: RawPlacement['contact']): AtsPerson => ({
  externalId: contact?.contactId ?? null,
  name: nameOf(contact?.firstName, contact?.lastName),
  email: contact?.inactive ? null : (contact?.email ?? null),
  doNotEmail: contact?.unsubscribed ?? false,
});

function typeOf({ type, endDate }: RawPlacement, workType: string | null): AtsPlacementType {
  if (type === 'Permanent') return endDate || /fixed/i.test(workType ?? '') ? 'fixed-term' : 'permanent';
  return type === 'Contract' || type === 'Temporary' ? 'temp' : 'unknown';
}

function statusOf(raw: RawPlacement, today: string): AtsPlacementStatus {
  if (raw.links?.creditedByPlacement) return 'cancelled';
  if (!raw.approved) return 'unapproved';
  const isActive = raw.status?.active ?? null;
  if (isActive === null) return 'unknown';
  // What has ended isn't active any more; what was cancelled isn't, either, but hasn't come to its end.
  return isActive || (raw.endDate !== null && raw.endDate < today) ? 'open' : 'cancelled';
}

function locationOf({ job, workplaceAddress }: RawPlacement): string | null {
  const { name, area } = job?.location ?? {};
  if (name) return area?.name ? `${name} (${area.name})` : name;
  return [workplaceAddress?.city, workplaceAddress?.state].filter(Boolean).join(', ') || null;
}

/** Whether a placement takes back the fee of an earlier one, which counts as cancelled then. */
export const isCredit = ({ type }: { readonly type: string | null }): boolean => type === 'Credit';

/** A consultant in our shape. JobAdder has no mark for robots. */
export function userOf(raw: z.output<typeof listedUser>): AtsUser {
  return {
    externalId: raw.userId,
    name: nameOf(raw.firstName, raw.lastName) ?? raw.email ?? `User ${raw.userId}`,
    email: raw.email,
    title: raw.position,
    isGone: Boolean(raw.inactive || raw.deleted),
  };
}
