import { afterEach, describe, expect, test } from 'vitest';
import type { AtsPlacement, AtsVendor } from '../ats.ts';
import type { AtsFake, AtsFakeOptions, FakeDelivery } from '../fake/ats-fake.ts';
import { type AtsWorld, defaultWorld, emptyWorld } from '../fake/ats-world.ts';
import { serveFakes, type Trouble } from '../fake/fake.ts';
import { demoRefreshToken } from '../fake/oauth.ts';
import type { HttpRequest, Send } from '../http.ts';
import type { Credentials, Session, Settings } from '../vendor.ts';
import { testSend } from './send.ts';

/** What the tests need to know about a vendor. */
export interface Harness {
  readonly vendor: AtsVendor;
  readonly fake: (options: AtsFakeOptions) => AtsFake;
  readonly settings: Settings;
  /** Part of the address that lists placements. */
  readonly listing: string;
  /** Each refresh token works once. */
  readonly rotates: boolean;
  /** Which of our placements the vendor says were deleted; without it, the ids tell. */
  readonly remembersDeleted: boolean;
}

const days = 86_400_000;
const redirectUri = 'https://plaudit.example/connected';
const app = { clientId: 'client-1', clientSecret: 'secret-1' };

/** A vendor against its served fake. */
export interface Stage {
  readonly clock: { now: number };
  readonly fake: AtsFake;
  readonly world: AtsWorld;
  readonly send: Send;
  readonly sent: HttpRequest[];
  /** The addresses on the page where people allow or refuse. */
  readonly consent: () => Promise<{ allow: URL; refuse: URL }>;
  readonly connect: () => Promise<Session & { renewals: () => number; set: (credentials: Credentials) => void }>;
}

const open: (() => Promise<void>)[] = [];

/** Serves a vendor's fake; `closeStages` ends it. */
export async function stageOf(harness: Harness, start: (now: () => number) => AtsWorld = defaultWorld): Promise<Stage> {
  const { vendor, settings } = harness;
  const clock = { now: Math.floor(Date.now() / 1000) * 1000 };
  const now = () => clock.now;
  const world = start(now);
  const fake = harness.fake({ now, world });
  const served = await serveFakes([fake]);
  const { send, sent, close } = testSend(served.url);
  open.push(async () => {
    close();
    await served.close();
  });
  const consent = async () => {
    const authorization = { state: 'state-1', challenge: 'challenge', redirectUri, settings };
    const { text } = await send({ url: await vendor.authorizeUrl(send, app, authorization) });
    const [allow, refuse] = [...text.matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => new URL(href!.replaceAll('&amp;', '&')),
    );
    return { allow: allow!, refuse: refuse! };
  };
  const connect = async () => {
    const code = (await consent()).allow.searchParams.get('code')!;
    let held = await vendor.exchange(send, app, { code, verifier: 'verifier', redirectUri, settings }, now());
    let renewals = 0;
    return {
      credentials: () => held,
      send,
      renew: async () => {
        renewals += 1;
        held = await vendor.refresh(send, app, held, now());
      },
      renewals: () => renewals,
      set: (credentials: Credentials) => {
        held = credentials;
      },
    };
  };
  return { clock, fake, world, send, sent, consent, connect };
}

/** Ends the fakes of a test. */
export async function closeStages(): Promise<void> {
  for (const close of open.splice(0)) await close();
}

/** All placements that changed in a window. */
export async function readAll(
  vendor: AtsVendor,
  session: Session,
  window: { readonly from: number; readonly to: number },
): Promise<AtsPlacement[]> {
  const found: AtsPlacement[] = [];
  for (let page: string | null = null, count = 0; ; count += 1) {
    const { items, next } = await vendor.listPlacements(session, window, page);
    found.push(...items);
    if (next === null) return found;
    if (count > 5000) throw new Error('The list has no end.');
    page = next;
  }
}

