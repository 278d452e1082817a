import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recruiterUrl } from '#common/urls.ts';
import { type ReplicatedPostgres, startReplicated } from '#server/database/testing/replica.ts';

import { violations } from '../crashes/books.ts';
import { goThrough } from '../crashes/journey.ts';
import { untilSettled } from '../crashes/settled.ts';
import { openChromium, openPage } from '../running/chromium.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { signIn } from '../running/steps.ts';
import { untilTrue } from '../running/until.ts';
import { hasTurn } from './in-turn.ts';

const metricsToken = 'read-by-those-who-watch-only';
let servers: ReplicatedPostgres;
let plaudit: Plaudit;
let browser: Browser;
let recruiter: RecruiterToTest;

beforeAll(async () => {
  servers = await startReplicated();
  browser = await openChromium();
  plaudit = await startPlaudit({ webs: 2, balanced: false, servers, environment: { METRICS_TOKEN: metricsToken } });
  recruiter = await addRecruiter(plaudit.postgres.connectionString);
});
afterAll(async () => {
  await browser?.close();
  await (plaudit ?? servers)?.stop();
});

/** What a web process shows a stranger. */
async function shown(web: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(plaudit.webs[web]!.url + path, { headers });
  expect(response.status).toBe(200);
  return response.text();
}
const profile = (web: number) => shown(web, recruiterUrl(recruiter.slug));

/** A web process's metric about its replica; 0 when there is none yet. */
async function told(web: number, figure: string): Promise<number> {
  const lines = (await shown(web, '/metrics', { authorization: `Bearer ${metricsToken}` })).split('\n');
  return Number(
    lines
      .find((line) => line.startsWith(`${figure} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}
const used = (web: number) => told(web, 'plaudit_replica_used');
const bothUseIt = async () => (await used(0)) + (await used(1)) === 2;
const untilBothUseIt = () => untilTrue('both read from the replica', bothUseIt);

/** Runs while the replica's tables receive no writes. */
async function whileItStandsStill(run: () => Promise<void>) {
  await servers.replay('pause');
  try {
    await run();
  } finally {
    await servers.replay('resume');
  }
  await untilBothUseIt();
}

/**
 * The same, while the replica is still read from. Repeats on a machine so slow that the replica fell too far behind.
 */
async function whileItIsBehind(run: (time: number) => Promise<void>) {
  let time = 0;
  await untilTrue('both read from it until the end', async () => {
    let isUsed = false;
    time += 1;
    await whileItStandsStill(async () => {
      await run(time);
      isUsed = await bothUseIt();
    });
    return isUsed;
  });
}

test.runIf(hasTurn('replica'))('both web processes answer strangers from the replica', async () => {
  await untilBothUseIt();
  const answered = 'plaudit_replica_reads_total{outcome="answered"}';
  for (const web of [0, 1]) {
    const before = await told(web, answered);
    await shown(web, '/search?q=robin');
    expect(await told(web, answered)).toBeGreaterThan(before);
  }
});

test.runIf(hasTurn('replica'))(
  'an announced change shows on the page of both, although the replica does not have it',
  async () => {
    await whileItIsBehind(async (time) => {
      const headline = `Announced for the ${time}th time`;
      await Promise.all([profile(0), profile(1)]);
      await plaudit.query(
        `with changed as (
        update recruiters set headline = $2, page_version = page_version + 1 where id = $1
      ) select pg_notify('page_versions', json_build_array('recruiter:' || $1::uuid)::text)`,
        [recruiter.recruiterId, headline],
      );
      for (const web of [0, 1])
        await untilTrue('the page shows it', async () => (await profile(web)).includes(headline));
    });
  },
);

test.runIf(hasTurn('replica'))(
  'an invitation, its review, the publication and the reply go through while the replica is paused',
  async () => {
    await whileItStandsStill(async () => {
      const journey = await goThrough(plaudit, recruiter, 'standing-still');
      await untilSettled(plaudit);
      expect(await violations(plaudit, recruiter, [journey])).toEqual([]);
    });
    for (const web of [0, 1]) expect(await profile(web)).toContain('Thank you for taking the time.');
  },
);

test.runIf(hasTurn('replica'))(
  'people who have written find it at once in the same browser; a stranger may have to wait',
  async () => {
    const { page, context, faults } = await openPage(browser);
    await signIn(page, plaudit, { email: recruiter.credentials.username, password: recruiter.credentials.password });
    await page.waitForURL(/\/(home|dashboard)$/);
    await page.goto(`${plaudit.url}/recruiter/edit`);
    const introduction = page.getByRole('region', { name: 'Introduction', exact: true });
    const rename = async (name: string) => {
      await introduction.getByLabel('Name', { exact: true }).fill(name);
      await page.getByRole('button', { name: 'Save changes', exact: true }).click();
      await page.getByText('All changes saved').waitFor();
    };
    const url = `${plaudit.url}/graphql/`;
    const body = JSON.stringify({ query: `{ recruiter(slug: "${recruiter.slug}") { name } }` });
    const headers = { 'content-type': 'application/json' };
    const nameIn = async (answer: { json(): Promise<unknown> }) =>
      ((await answer.json()) as { data: { recruiter: { name: string } } }).data.recruiter.name;
    const nameForStranger = async () => nameIn(await fetch(url, { method: 'POST', body, headers }));
    let [before, forStranger] = ['', ''];
    await whileItIsBehind(async (time) => {
      const name = `Robin the ${time}th`;
      before = await nameForStranger();
      await rename(name);
      expect((await context.cookies()).map((cookie) => cookie.name)).toContain('plaudit_wrote');
      expect(await nameIn(await context.request.post(url, { data: body, headers }))).toBe(name);
      forStranger = await nameForStranger();
    });
    expect(forStranger).toBe(before);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test.runIf(hasTurn('replica'))(
  'pages and searches are answered while the replica is gone, and by the replica once it is back',
  async () => {
    await servers.kill();
    for (const web of [0, 1]) {
      expect(await shown(web, '/search?q=robin')).toContain('Robin');
      expect(await profile(web)).toContain('Thank you for taking the time.');
    }
    await untilTrue('both have seen that it is gone', async () => (await used(0)) + (await used(1)) === 0);
    await servers.revive();
    await untilBothUseIt();
    expect(await shown(0, '/search?q=robin')).toContain('Robin');
  },
);
