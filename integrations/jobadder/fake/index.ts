import type { AtsFake, AtsFakeOptions, FakeDelivery } from '../../core/fake/ats-fake.ts';
import { type AtsWorld, defaultWorld, type MadeUpPerson, type MadeUpPlacement } from '../../core/fake/ats-world.ts';
import type { FakeReply, FakeRequest } from '../../core/fake/fake.ts';
import { fakeOauth } from '../../core/fake/oauth.ts';

const api = 'https://api.jobadder.com/v2';
const days = 86_400_000;

interface Webhook {
  readonly webhookId: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly authorization?: string;
  readonly status: string;
}

/** JobAdder, in memory: its OAuth, lists with offsets and times of change, deletions of two weeks, and webhooks. */
export function jobadderFake({ now = Date.now, world = defaultWorld(now) }: AtsFakeOptions = {}): AtsFake {
  const title = 'Connect Plaudit to a made-up JobAdder account';
  const oauth = fakeOauth({ now, title, seconds: 3600, hasSecret: true, rotates: true });
  const webhooks = new Map<string, Webhook>();
  const owed: FakeDelivery[] = [];
  let events = 0;

  // JobAdder tells of a change of status and of a changed candidate; of a new or deleted placement it tells nothing.
  world.listen(({ entity, action, id }) => {
    if (action !== 'changed' || entity === 'contact') return;
    const event = entity === 'placement' ? 'placement_status_changed' : 'candidate_updated';
    events += 1;
    const eventData = entity === 'placement' ? { placementId: id } : { candidateId: id };
    const eventDate = new Date(now()).toISOString();
    const body = JSON.stringify({ apiVersion: 'v2', event, eventId: `event-${events}`, eventDate, eventData });
    for (const one of webhooks.values()) {
      if (!one.events.includes(event) || one.status !== 'Enabled') continue;
      const headers = { 'content-type': 'application/json', 'x-jobadder-webhookid': one.webhookId };
      owed.push({
        url: one.url,
        headers: { ...headers, ...(one.authorization && { authorization: one.authorization }) },
        body,
      });
    }
  });

  function answerTokens({ body }: FakeRequest): FakeReply {
    const values = new URLSearchParams(body);
    if (values.get('grant_type') === 'authorization_code' && !values.get('redirect_uri'))
      return { status: 400, json: { error: 'invalid_request' } };
    const granted = oauth.grant(values);
    if (granted.error) return { status: 400, json: { error: granted.error } };
    const { access, refresh } = granted;
    return { json: { access_token: access, expires_in: 3600, token_type: 'Bearer', refresh_token: refresh, api } };
  }

  function answerWebhooks(request: FakeRequest, webhookId: string | undefined): FakeReply {
    const { method, body } = request;
    if (webhookId === undefined && method === 'GET') return listed([...webhooks.values()], request);
    if (webhookId === undefined) {
      const given = JSON.parse(body) as Omit<Webhook, 'webhookId' | 'status'>;
      if (!given.url || !given.events?.length || !given.name) return invalid('MissingField', 'A field is missing.');
      const made = { ...given, webhookId: `webhook-${webhooks.size + 1}`, status: 'Enabled' };
      webhooks.set(made.webhookId, made);
      return { status: 201, json: made };
    }
    const known = webhooks.get(webhookId);
    if (!known) return missing;
    if (method === 'DELETE') {
      webhooks.delete(webhookId);
      return { status: 204 };
    }
    if (method === 'PUT') webhooks.set(webhookId, { ...known, ...(JSON.parse(body) as Webhook), webhookId });
    return { json: webhooks.get(webhookId) };
  }

  function answerApi(request: FakeRequest): FakeReply {
    if (!oauth.isValid(/^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1]))
      return { status: 401, json: { message: 'The access token is invalid or has expired.' } };
    const [kind, id, more] = request.path.split('/').slice(2);
    if (kind === 'webhooks') return answerWebhooks(request, id);
    if (kind === 'users') return answerUsers(world, request, id);
    if (kind === 'placements' && id === 'deleted') {
      const recent = world.deleted.filter(({ at }) => at >= now() - 14 * days);
      return { json: { items: recent.map(({ id, at }) => ({ placementId: id, deletedAt: iso(at) })) } };
    }
    if (kind === 'placements' && id === 'lists' && more === 'status') return { json: { items: statuses } };
    if (kind === 'placements' && id === undefined) return answerPlacements(world, request);
    const record = recordOf(world, kind, Number(id));
    return record ? { json: record } : missing;
  }

  return {
    hosts: ['.jobadder.com'],
    troubles: [],
    world,
    expireTokens: oauth.expireTokens,
    revokeTokens: oauth.revokeTokens,
    deliver: async (post) => {
      for (const delivery of owed.splice(0)) await post(delivery);
    },
    answer: (request) => {
      const { host, path } = request;
      if (host === 'id.jobadder.com' && path === '/connect/authorize') return oauth.consent(request);
      if (host === 'id.jobadder.com' && path === '/connect/token') return answerTokens(request);
      return host === 'api.jobadder.com' && path.startsWith('/v2/') ? answerApi(request) : missing;
    },
  };
}

