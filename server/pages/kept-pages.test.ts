import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Body } from './body.ts';
import { type Compression, KeptPages, type PreparedPage, recheckAfter, recheckSoon } from './kept-pages.ts';

test('a page is rendered once and kept until its subject is announced', async () => {
  const { pages, house, get } = newHouse();
  expect([await get(), await get()]).toEqual(['ann 1', 'ann 1']);
  house.write('recruiter:ann');
  pages.announce(['recruiter:ann']);
  expect(await get()).toBe('ann 2');
  expect(house.drawn).toBe(2);
});

test('an announcement about another subject drops nothing', async () => {
  const { pages, house, get } = newHouse();
  await get();
  pages.announce(['recruiter:bob', 'agency:other']);
  await get();
  expect(house.drawn).toBe(1);
});

test('ten simultaneous requests render a page once', async () => {
  const { house, get } = newHouse();
  const answers = await Promise.all(Array.from({ length: 10 }, () => get()));
  expect(new Set(answers)).toEqual(new Set(['ann 1']));
  expect(house.drawn).toBe(1);
});

test('without announcements an old page is served for the stated time and no longer', async () => {
  const { pages, house, get, clock } = newHouse();
  await get();
  clock.now += 1000;
  house.write('recruiter:ann');
  clock.now = recheckSoon - 1;
  expect(await get()).toBe('ann 1');
  clock.now = recheckAfter;
  expect(pages.peek('ann')).toBeUndefined();
  expect(await get()).toBe('ann 2');
});

test('a recheck that finds nothing new keeps the page longer, with one cheap statement', async () => {
  const { house, get, clock } = newHouse();
  await get();
  clock.now += recheckAfter;
  await Promise.all([get(), get(), get()]);
  await get();
  expect(house).toMatchObject({ drawn: 1, compared: [['recruiter:ann']] });
});

test('requested pages are rechecked early, together, while they are served', async () => {
  const { pages, house, visit, clock } = newHouse();
  for (const name of ['ann', 'bob', 'cat', 'ann', 'bob']) await visit(name);
  clock.now = recheckSoon;
  expect(await visit('bob')).toBe('bob 1');
  await turn();
  expect(house.compared).toEqual([['recruiter:bob', 'recruiter:ann']]);
  clock.now = recheckAfter;
  await visit('bob');
  await turn();
  expect(house.compared.slice(1)).toEqual([['recruiter:bob']]);
  expect(pages.peek('ann')).toBeDefined();
  expect(pages.peek('cat')).toBeUndefined();
});

test('a page that changed unannounced is dropped by a recheck for another page', async () => {
  const { house, visit, clock } = newHouse();
  for (const name of ['ann', 'bob', 'ann']) await visit(name);
  house.write('recruiter:ann');
  clock.now = recheckSoon;
  await visit('bob');
  await turn();
  expect(await visit('ann')).toBe('ann 2');
});

test('readers of many expired pages wait for one statement', async () => {
  const { house, visit, clock } = newHouse();
  const names = ['ann', 'bob', 'cat'];
  const visitAll = () => Promise.all(names.map(visit));
  await visitAll();
  await visitAll();
  clock.now = recheckAfter;
  await visitAll();
  expect(house.compared).toEqual([names.map((name) => `recruiter:${name}`)]);
  expect(house.drawn).toBe(3);
});

test('a recheck ignores a page that was announced and rendered again in the meantime', async () => {
  const { pages, house, get, clock, holdVersions } = newHouse();
  await get();
  clock.now = recheckAfter;
  const tell = holdVersions();
  const visited = get();
  house.write('recruiter:ann');
  pages.announce(['recruiter:ann']);
  expect(await get()).toBe('ann 2');
  tell();
  expect([await visited, await get()]).toEqual(['ann 2', 'ann 2']);
  expect(house.drawn).toBe(2);
});

test('one statement rechecks five hundred pages, and the next the others', async () => {
  const { house, visit, clock } = newHouse();
  const names = Array.from({ length: 700 }, (_, at) => `name${at}`);
  for (const name of [...names, ...names]) await visit(name);
  clock.now = recheckSoon;
  await visit('name0');
  await turn();
  clock.now += 250;
  await visit('name699');
  await turn();
  expect(house.compared.map(({ length }) => length)).toEqual([500, 200]);
});

