import { z } from 'zod';
import { isPlainDate } from '#common/plain-date.ts';
import type { AtsPerson, AtsPlacement, AtsPlacementStatus, AtsPlacementType, AtsUser } from '../core/ats.ts';
import { flag, id, largest, maybe, nameOf, number, text } from '../core/shapes.ts';

const named = z.looseObject({ name: text });
const someone = z.looseObject({ id });
/** A to-many field: the vendor limits how many come, and says so by a total. */
const many = <Item extends z.ZodType>(item: Item) => maybe(z.looseObject({ data: z.array(item) }));

/** A candidate or a contact. */
export const person = z.looseObject({
  id,
  firstName: text,
  lastName: text,
  name: text,
  email: text,
  email2: text,
  email3: text,
  massMailOptOut: flag,
  isDeleted: flag,
  isAnonymized: flag,
});
/** A job with its contact and company. */
export const jobOrder = z.looseObject({
  id,
  title: text,
  clientContact: maybe(person),
  clientCorporation: maybe(named),
  owner: maybe(someone),
  address: maybe(z.looseObject({ city: text, state: text })),
  publishedCategory: maybe(named),
  categories: many(named),
  specialties: many(named),
});
/** A placement. Times are milliseconds since 1970. */
export const placement = z.looseObject({
  id,
  status: text,
  employmentType: text,
  dateBegin: number,
  dateEnd: number,
  dateLastModified: number,
  candidate: maybe(person),
  jobOrder: maybe(z.looseObject({ id, title: text })),
  owner: maybe(someone),
  approvingClientContact: maybe(person),
  commissions: many(z.looseObject({ user: maybe(someone), commissionPercentage: number })),
});
/** A consultant. */
export const user = z.looseObject({
  id,
  firstName: text,
  lastName: text,
  name: text,
  email: text,
  occupation: text,
  enabled: flag,
  isDeleted: flag,
  isHidden: flag,
});

/** The fields to ask for. Associations name theirs one level deep: what a job holds is read with the job. */
export const fields = {
  person: 'id,firstName,lastName,name,email,email2,email3,massMailOptOut,isDeleted',
  job: 'id,title,clientContact(id),clientCorporation(id,name),owner(id),address,publishedCategory(id,name),categories(id,name),specialties(id,name)',
  user: 'id,firstName,lastName,name,email,occupation,enabled,isDeleted,isHidden',
  placement:
    'id,status,employmentType,dateBegin,dateEnd,dateLastModified,owner(id),candidate(id),jobOrder(id,title),approvingClientContact(id),commissions(user,commissionPercentage)',
  /** Without what not every edition or user may have. */
  leanJob: 'id,title,clientContact(id),clientCorporation(id,name),owner(id)',
  leanPlacement:
    'id,status,employmentType,dateBegin,dateEnd,dateLastModified,owner(id),candidate(id),jobOrder(id,title)',
};

/** What belongs to a placement. */
export interface Beside {
  readonly candidate: z.output<typeof person> | null;
  readonly job: z.output<typeof jobOrder> | null;
  readonly contact: z.output<typeof person> | null;
  /** Where a day begins when the placement says so by a moment. */
  readonly timeZone: string;
}

/** A placement in our shape. */
export function placementOf(
  raw: z.output<typeof placement>,
  { candidate, job, contact, timeZone }: Beside,
): AtsPlacement {
  const candidateId = raw.candidate?.id ?? null;
  const jobId = raw.jobOrder?.id ?? null;
  const earner = largest(
    (raw.commissions?.data ?? []).filter(({ user }) => user !== null),
    ({ commissionPercentage }) => commissionPercentage,
  );
  return {
    externalId: raw.id,
    groupKey: candidateId && jobId ? `${candidateId}:${jobId}` : null,
    jobTitle: job?.title ?? raw.jobOrder?.title ?? null,
    type: typeOf(raw.employmentType),
    rawType: raw.employmentType,
    startDate: dayOf(raw.dateBegin, timeZone),
    endDate: dayOf(raw.dateEnd, timeZone),
    status: statusOf(raw.status),
    rawStatus: raw.status,
    candidate: personOf(candidate ?? raw.candidate),
    contact: personOf(contact ?? job?.clientContact ?? raw.approvingClientContact),
    companyName: job?.clientCorporation?.name ?? null,
    ownerId: earner?.user?.id ?? raw.owner?.id ?? job?.owner?.id ?? null,
    location: [job?.address?.city, job?.address?.state].filter(Boolean).join(', ') || null,
    specialisation:
      job?.publishedCategory?.name ?? job?.categories?.data[0]?.name ?? job?.specialties?.data[0]?.name ?? null,
    updatedAt: raw.dateLastModified,
  };
}

function personOf(raw: z.output<typeof person> | null): AtsPerson {
  const isGone = raw?.isDeleted || raw?.isAnonymized;
  return {
    externalId: raw?.id ?? null,
    name: nameOf(raw?.firstName, raw?.lastName) ?? raw?.name ?? null,
    email: raw && !isGone ? (raw.email ?? raw.email2 ?? raw.email3) : null,
    doNotEmail: raw?.massMailOptOut ?? false,
  };
}

/** The day of a moment in a zone, as yyyy-mm-dd. */
function dayOf(time: number | null, timeZone: string): string | null {
  if (time === null || Math.abs(time) > 8.64e15) return null;
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return isPlainDate(date) ? date : null;
}

/** Employment types are the customer's own words. */
function typeOf(type: string | null): AtsPlacementType {
  const has = (words: RegExp) => words.test(type ?? '');
  if (has(/(temp|contract)\w*[\s-]*to[\s-]*(perm|hire)/i)) return 'temp';
  if (has(/perm|direct hire/i)) return 'permanent';
  if (has(/fixed/i)) return 'fixed-term';
  return has(/temp|contract/i) ? 'temp' : 'unknown';
}

/** So are states; these are the ones that Bullhorn comes with. */
function statusOf(status: string | null): AtsPlacementStatus {
  if (/cancel|fell|reject/i.test(status ?? '')) return 'cancelled';
  return /^(approved|placed|active|completed|terminated)$/i.test(status ?? '') ? 'open' : 'unknown';
}

/** A consultant in our shape. Hidden ones are made for integrations. */
export const userOf = (raw: z.output<typeof user>): AtsUser => ({
  externalId: raw.id,
  name: nameOf(raw.firstName, raw.lastName) ?? raw.name ?? raw.email ?? `User ${raw.id}`,
  email: raw.email,
  title: raw.occupation,
  isGone: Boolean(raw.isDeleted || raw.isHidden || raw.enabled === false),
});