const statuses = [
  { statusId: 1, name: 'Placed', active: true, default: true },
  { statusId: 2, name: 'Completed', active: false, default: false },
  { statusId: 3, name: 'Fell through', active: false, default: false },
];

const missing: FakeReply = { status: 404, json: { message: 'The record was not found.', errors: [] } };
const invalid = (code: string, message: string): FakeReply => ({
  status: 422,
  json: { message: 'The request is not valid.', errors: [{ code, message, fields: [] }] },
});
const iso = (time: number) => new Date(time).toISOString();

/** The values of a parameter; their names may be spelled in any case. */
const valuesOf = ({ query }: FakeRequest, name: string) =>
  [...query].flatMap(([key, value]) => (key.toLowerCase() === name.toLowerCase() ? [value] : []));

function listed(items: readonly unknown[], request: FakeRequest): FakeReply {
  const offset = Number(valuesOf(request, 'Offset')[0] ?? 0);
  const limit = Number(valuesOf(request, 'Limit')[0] ?? 100);
  if (limit > 1000 || limit < 0 || offset < 0) return invalid('Invalid', 'Limit is at most 1000.');
  const first = `${api}${request.path.slice(3)}`;
  return { json: { items: items.slice(offset, offset + limit), totalCount: items.length, links: { first } } };
}

function answerPlacements(world: AtsWorld, request: FakeRequest): FakeReply {
  const ranges = valuesOf(request, 'UpdatedAt').map((range) => ({ sign: range[0], time: Date.parse(range.slice(1)) }));
  if (ranges.some(({ sign, time }) => !'<>'.includes(sign ?? '') || Number.isNaN(time)))
    return invalid('Invalid', 'UpdatedAt is not a range.');
  const found = [...world.placements.values()].filter(({ updatedAt }) =>
    ranges.every(({ sign, time }) => (sign === '>' ? updatedAt >= time : updatedAt <= time)),
  );
  const isFull = valuesOf(request, 'Embed').includes('self');
  return listed(
    found.map((one) => (isFull ? placementRecord(world, one) : summaryOf(world, one))),
    request,
  );
}

function answerUsers(world: AtsWorld, request: FakeRequest, id: string | undefined): FakeReply {
  if (id === 'current') return { json: { ...userRecord(world, 1), accountName: 'Quokka & Quill Recruitment' } };
  if (id !== undefined) return world.users.has(Number(id)) ? { json: userRecord(world, Number(id)) } : missing;
  const includesInactive = valuesOf(request, 'Include').includes('Inactive');
  const shown = [...world.users.values()].filter(({ isGone }) => includesInactive || !isGone);
  return listed(
    shown.map((user) => userRecord(world, user.id)),
    request,
  );
}