test('readers wait for a render, not for another recheck that cannot be made', async () => {
  const { house, get, clock, loseVersions } = newHouse();
  await get();
  loseVersions();
  clock.now = recheckAfter;
  const gate = house.pause();
  const first = get();
  await gate.reached;
  const others = [get(), get(), get()];
  gate.open();
  expect(await Promise.all([first, ...others])).toEqual(['ann 1', 'ann 1', 'ann 1', 'ann 1']);
  expect(house).toMatchObject({ drawn: 2, compared: [['recruiter:ann']] });
});

test('nobody waits longer than two seconds for versions that never come', async () => {
  const { house, get, clock, holdVersions } = newHouse();
  await get();
  holdVersions();
  clock.now = recheckAfter;
  await get();
  expect(house.drawn).toBe(2);
});

test('versions that cannot be read are retried now and then, while pages are served until they expire', async () => {
  const { pages, house, get, clock, loseVersions } = newHouse();
  await get();
  loseVersions();
  for (clock.now = recheckSoon; clock.now < recheckAfter; clock.now += 10) {
    expect(pages.peek('ann')).toBeDefined();
    await turn();
  }
  expect(pages.peek('ann')).toBeUndefined();
  expect(house.compared).toHaveLength(recheckSoon / 250);
});

test('a page being rendered when its subject is announced is neither kept nor waited for', async () => {
  const { pages, house, get } = newHouse();
  const gate = house.pause();
  const old = get();
  await gate.reached;
  house.write('recruiter:ann');
  pages.announce(['recruiter:ann']);
  const visited = get();
  gate.open();
  expect(await old).toBe('ann 1');
  expect(await visited).toBe('ann 2');
  expect(await get()).toBe('ann 2');
  expect(house.drawn).toBe(2);
});

test('nothing is kept while announcements are not heard, and everything is dropped when they are again', async () => {
  const { pages, house, get } = newHouse();
  await get();
  pages.stopHearing();
  house.write('recruiter:ann');
  expect([await get(), await get()]).toEqual(['ann 2', 'ann 2']);
  expect([house.drawn, pages.size]).toEqual([3, 0]);
  pages.startHearing();
  await get();
  await get();
  expect(house.drawn).toBe(4);
});

test('a page rendered while the connection was lost and restored is not kept', async () => {
  const { pages, house, get } = newHouse();
  const gate = house.pause();
  const old = get();
  await gate.reached;
  pages.stopHearing();
  pages.startHearing();
  gate.open();
  await old;
  expect(pages.size).toBe(0);
});

test('a page whose subject is gone is rendered again', async () => {
  const { house, get, clock } = newHouse();
  await get();
  house.remove('recruiter:ann');
  clock.now += recheckAfter;
  await get();
  expect(house.drawn).toBe(2);
});

test('a page is rendered again when its versions are unknown', async () => {
  const { house, get, clock, loseVersions } = newHouse();
  await get();
  loseVersions();
  clock.now += recheckAfter;
  expect(await get()).toBe('ann 1');
  expect(house.drawn).toBe(2);
});

test('a page without subjects is not kept', async () => {
  const { pages } = newHouse();
  await pages.get('search', async () => pageOf('results', []));
  expect(pages.size).toBe(0);
});

test('the least recently requested page goes when there is no room', async () => {
  const { pages, house, visit, clock } = newHouse({ capacity: 2800 });
  for (const name of ['ann', 'bob', 'ann', 'cat', 'dan', 'eve', 'fay', 'ann']) {
    clock.now += 1000;
    await visit(name);
  }
  expect(house.drawn).toBe(6);
  await visit('bob');
  expect(house.drawn).toBe(7);
  expect(pages.size).toBeLessThan(6);
});

