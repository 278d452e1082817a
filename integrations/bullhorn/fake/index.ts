import type { AtsFake, AtsFakeOptions } from '../../core/fake/ats-fake.ts';
import { type AtsWorld, defaultWorld, type MadeUpPerson, type MadeUpPlacement } from '../../core/fake/ats-world.ts';
import type { FakeReply, FakeRequest } from '../../core/fake/fake.ts';
import { fakeOauth } from '../../core/fake/oauth.ts';
import { type Row, selected, whereOf } from './where.ts';

/** The API username that the fake knows. */
export const fakeUsername = 'plaudit.api';

const account = 'https://rest45.bullhornstaffing.com/rest-services/e77';
const entityTypes: Readonly<Record<string, string>> = {
  placement: 'Placement',
  candidate: 'Candidate',
  contact: 'ClientContact',
};

interface Subscription {
  readonly names: readonly string[];
  readonly waiting: object[];
  readonly batches: object[][];
}

/** `utcOffset` is in hours: days begin at midnight there. */
interface Options extends AtsFakeOptions {
  readonly utcOffset?: number;
}

/**
 * Bullhorn, in memory: its data center, tokens and sessions, queries with field selection, and events that wait. Calls
 * to rest9 are sent on to rest45, as another data center does.
 */
export function bullhornFake({ now = Date.now, world = defaultWorld(now), utcOffset = 0 }: Options = {}): AtsFake {
  const title = 'Connect Plaudit to a made-up Bullhorn account';
  const oauth = fakeOauth({ now, title, seconds: 600, hasSecret: true, rotates: true });
  const sessions = new Map<string, number>();
  const subscriptions = new Map<string, Subscription>();
  let count = 0;

  world.listen(({ entity, action, id }) => {
    count += 1;
    const entityEventType = { added: 'INSERTED', changed: 'UPDATED', removed: 'DELETED' }[action];
    const event = {
      eventId: `event-${count}`,
      eventType: 'ENTITY',
      eventTimestamp: now(),
      entityEventType,
      entityId: id,
    };
    for (const { names, waiting } of subscriptions.values())
      if (names.includes(entityTypes[entity]!)) waiting.push({ ...event, entityName: entityTypes[entity] });
  });

  function answerTokens({ query, method }: FakeRequest): FakeReply {
    const granted = method === 'POST' ? oauth.grant(query) : ({ error: 'invalid_request' } as const);
    if (granted.error) return { status: 400, json: { error: granted.error } };
    const { access, refresh } = granted;
    return { json: { access_token: access, token_type: 'Bearer', expires_in: 600, refresh_token: refresh } };
  }

  function answerLogin({ query }: FakeRequest): FakeReply {
    if (!oauth.isValid(query.get('access_token') ?? '')) return problem(401, 'Invalid or expired OAuth access token.');
    count += 1;
    const token = `session-${count}`;
    sessions.set(token, now() + Math.min(Number(query.get('ttl') ?? 10), 2880) * 60_000);
    return { json: { BhRestToken: token, restUrl: `${account}/` } };
  }

  function answerAccount(request: FakeRequest): FakeReply {
    const token = request.headers['bhresttoken'] ?? request.query.get('BhRestToken');
    if (!token) return problem(412, 'BhRestToken is missing.');
    const until = sessions.get(token) ?? 0;
    if (until <= now()) return problem(401, 'Bad BhRestToken or timed-out.');
    const [kind, name = '', ids = ''] = request.path.split('/').slice(3);
    if (kind === 'ping') return { json: { sessionExpires: until } };
    if (kind === 'event') return answerEvents(request, ids);
    const rows = rowsOf(world, name, utcOffset);
    if (!rows) return problem(400, `Unknown entity ${name}.`);
    const fields = request.query.get('fields');
    if (!fields) return problem(400, 'fields is missing.');
    return kind === 'query' ? answerQuery(rows, request, fields) : answerEntity(rows, ids, fields);
  }

  function answerEvents({ method, query }: FakeRequest, id: string): FakeReply {
    if (method === 'PUT') {
      const names = (query.get('names') ?? '').split(',');
      subscriptions.set(id, { names, waiting: [], batches: [] });
      return { json: { subscriptionId: id, createdOn: now(), lastRequestId: 0 } };
    }
    const known = subscriptions.get(id);
    if (!known) return problem(404, 'There is no such subscription.');
    if (method === 'DELETE') return { json: { result: subscriptions.delete(id) } };
    const again = query.get('requestId');
    if (again !== null) return { json: { requestId: Number(again), events: known.batches[Number(again) - 1] ?? [] } };
    const events = known.waiting.splice(0, Math.min(Number(query.get('maxEvents') ?? 100), 100));
    if (events.length === 0) return { body: '' };
    known.batches.push(events);
    return { json: { requestId: known.batches.length, events } };
  }

  return {
    hosts: ['.bullhornstaffing.com'],
    troubles: [],
    world,
    expireTokens: () => {
      oauth.expireTokens();
      sessions.clear();
    },
    revokeTokens: () => {
      oauth.revokeTokens();
      sessions.clear();
    },
    answer: (request) => {
      const { host, path, query } = request;
      if (host === 'rest.bullhornstaffing.com' && path === '/rest-services/loginInfo') {
        if (query.get('username') !== fakeUsername) return problem(400, 'The username is unknown.');
        const center = 'bullhornstaffing.com';
        return {
          json: {
            oauthUrl: `https://auth-east.${center}/oauth`,
            restUrl: `https://rest-east.${center}/rest-services/`,
          },
        };
      }
      if (host === 'auth-east.bullhornstaffing.com' && path === '/oauth/authorize') return oauth.consent(request);
      if (host === 'auth-east.bullhornstaffing.com' && path === '/oauth/token') return answerTokens(request);
      if (host === 'rest-east.bullhornstaffing.com' && path === '/rest-services/login') return answerLogin(request);
      if (host === 'rest9.bullhornstaffing.com')
        return { status: 307, headers: { location: `https://rest45.bullhornstaffing.com${path}?${query}` } };
      const isAccount = host === 'rest45.bullhornstaffing.com' && path.startsWith('/rest-services/e77/');
      return isAccount ? answerAccount(request) : problem(404, 'Not found.');
    },
  };
}