function recordOf(world: AtsWorld, kind: string | undefined, id: number): unknown {
  const placement = world.placements.get(id);
  if (kind === 'placements') return placement && placementRecord(world, placement);
  const candidate = world.candidates.get(id);
  if (kind === 'candidates') return candidate && candidateRecord(candidate);
  const contact = world.contacts.get(id);
  if (kind === 'contacts') return contact && contactRecord(contact);
  const job = world.jobs.get(id);
  if (kind === 'jobs') return job && jobRecord(world, id);
  const withCompany = [...world.jobs.values()].find(({ companyId }) => companyId === id);
  return kind === 'companies' && withCompany ? { companyId: id, name: withCompany.companyName } : null;
}

function userRecord(world: AtsWorld, id: number) {
  const { firstName, lastName, email, title, isGone } = world.users.get(id)!;
  return {
    userId: id,
    firstName,
    lastName,
    position: title ?? undefined,
    email: email ?? undefined,
    inactive: isGone,
    deleted: false,
  };
}

const candidateRecord = ({ id, firstName, lastName, email, otherEmail, hasOptedOut }: MadeUpPerson) => ({
  candidateId: id,
  firstName,
  lastName,
  email: email ?? undefined,
  otherEmail: otherEmail ? [otherEmail] : [],
  unsubscribed: hasOptedOut,
});

const contactRecord = ({ id, firstName, lastName, email, hasOptedOut, isGone }: MadeUpPerson) => ({
  contactId: id,
  firstName,
  lastName,
  email: email ?? undefined,
  unsubscribed: hasOptedOut,
  inactive: isGone,
});

function jobRecord(world: AtsWorld, id: number) {
  const { title, companyId, companyName, contactId, city, category } = world.jobs.get(id)!;
  return {
    jobId: id,
    jobTitle: title,
    location: { locationId: 7, name: city, area: { areaId: 2, name: 'CBD' } },
    company: { companyId, name: companyName },
    contact: contactRecord(world.contacts.get(contactId)!),
    category: { categoryId: 1, name: category, subCategory: null },
    workType: { workTypeId: 1, name: 'Full time' },
  };
}

/** The work type of a job and its category come with the job only. */
function summaryOf(world: AtsWorld, one: MadeUpPlacement) {
  const { category: _category, workType: _workType, ...job } = jobRecord(world, one.jobId);
  const { otherEmail: _otherEmail, ...candidate } = candidateRecord(world.candidates.get(one.candidateId)!);
  const status = { cancelled: statuses[2], ended: statuses[1], open: statuses[0], unapproved: statuses[0] }[one.status];
  const types = {
    permanent: 'Permanent',
    'fixed-term': 'Permanent',
    temp: 'Temporary',
    contract: 'Contract',
    other: 'Contract',
  };
  return {
    placementId: one.id,
    jobTitle: job.jobTitle,
    job,
    candidate,
    approved: one.status !== 'unapproved',
    type: one.creditsId === null ? types[one.type] : 'Credit',
    status,
    startDate: one.startDate,
    endDate: one.endDate ?? undefined,
    createdAt: iso(one.createdAt),
    updatedAt: iso(one.updatedAt),
  };
}

function placementRecord(world: AtsWorld, one: MadeUpPlacement) {
  const summary = summaryOf(world, one);
  const linkTo = (id: number | null | undefined) => (id ? `${api}/placements/${id}` : undefined);
  const creditedBy = creditOf(world, one.id);
  return {
    ...summary,
    company: summary.job.company,
    contact: summary.job.contact,
    owner: one.ownerId === null ? undefined : userRecord(world, one.ownerId),
    recruiters: one.shares.map(({ userId, percent }) => ({ ...userRecord(world, userId), feeSplit: percent })),
    links: {
      self: linkTo(one.id),
      extendsPlacement: linkTo(one.extendsId),
      creditsPlacement: linkTo(one.creditsId),
      creditedByPlacement: linkTo(creditedBy),
    },
  };
}

/** The credit that takes a placement back. */
function creditOf(world: AtsWorld, id: number): number | undefined {
  for (const one of world.placements.values()) if (one.creditsId === id) return one.id;
  return undefined;
}