test('a page that failed to render is tried again', async () => {
  const { pages, get } = newHouse();
  await expect(pages.get('ann', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await get()).toBe('ann 1');
});

test('a page is packed when it is first kept, and once more when requested again, while it is served unchanged', async () => {
  const compressed: string[] = [];
  const gate = Promise.withResolvers<void>();
  const note = (how: string) => async (body: Body) => {
    compressed.push(`${how}: ${await textOf({ body })}`);
    await gate.promise;
  };
  const { pages, house, get } = newHouse({ compression: { first: note('first'), again: note('again') } });
  await get();
  await expect.poll(() => compressed).toEqual(['first: ann 1']);
  expect([await get(), await get()]).toEqual(['ann 1', 'ann 1']);
  await expect.poll(() => compressed).toEqual(['first: ann 1', 'again: ann 1']);
  gate.resolve();
  house.write('recruiter:ann');
  pages.announce(['recruiter:ann']);
  expect(await get()).toBe('ann 2');
});

test('a page that cannot be packed is served unchanged', async () => {
  const fail = () => Promise.reject(new Error('no memory'));
  const { get } = newHouse({ compression: { first: fail, again: fail } });
  expect([await get(), await get(), await get()]).toEqual(['ann 1', 'ann 1', 'ann 1']);
});

test('room is counted by what pages hold now: packed, more fit; in more encodings, fewer', async () => {
  const { pages, house } = newHouse({
    capacity: 30_000,
    compression: { first: (body) => body.compress(), again: () => turn() },
  });
  const get = async (name: string) => {
    const page = house.draw(name);
    const long = { ...page, body: new Body(`${name} `.repeat(5000)) };
    await pages.get(name, async () => long);
    await expect.poll(() => long.body.ready('identity')).toBeUndefined();
  };
  for (const name of ['ann', 'bob', 'cat', 'dan']) await get(name);
  expect(pages.size).toBe(4);
  const fill = new Body(randomBytes(27_500));
  await pages.get('eve', async () => ({ ...house.draw('eve'), body: fill }));
  expect(pages.size).toBeLessThan(5);
});

/** Recruiters with versions, and pages that say which version they show. */
function newHouse(options: { capacity?: number; compression?: Compression } = {}) {
  const clock = { now: 0 };
  const versions = new Map<string, number>();
  let gate: { reached(): void; opened: Promise<void> } | undefined;
  const house = {
    drawn: 0,
    /** The keys of each recheck. */
    compared: [] as (readonly string[])[],
    write: (key: string) => versions.set(key, versionOf(key) + 1),
    remove: (key: string) => versions.set(key, -1),
    draw(name: string): PreparedPage {
      house.drawn += 1;
      const key = `recruiter:${name}`;
      return pageOf(`${name} ${versionOf(key)}`, [{ key, version: String(versionOf(key)) }]);
    },
    pause() {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      gate = { reached: reach, opened };
      return { reached, open };
    },
  };
  const versionOf = (key: string) => versions.get(key) ?? 1;
  let told = () => Promise.resolve();
  const pages = new KeptPages(
    async (keys) => {
      house.compared.push(keys);
      await told();
      return new Map(keys.filter((key) => versionOf(key) > 0).map((key) => [key, String(versionOf(key))]));
    },
    { now: () => clock.now, ...options },
  );
  pages.startHearing();
  const visit = async (name: string) => {
    const page = await pages.get(name, async () => {
      const page = house.draw(name);
      const held = gate;
      gate = undefined;
      held?.reached();
      await held?.opened;
      return page;
    });
    return textOf(page);
  };
  const get = () => visit('ann');
  /** Versions are returned once the function it returns is called. */
  const holdVersions = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    told = () => promise;
    return resolve;
  };
  const loseVersions = () => {
    told = () => Promise.reject(new Error('no database'));
  };
  return { pages, house, clock, visit, get, holdVersions, loseVersions };
}

const pageOf = (text: string, subjects: PreparedPage['subjects']): PreparedPage => ({
  status: 200,
  etag: `W/"${text}"`,
  subjects,
  body: new Body(text),
});

const textOf = async ({ body }: Pick<PreparedPage, 'body'>) => (await body.in('identity')).toString();
