import type { AtsFake, AtsFakeOptions, FakeDelivery } from '../../core/fake/ats-fake.ts';
import {
  type AtsWorld,
  defaultWorld,
  type MadeUpPerson,
  type MadeUpPlacement,
  type WorldEvent,
} from '../../core/fake/ats-world.ts';
import type { FakeReply, FakeRequest } from '../../core/fake/fake.ts';
import { fakeOauth } from '../../core/fake/oauth.ts';

const tenant = 'quokka.vincere.io';
const apiKey = 'key-of-quokka';
const amazon = 'sns.ap-southeast-2.amazonaws.com';
const sliceSize = 25;

interface Webhook {
  readonly id: number;
  readonly webhook_url: string;
  readonly events: readonly { readonly entity_type: string; readonly action_types: readonly string[] }[];
  isConfirmed: boolean;
}

/** How the fake posts: SNS leaves out its envelope if it was told to. */
interface Options extends AtsFakeOptions {
  readonly isRaw?: boolean;
}

/**
 * Vincere, in memory: its OAuth without a secret, searches with matrix parameters, the log of applications, placements
 * by job, and webhooks as SNS posts them. An edited placement moves its job's `last_update`, which isn't documented.
 */
export function vincereFake({ now = Date.now, world = defaultWorld(now), isRaw = false }: Options = {}): AtsFake {
  const title = 'Connect Plaudit to a made-up Vincere account';
  const oauth = fakeOauth({ now, title, seconds: 3600, hasSecret: false, rotates: false });
  const webhooks = new Map<number, Webhook>();
  const owed: FakeDelivery[] = [];
  const log: object[] = [];
  let messages = 0;

  const noteInLog = (one: MadeUpPlacement) => {
    const of = { user_id: one.ownerId ?? 7, user_name: 'Made Up', candidate_id: one.candidateId, job_id: one.jobId };
    const stage =
      { permanent: 'PLACEMENT_PERMANENT', temp: 'PLACEMENT_TEMP' }[one.type as string] ?? 'PLACEMENT_CONTRACT';
    log.push({ ...of, action_type: 'MOVE_CANDIDATE_TO_SENT', stage: 'SENT', log_date: iso(one.createdAt) });
    log.push({ ...of, action_type: 'MOVE_CANDIDATE_TO_PLACED', stage, log_date: iso(one.createdAt) });
  };
  for (const one of world.placements.values()) noteInLog(one);

  world.listen((event) => {
    if (event.entity === 'placement' && event.action === 'added') noteInLog(world.placements.get(event.id)!);
    if (event.action === 'removed') return;
    const [entityType, actionType] = wordsOf(event);
    const message = { entityType, actionType, entityId: event.id, tenant, timestamp: now(), userId: 1, data: null };
    for (const one of webhooks.values())
      if (
        one.isConfirmed &&
        one.events.some((wish) => wish.entity_type === entityType && wish.action_types.includes(actionType))
      )
        owed.push(
          isRaw
            ? rawOf(one.webhook_url, message)
            : posted(one.webhook_url, 'Notification', { Message: JSON.stringify(message) }),
        );
  });

  function posted(url: string, Type: string, more: Record<string, string>): FakeDelivery {
    messages += 1;
    const common = { Type, MessageId: `message-${messages}`, TopicArn: 'arn:aws:sns:ap-southeast-2:1:made-up' };
    const body = JSON.stringify({
      ...common,
      ...more,
      Timestamp: iso(now()),
      SignatureVersion: '1',
      Signature: 'none',
    });
    return { url, headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': Type }, body };
  }

  function answerTokens({ body }: FakeRequest): FakeReply {
    const values = new URLSearchParams(body);
    const granted = oauth.grant(values);
    if (granted.error) return { status: 400, json: { error: granted.error } };
    const { access, refresh } = granted;
    const isFirst = values.get('grant_type') === 'authorization_code';
    const tokens = { access_token: access, id_token: `id-${access}`, token_type: 'Bearer', expires_in: 3600 };
    return { json: isFirst ? { ...tokens, refresh_token: refresh } : tokens };
  }

  const isSignedIn = ({ headers }: FakeRequest) => oauth.isValid(/^id-(.+)$/.exec(headers['id-token'] ?? '')?.[1]);

  function answerWebhooks({ method, body }: FakeRequest, id: string | undefined): FakeReply {
    if (id === undefined && method === 'GET') return { json: [...webhooks.values()] };
    if (id === undefined) {
      const made: Webhook = { ...(JSON.parse(body) as Webhook), id: webhooks.size + 1, isConfirmed: false };
      if (!made.webhook_url || !made.events?.length)
        return { status: 400, body: 'webhook_url and events are required' };
      webhooks.set(made.id, made);
      const SubscribeURL = `https://${amazon}/?Action=ConfirmSubscription&Token=${made.id}`;
      owed.push(posted(made.webhook_url, 'SubscriptionConfirmation', { SubscribeURL, Token: String(made.id) }));
      return { json: { id: made.id } };
    }
    const known = webhooks.get(Number(id));
    if (!known) return missing;
    if (method === 'DELETE') webhooks.delete(known.id);
    if (method === 'PUT') webhooks.set(known.id, { ...known, ...(JSON.parse(body) as Webhook), id: known.id });
    return { json: { id: known.id } };
  }

  function answerApi(request: FakeRequest): FakeReply {
    if (!isSignedIn(request)) return { status: 401, json: { message: 'Unauthorized' } };
    if (request.headers['x-api-key'] !== apiKey) return { status: 403, json: { message: 'Forbidden' } };
    const [kind, id, part] = request.path.split('/').slice(3);
    if (kind === 'webhooks') return answerWebhooks(request, id);
    if (kind === 'application' && id === 'log') return answerLog(log, request);
    if (kind === 'job' && id === 'search') return answerSearch(jobDocuments(world), part ?? '', request);
    if (kind === 'user' && id === 'search') return answerSearch(userDocuments(world), part ?? '', request);
    if (kind === 'user' && id === 'summaries')
      return { json: [...world.users.keys()].map((one) => userRecord(world, one)) };
    if (kind === 'user' && id === 'me') return { json: userRecord(world, 1) };
    const found = recordOf(world, request, kind ?? '', Number(id), part ?? '');
    return found ? { json: found } : missing;
  }

  return {
    hosts: ['.vincere.io', amazon],
    troubles: [],
    world,
    expireTokens: oauth.expireTokens,
    revokeTokens: oauth.revokeTokens,
    deliver: async (post) => {
      for (const delivery of owed.splice(0)) await post(delivery);
    },
    answer: (request) => {
      const { host, path, query } = request;
      if (host === amazon) {
        const known = webhooks.get(Number(query.get('Token')));
        if (known) known.isConfirmed = true;
        return known ? { body: '<ConfirmSubscriptionResponse/>' } : missing;
      }
      if (host === tenant && path.startsWith('/api/v2/')) return answerApi(request);
      if (host !== 'id.vincere.io') return missing;
      if (path === '/oauth2/authorize') return oauth.consent(request);
      if (path === '/oauth2/token') return answerTokens(request);
      if (path !== '/oauth2/user') return missing;
      if (!isSignedIn(request)) return { status: 401, json: { message: 'Unauthorized' } };
      return { json: { email: world.users.get(1)!.email, tenants: [{ tenant, userId: 1, apiKey }] } };
    },
  };
}

const missing: FakeReply = { status: 404, json: { message: 'Not found' } };
const iso = (time: number) => new Date(time).toISOString();
const dateOf = (day: string | null) => (day === null ? null : `${day}T00:00:00.000Z`);

function wordsOf({ entity, action }: WorldEvent): [string, string] {
  return [entity.toUpperCase(), action === 'added' ? 'CREATE' : 'UPDATE'];
}

const rawOf = (url: string, message: object): FakeDelivery => ({
  url,
  headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' },
  body: JSON.stringify(message),
});

function answerLog(log: readonly object[], { query }: FakeRequest): FakeReply {
  const [from, to] = [query.get('start_date') ?? '', query.get('end_date') ?? ''];
  const format = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  if (!format.test(from) || !format.test(to) || to <= from)
    return { status: 400, body: 'start_date must be before end_date' };
  const found = (log as { log_date: string }[]).filter(({ log_date }) => log_date >= from && log_date <= to);
  const start = Number(query.get('index') ?? 0) * sliceSize;
  return { json: found.slice(start, start + sliceSize) };
}

/** A search: `fl=a,b;sort=c asc`, which may be encoded, and terms that each end with '#': `c:[a TO b]#` or `c:1#`. */
function answerSearch(
  documents: readonly Record<string, unknown>[],
  segment: string,
  { query }: FakeRequest,
): FakeReply {
  const parameters = new Map(
    decodeURIComponent(segment)
      .split(';')
      .map((one) => one.split('=') as [string, string]),
  );
  const [by, direction] = (parameters.get('sort') ?? 'id asc').split(' ');
  const terms = [...(query.get('q') ?? '').matchAll(/(\w+):(\[[^\]]*\]|[^#]*)#/g)];
  if (query.get('q') && terms.map(([term]) => term).join('') !== query.get('q'))
    return { status: 400, body: 'Bad query' };
  const found = documents
    .filter((one) => terms.every(([, field, wish]) => fits(one[field!], wish!)))
    .sort((one, other) => (one[by!]! < other[by!]! ? -1 : 1) * (direction === 'desc' ? -1 : 1));
  const start = Number(query.get('start') ?? 0);
  const limit = Number(query.get('limit') ?? 25);
  const fields = (parameters.get('fl') ?? 'id').split(',');
  const items = found
    .slice(start, start + (limit > 100 ? 10 : limit))
    .map((one) => Object.fromEntries(fields.flatMap((field) => (field in one ? [[field, one[field]]] : []))));
  return { json: { result: { start, total: found.length, items } } };
}

function fits(value: unknown, wish: string): boolean {
  const range = /^\[(\S+) TO (\S+)\]$/.exec(wish);
  if (!range) return String(value) === wish;
  const at = (text: string, open: number) =>
    text === '*' ? open : Number.isNaN(Number(text)) ? Date.parse(text) : Number(text);
  const given = typeof value === 'number' ? value : Date.parse(String(value));
  return given >= at(range[1]!, -Infinity) && given <= at(range[2]!, Infinity);
}

function jobDocuments(world: AtsWorld): Record<string, unknown>[] {
  const updates = new Map<number, number>();
  for (const { jobId, updatedAt } of world.placements.values())
    updates.set(jobId, Math.max(updates.get(jobId) ?? 0, updatedAt));
  return [...world.jobs.values()].map((job) => ({
    id: job.id,
    job_title: job.title,
    company_id: job.companyId,
    contact_id: job.contactId,
    created_date: iso(job.createdAt),
    last_update: iso(Math.max(job.updatedAt, updates.get(job.id) ?? 0)),
    location: job.city,
  }));
}

function userRecord(world: AtsWorld, id: number) {
  const { firstName, lastName, email } = world.users.get(id)!;
  return { id, email: email ?? '', full_name: `${firstName} ${lastName}` };
}

const userDocuments = (world: AtsWorld): Record<string, unknown>[] =>
  [...world.users.values()].map(({ id, title, isGone }) => ({
    ...userRecord(world, id),
    job_title: title,
    deactivated: isGone ? 1 : 0,
    deleted: 0,
  }));

const personRecord = (one: MadeUpPerson) => ({
  id: one.id,
  first_name: one.firstName,
  last_name: one.lastName,
  email: one.email,
  work_email: one.otherEmail,
  email_subscribed: !one.hasOptedOut,
  deleted: one.isGone ? 1 : 0,
});

function recordOf(world: AtsWorld, { query }: FakeRequest, kind: string, id: number, part: string): unknown {
  if (kind === 'position') return positionPart(world, id, part, Number(query.get('index') ?? 0));
  if (kind === 'placement') return placementPart(world, id, part);
  if (kind === 'candidate' || kind === 'contact') {
    const person = (kind === 'candidate' ? world.candidates : world.contacts).get(id);
    return person && personRecord(person);
  }
  if (kind === 'company') {
    const job = [...world.jobs.values()].find(({ companyId }) => companyId === id);
    return job && { id, company_name: job.companyName };
  }
  const placement = [...world.placements.values()].find((one) => applicationId(world, one) === id);
  if (kind !== 'application' || !placement) return null;
  const { candidateId, jobId, ownerId } = placement;
  return { id, candidate_id: candidateId, job_id: jobId, application_user_id: ownerId, stage: 'PLACED' };
}

/** Extensions renew the application of the first placement. */
const applicationId = (world: AtsWorld, { id, extendsId }: MadeUpPlacement): number =>
  (extendsId !== null && world.placements.has(extendsId) ? extendsId : id) + 100_000;

function positionPart(world: AtsWorld, id: number, part: string, index: number): unknown {
  const job = world.jobs.get(id);
  if (!job) return null;
  if (part === 'owners') return job.ownerId === null ? [] : [userRecord(world, job.ownerId)];
  if (part === 'functionalexpertises') return [{ id: 1, name: job.category }];
  if (part === 'placements') {
    const rows = [...world.placements.values()].filter(({ jobId }) => jobId === id);
    return rows.slice(index * sliceSize, (index + 1) * sliceSize).map((one) => rowOf(world, one));
  }
  const { title, contactId, companyId, updatedAt } = job;
  return {
    id,
    job_title: title,
    job_type: 'PERMANENT',
    contact_id: contactId,
    company_id: companyId,
    updated_timestamp: iso(updatedAt),
  };
}

const words = { open: 'placement_active', unapproved: 'placement_starting', ended: 'finished', cancelled: 'cancelled' };
const numbers = { open: 1, unapproved: 1, ended: 2, cancelled: 3 };
const types = {
  permanent: 'PERMANENT',
  'fixed-term': 'PERMANENT',
  temp: 'TEMPORARY',
  contract: 'CONTRACT',
  other: 'CONTRACT',
};

const rowOf = (world: AtsWorld, one: MadeUpPlacement) => ({
  placement_id: one.id,
  candidate_id: one.candidateId,
  application_id: applicationId(world, one),
  placed_by: null,
  placed_date: iso(one.createdAt),
  start_date: dateOf(one.startDate),
  end_date: dateOf(one.endDate),
  status: words[one.status],
  renewal_number: one.extendsId === null ? 1 : 2,
});

function placementPart(world: AtsWorld, id: number, part: string): unknown {
  const one = world.placements.get(id);
  if (!one) return null;
  const candidate = world.candidates.get(one.candidateId)!;
  const job = world.jobs.get(one.jobId)!;
  if (part === 'profitsplits')
    return one.shares.map(({ userId, percent }) => ({ user_id: userId, share_percentage: percent }));
  if (part === 'candidatedetail') return { first_name: candidate.firstName, candidate_email: candidate.email };
  if (part === 'companydetail') return { company_id: job.companyId, company_name: job.companyName };
  if (part === 'jobsite') return { site_manager_report_to_name: null };
  return {
    id,
    position_id: one.jobId,
    application_id: applicationId(world, one),
    job_type: types[one.type],
    placement_status: numbers[one.status],
    start_date: dateOf(one.startDate),
    end_date: dateOf(one.endDate),
    insert_timestamp: iso(one.createdAt),
    placed_by: null,
  };
}