const problem = (status: number, errorMessage: string): FakeReply => ({
  status,
  json: { errorMessage, errorMessageKey: 'errors.made.up', errorCode: status },
});

function answerQuery(rows: readonly Row[], { query }: FakeRequest, fields: string): FakeReply {
  const where = whereOf(query.get('where') ?? '');
  if (!where) return problem(400, 'Bad where.');
  const order = (query.get('orderBy') ?? 'id').split(',');
  const found = rows.filter(where).sort((one, other) => compare(one, other, order));
  const start = Number(query.get('start') ?? 0);
  const data = found
    .slice(start, start + Math.min(Number(query.get('count') ?? 20), 500))
    .map((row) => selected(row, fields));
  return data.includes(null) ? problem(404, 'A field is unknown.') : { json: { start, count: data.length, data } };
}

function compare(one: Row, other: Row, order: readonly string[]): number {
  for (const field of order) {
    const difference = Number(one[field]) - Number(other[field]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function answerEntity(rows: readonly Row[], ids: string, fields: string): FakeReply {
  const byId = new Map(rows.map((row) => [String(row['id']), row]));
  const wanted = ids.split(',').map((id) => byId.get(id));
  if (wanted.includes(undefined)) return problem(404, 'A record was not found.');
  const data = wanted.map((row) => selected(row!, fields));
  if (data.includes(null)) return problem(404, 'A field is unknown.');
  return { json: { data: data.length === 1 ? data[0] : data } };
}

function rowsOf(world: AtsWorld, name: string, utcOffset: number): Row[] | null {
  if (name === 'Placement') return [...world.placements.values()].map((one) => placementRow(world, one, utcOffset));
  if (name === 'Candidate')
    return [...world.candidates.values()].map((one) => ({ ...personRow(one), isAnonymized: false }));
  if (name === 'ClientContact') return [...world.contacts.values()].map(personRow);
  if (name === 'CorporateUser') return [...world.users.keys()].map((id) => userRow(world, id));
  return name === 'JobOrder' ? [...world.jobs.keys()].map((id) => jobRow(world, id)) : null;
}

const personRow = (one: MadeUpPerson): Row => ({
  id: one.id,
  firstName: one.firstName,
  lastName: one.lastName,
  name: `${one.firstName} ${one.lastName}`,
  email: one.email,
  email2: one.otherEmail,
  email3: null,
  massMailOptOut: one.hasOptedOut,
  isDeleted: one.isGone,
});

function userRow(world: AtsWorld, id: number): Row {
  const { firstName, lastName, email, title, isGone, isRobot } = world.users.get(id)!;
  const username = isRobot ? fakeUsername : `user.${id}`;
  const flags = { enabled: !isGone, isDeleted: false, isHidden: isRobot };
  return { id, firstName, lastName, name: `${firstName} ${lastName}`, email, occupation: title, username, ...flags };
}

function jobRow(world: AtsWorld, id: number): Row {
  const { title, companyId, companyName, contactId, ownerId, city, category } = world.jobs.get(id)!;
  return {
    id,
    title,
    clientContact: personRow(world.contacts.get(contactId)!),
    clientCorporation: { id: companyId, name: companyName },
    owner: ownerId === null ? null : userRow(world, ownerId),
    address: { city, state: null },
    publishedCategory: { id: 1, name: category },
    categories: { data: [{ id: 1, name: category }] },
    specialties: { data: [] },
  };
}

const types = {
  permanent: 'Permanent',
  'fixed-term': 'Fixed Term',
  temp: 'Temporary',
  contract: 'Contract',
  other: 'Secondment',
};
const states = { open: 'Approved', unapproved: 'Submitted', ended: 'Completed', cancelled: 'Cancelled' };

function placementRow(world: AtsWorld, one: MadeUpPlacement, utcOffset: number): Row {
  const momentOf = (day: string | null) => (day === null ? null : Date.parse(day) - utcOffset * 3_600_000);
  const { id, title } = jobRow(world, one.jobId);
  return {
    id: one.id,
    status: states[one.status],
    employmentType: types[one.type],
    dateBegin: momentOf(one.startDate),
    dateEnd: momentOf(one.endDate),
    dateAdded: one.createdAt,
    dateLastModified: one.updatedAt,
    candidate: personRow(world.candidates.get(one.candidateId)!),
    jobOrder: { id, title },
    owner: one.ownerId === null ? null : userRow(world, one.ownerId),
    approvingClientContact: null,
    commissions: {
      data: one.shares.map(({ userId, percent }, place) => ({
        id: one.id * 10 + place,
        user: userRow(world, userId),
        commissionPercentage: percent / 100,
      })),
    },
  };
}