/** The tests that each recruitment software passes. */
export function testAtsVendor(harness: Harness): void {
  const { vendor, settings, listing } = harness;
  const everything = ({ clock }: Stage) => ({ from: clock.now - 400 * days, to: clock.now + 1 });
  const read = async (stage: Stage, session: Session) => readAll(vendor, session, everything(stage));
  const idOf = (made: { id: number }) => String(made.id);

  afterEach(closeStages);

  describe('signing in', () => {
    test('gives credentials, an account and its consultants', async () => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      expect(session.credentials().expiresAt).toBeGreaterThan(stage.clock.now);
      const account = await vendor.account(session);
      expect(account.id).not.toBe('');
      expect(account.user?.isEmailVerified).toBe(false);
      const users = await vendor.listUsers(session);
      expect(users.find(({ email }) => email === 'ultimate_team@demo.example')).toMatchObject({
        externalId: '1',
        name: 'Ulla Demo',
        isGone: false,
      });
      expect(users.find(({ name }) => name === 'Lionel Gone')?.isGone ?? true).toBe(true);
      for (const { url } of stage.sent) expect(new URL(url).protocol).toBe('https:');
    });

    test('comes back with an error when refused', async () => {
      const { refuse } = await (await stageOf(harness)).consent();
      expect(`${refuse.origin}${refuse.pathname}`).toBe(redirectUri);
      expect(refuse.searchParams.get('error')).toBe('access_denied');
      expect(refuse.searchParams.get('state')).toBe('state-1');
    });

    test('takes a code once, and for five minutes', async () => {
      const stage = await stageOf(harness);
      const exchange = (code: string | null) =>
        vendor.exchange(stage.send, app, { code: code!, verifier: 'v', redirectUri, settings }, stage.clock.now);
      const { allow } = await stage.consent();
      expect(allow.searchParams.get('state')).toBe('state-1');
      await exchange(allow.searchParams.get('code'));
      await expect(exchange(allow.searchParams.get('code'))).rejects.toMatchObject({ kind: 'wrong' });
      const late = (await stage.consent()).allow.searchParams.get('code');
      stage.clock.now += 301_000;
      await expect(exchange(late)).rejects.toMatchObject({ kind: 'wrong' });
    });

    test('is renewed once when the access has expired', async () => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      stage.fake.expireTokens();
      expect(await read(stage, session)).not.toEqual([]);
      expect(session.renewals()).toBe(1);
    });

    test('keeps the refresh token that works', async () => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      const first = session.credentials();
      stage.fake.expireTokens();
      await session.renew();
      expect(session.credentials().refreshToken).not.toBeNull();
      expect(session.credentials().refreshToken === first.refreshToken).toBe(!harness.rotates);
      stage.fake.expireTokens();
      await session.renew();
      const again = vendor.refresh(stage.send, app, { ...first, expiresAt: 0 }, stage.clock.now + 3 * days);
      if (harness.rotates) await expect(again).rejects.toMatchObject({ kind: 'signedOut' });
      else expect((await again).refreshToken).toBe(first.refreshToken);
    });

    test('ends when the access is revoked', async () => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      stage.fake.revokeTokens();
      await expect(read(stage, session)).rejects.toMatchObject({ kind: 'signedOut' });
    });

    test("works again and again with the demo's refresh token", async () => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      stage.fake.revokeTokens();
      session.set({ ...session.credentials(), refreshToken: demoRefreshToken });
      await session.renew();
      expect(session.credentials().refreshToken).toBe(demoRefreshToken);
      expect(await read(stage, session)).not.toEqual([]);
    });
  });

  describe('placements', () => {
    test('are read as what they are', async () => {
      const stage = await stageOf(harness);
      const found = await read(stage, await stage.connect());
      const made = [...stage.world.placements.values()];
      expect(new Set(found.map(({ externalId }) => externalId))).toEqual(new Set(made.map(idOf)));
      const [first, shared, temp, fixed] = made.map((one) => found.find(({ externalId }) => externalId === idOf(one))!);
      expect(first).toMatchObject({
        type: 'permanent',
        status: 'open',
        startDate: made[0]!.startDate,
        endDate: null,
        jobTitle: 'Site Manager',
        companyName: 'Banksia Builders Example',
        ownerId: '1',
        candidate: {
          externalId: '7000',
          name: 'Ivy Thistlewood',
          email: 'ivy.thistlewood.7000@mail.example',
          doNotEmail: false,
        },
        contact: { externalId: '300', email: 'ivy.thistlewood.300@mail.example', doNotEmail: false },
        specialisation: 'Construction',
      });
      expect(first!.location).toContain('Brisbane');
      expect(shared!.ownerId).toBe('2');
      expect(temp).toMatchObject({ type: 'temp', endDate: made[2]!.endDate });
      expect(fixed!.type).toBe('fixed-term');
      const of = (select: (one: (typeof made)[number]) => boolean) =>
        found.find(({ externalId }) => externalId === idOf(made.find(select)!))!;
      expect(of(({ status }) => status === 'cancelled').status).toBe('cancelled');
      expect(of(({ status }) => status === 'ended').status).toBe('open');
      expect(of(({ ownerId, shares }) => ownerId === null && shares.length === 0).ownerId).toBeNull();
    });

    test('that extend another have its group', async () => {
      const stage = await stageOf(harness);
      const extension = [...stage.world.placements.values()].find(({ extendsId }) => extendsId !== null)!;
      const found = await read(stage, await stage.connect());
      const keyOf = (id: number) => found.find(({ externalId }) => externalId === String(id))!.groupKey;
      expect(keyOf(extension.id)).toBe(keyOf(extension.extendsId!));
      expect(keyOf(extension.id)).not.toBeNull();
      const sharing = found.filter(({ groupKey }) => groupKey === keyOf(extension.id));
      expect(new Set(sharing.map(({ externalId }) => externalId)).size).toBe(2);
    });

    test('tell who must not be emailed, and who has no address', async () => {
      const stage = await stageOf(harness, emptyWorld);
      const session = await stage.connect();
      const out = stage.world.addPlacement({ candidate: { hasOptedOut: true }, contact: { hasOptedOut: true } });
      const none = stage.world.addPlacement({ candidate: { email: null } });
      const other = stage.world.addPlacement({ candidate: { email: null, otherEmail: 'second@mail.example' } });
      const get = async ({ id }: { id: number }) => (await vendor.getPlacement(session, String(id)))!;
      expect(await get(out)).toMatchObject({ candidate: { doNotEmail: true }, contact: { doNotEmail: true } });
      expect((await get(none)).candidate).toMatchObject({ email: null, doNotEmail: false });
      expect((await get(other)).candidate.email).toBe('second@mail.example');
      stage.world.changeContact(stage.world.jobs.get(none.jobId)!.contactId, { isGone: true });
      expect((await get(none)).contact.email).toBeNull();
    });

    test('are read to the last of 1,001, each once', async () => {
      const stage = await stageOf(harness, emptyWorld);
      stage.world.fill(1001);
      const session = await stage.connect();
      const ids = (await read(stage, session)).map(({ externalId }) => externalId);
      expect(ids).toHaveLength(1001);
      expect(new Set(ids).size).toBe(1001);
      const all: string[] = [];
      for (let page: string | null = null; ; ) {
        const { items, next }: { items: readonly string[]; next: string | null } = await vendor.listIds(session, page);
        all.push(...items);
        page = next;
        if (page === null) break;
      }
      expect(new Set(all)).toEqual(new Set(ids));
    });

    test('that change are read again, and only they', async () => {
      const stage = await stageOf(harness);
      const { clock, world } = stage;
      const session = await stage.connect();
      const from = clock.now + 1000;
      clock.now += 3_600_000;
      expect(await readAll(vendor, session, { from, to: clock.now })).toEqual([]);
      const one = [...world.placements.values()][0]!;
      world.change(one.id, { status: 'cancelled' });
      expect(await readAll(vendor, session, { from, to: clock.now })).toEqual([]);
      const changed = await readAll(vendor, session, { from, to: clock.now + 1 });
      expect(changed).toMatchObject([{ externalId: idOf(one), status: 'cancelled' }]);
      world.changeCandidate(one.candidateId, { email: 'new@mail.example' });
      expect((await vendor.getPlacement(session, idOf(one)))!.candidate.email).toBe('new@mail.example');
    });

    test('that are deleted are gone', async () => {
      const stage = await stageOf(harness);
      const { clock, world } = stage;
      const session = await stage.connect();
      const one = [...world.placements.values()][2]!;
      world.remove(one.id);
      expect(await vendor.getPlacement(session, idOf(one))).toBeNull();
      expect((await vendor.listIds(session, null)).items).not.toContain(idOf(one));
      const deleted = await vendor.listDeleted(session, clock.now - days);
      expect(deleted).toEqual(harness.remembersDeleted ? [idOf(one)] : null);
      expect(await vendor.listDeleted(session, clock.now - 15 * days)).toBeNull();
    });
  });

  describe('troubles', () => {
    const troubles: readonly (readonly [Trouble, object])[] = [
      [
        { kind: 'limited', retryAfter: 7 },
        { kind: 'limited', retryAfter: 7 },
      ],
      [{ kind: 'fault' }, { kind: 'down' }],
      [{ kind: 'html' }, { kind: 'unreadable' }],
      [{ kind: 'half' }, { kind: 'down' }],
      [{ kind: 'cut' }, { kind: 'down' }],
    ];
    test.each(troubles)('%o is told as what it is', async (trouble, problem) => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      stage.fake.troubles.push({ trouble, where: listing });
      await expect(read(stage, session)).rejects.toMatchObject(problem);
      expect(await read(stage, session)).not.toEqual([]);
      expect(session.renewals()).toBe(0);
    });

    test('of signing in are no end of the access', async () => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      stage.fake.expireTokens();
      stage.fake.troubles.push({ trouble: { kind: 'fault' }, where: '/token' });
      await expect(read(stage, session)).rejects.toMatchObject({ kind: 'down' });
      expect(await read(stage, session)).not.toEqual([]);
    });
  });

  if (vendor.webhooks) testWebhooks(harness);
}

