import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recruiterUrl } from '#common/urls.ts';
import { recheckAfter } from '#server/pages/kept-pages.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { violations } from '../crashes/books.ts';
import { goThrough } from '../crashes/journey.ts';
import { untilSettled } from '../crashes/settled.ts';
import { addRecruiter, type RecruiterToTest } from '../running/people.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';
import { type DeafeningProxy, openDeafeningProxy } from './proxy.ts';

let plaudit: Plaudit;
let proxy: DeafeningProxy;
let recruiter: RecruiterToTest;

beforeAll(async () => {
  proxy = await openDeafeningProxy();
  plaudit = await startPlaudit({
    webs: 2,
    workers: 2,
    databaseOfWeb: (index, direct) => (index === 1 ? proxy.to(direct) : direct),
    prepare: watchCron,
  });
  recruiter = await addRecruiter(plaudit.postgres.connectionString);
});
afterAll(async () => {
  await plaudit?.stop();
  await proxy?.close();
});

const started = new Date();

/** Notes each task that cron queues, and makes some overdue, so that both workers find them as they start. */
async function watchCron(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`
    create table fired (task text, at text);
    create function note_fired() returns trigger language plpgsql as $$ begin
      insert into fired select identifier, new.payload->'_cron'->>'ts'
        from graphile_worker._private_tasks where id = new.task_id and new.payload->'_cron' is not null;
      return new;
    end $$;
    create trigger note_fired after insert on graphile_worker._private_jobs for each row execute function note_fired();
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('ageScores', now() - interval '25 hours', now() - interval '24 hours'),
        ('applyAgencyDeltas', now() - interval '5 minutes', now() - interval '4 minutes');`);
  await client.end();
}

/** The recruiter's page as served by one of the web processes. */
async function page(web: number): Promise<string> {
  const response = await fetch(`${plaudit.webs[web]!.url}${recruiterUrl(recruiter.slug)}`);
  expect(response.status).toBe(200);
  return response.text();
}
const shows = (web: number, text: string) => async () => (await page(web)).includes(text);

/** Changes what every page of the recruiter shows, and announces it as a command does. */
async function rename(headline: string, { announced = true } = {}) {
  await plaudit.query(
    `with changed as (
      update recruiters set headline = $2, page_version = page_version + 1 where id = $1 returning id
    ) select case when $3 then pg_notify('page_versions', json_build_array('recruiter:' || id)::text) end from changed`,
    [recruiter.recruiterId, headline, announced],
  );
}

let secrets = 0;

/** Makes a change without announcing it: a page that does not show it must be a kept one. */
async function bothKeepPages(): Promise<boolean> {
  await Promise.all([page(0), page(1)]);
  const secret = `Changed behind their backs ${secrets++}`;
  await rename(secret, { announced: false });
  const shown = await Promise.all([shows(0, secret)(), shows(1, secret)()]);
  return !shown.includes(true);
}

describe('two web processes on one database', () => {
  test('keep pages, and show a write through one on the other at once', async () => {
    await untilTrue('both keep pages', bothKeepPages);
    const journey = await goThrough(plaudit, recruiter, 'announced');
    const thanks = 'Thank you for taking the time.';
    // Long before either would have checked on its own.
    expect(await untilTrue('the other process shows the reply', shows(1, thanks))).toBeLessThan(recheckAfter / 3);
    expect(await shows(0, thanks)()).toBe(true);
    await untilSettled(plaudit);
    expect(await violations(plaudit, recruiter, [journey])).toEqual([]);
  });

  test.runIf(isDeep)('show what was written while their listening connections were down', async () => {
    await Promise.all([page(0), page(1)]);
    await plaudit.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'plaudit pages'`,
    );
    await rename('Written into silence');
    expect(await untilTrue('the first shows it', shows(0, 'Written into silence'))).toBeLessThan(recheckAfter / 3);
    expect(await untilTrue('the second shows it', shows(1, 'Written into silence'))).toBeLessThan(recheckAfter / 3);
  });

  test.runIf(isDeep)(
    'serve an old page no longer than the stated bound when one misses announcements without noticing',
    async () => {
      await untilTrue('both keep pages again', bothKeepPages);
      proxy.deafen();
      await rename('Said to the deaf');
      const since = performance.now();
      expect(await untilTrue('the hearing one shows it', shows(0, 'Said to the deaf'))).toBeLessThan(recheckAfter / 3);
      expect(await shows(1, 'Said to the deaf')()).toBe(false);
      await untilTrue('the deaf one shows it', shows(1, 'Said to the deaf'), { every: 200 });
      expect(performance.now() - since).toBeLessThan(recheckAfter + 2000);
      expect((await page(1)) === (await page(0))).toBe(true);
    },
  );
});

describe.runIf(isDeep)('two workers on one database', () => {
  test('send each email once, and do each task once', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const journeys = await Promise.all(names.map((name) => goThrough(plaudit, recruiter, `shared-${name}`)));
    await untilSettled(plaudit);
    expect(await violations(plaudit, recruiter, journeys)).toEqual([]);
  });

  test('run each cron task once', async () => {
    const fired = () =>
      plaudit.query<{ task: string; at: string; times: number }>(
        'select task, at, count(*)::int as times from fired group by task, at',
      );
    const sinceStart = ({ task, at }: { task: string; at: string }) =>
      task === 'applyAgencyDeltas' && new Date(at) > started;
    await untilTrue('a minute begins', async () => (await fired()).some(sinceStart), { within: 70_000, every: 500 });
    // The second worker would queue its own within the next second.
    await sleep(1500);
    const rows = await fired();
    expect(rows.filter(({ task }) => task === 'ageScores')).toHaveLength(1);
    expect(rows.filter(({ task }) => task === 'applyAgencyDeltas').length).toBeGreaterThanOrEqual(4);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  }, 90_000);
});