function testWebhooks(harness: Harness): void {
  const { vendor } = harness;
  const { register, unregister, parse } = vendor.webhooks!;
  const url = 'https://plaudit.example/hooks?secret=secret-2';

  /** What the fake posts; addresses to confirm are confirmed. */
  async function delivered(stage: Stage): Promise<FakeDelivery[]> {
    const found: FakeDelivery[] = [];
    await stage.fake.deliver!(async (delivery) => {
      const read = parse(delivery.headers, delivery.body, 'secret-2');
      if (read && 'confirmUrl' in read) await stage.send({ url: read.confirmUrl });
      else found.push(delivery);
    });
    return found;
  }

  describe('webhooks', () => {
    test('say which placement and which person to read again', async () => {
      const stage = await stageOf(harness);
      const session = await stage.connect();
      const watch = await register(session, url, 'secret-2');
      expect(await delivered(stage)).toEqual([]);
      const one = [...stage.world.placements.values()][1]!;
      stage.world.change(one.id, { status: 'cancelled' });
      stage.world.changeCandidate(one.candidateId, { email: 'new@mail.example' });
      const deliveries = await delivered(stage);
      expect(deliveries.map((delivery) => delivery.url)).toEqual([url, url]);
      const hints = deliveries.flatMap(({ headers, body }) => {
        const read = parse(headers, body, 'secret-2');
        return read && 'hints' in read ? read.hints : [];
      });
      expect(hints).toMatchObject([
        { placementId: String(one.id), personId: null },
        { placementId: null, personId: String(one.candidateId) },
      ]);
      expect(new Set(hints.map(({ eventId }) => eventId)).size).toBe(2);
      const again = parse(deliveries[0]!.headers, deliveries[0]!.body, 'secret-2');
      expect(again).toEqual({ hints: [hints[0]] });
      await unregister(session, watch);
      await unregister(session, watch);
      stage.world.change(one.id, { status: 'open' });
      expect(await delivered(stage)).toEqual([]);
    });

    test.each(['', 'null', '[]', '{}', '{"Type":"Notification"', '<html>', '"text"'])(
      'of garbage are refused: %j',
      (body) => {
        expect(parse({ authorization: 'secret-2' }, body, 'secret-2')).toBeNull();
      },
    );
  });
}
