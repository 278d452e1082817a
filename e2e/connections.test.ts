import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatNumber } from '#common/formats.ts';
import { serveFakes } from '#integrations/core/fake/fake.ts';
import { connect } from '#server/database/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { makeFakes } from '#server/integrations/fakes.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { openChromium, openPage } from './running/chromium.ts';
import { signInAs } from './running/demo-people.ts';
import { type Plaudit, startPlaudit } from './running/plaudit.ts';
import { untilTrue } from './running/until.ts';

const fakes = makeFakes();
const { jobadder } = fakes;
const { world } = jobadder;
/** How many placements there are to read at first. */
const count = isDeep ? 5000 : 500;
world.fill(count - world.placements.size);
let served: Awaited<ReturnType<typeof serveFakes>>;
let plaudit: Plaudit;
let browser: Browser;

beforeAll(async () => {
  served = await serveFakes(Object.values(fakes));
  const environment = { PLAUDIT_FAKES: served.url };
  [plaudit, browser] = await Promise.all([startPlaudit({ demo: true, environment }), openChromium()]);
  // The demo's own connections: this agency connects for the first time.
  await plaudit.query('delete from connections');
});
afterAll(async () => {
  await browser?.close();
  await plaudit?.stop();
  await served?.close();
});

const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole(role, { name, exact: true }).press('Enter');

interface Synced {
  id: string;
  agency_id: string;
  recruiter_id: string;
  external_id: string;
  state: string;
  candidate_name: string | null;
}
/** The demo has placements of software, too, with ids of another form. */
const placements = () =>
  plaudit.query<Synced>(
    `select * from placements where source = 'jobadder' and external_id not like 'DEMO-%' order by external_id`,
  );
const readAt = async () =>
  (await plaudit.query<{ read_at: Date | null }>('select read_at from connections'))[0]?.read_at;
const countOfNew = async () =>
  (await plaudit.query<{ n: number }>("select count(*)::int as n from connection_records where outcome = 'added'"))[0]!
    .n;
const connections = () => plaudit.query<{ state: string }>('select state from connections');

test('an admin connects, matches, syncs, reconnects and disconnects by keyboard', async () => {
  const { page, faults } = await openPage(browser);
  const overview = `${plaudit.url}/tools/connections/jobadder`;
  await signInAs(page, plaudit.url, 'ultimate_team');

  await page.goto(`${plaudit.url}/tools/connections`);
  await press(page, 'button', 'Connect JobAdder');
  await press(page, 'link', 'Refuse');
  await page.getByRole('heading', { name: "JobAdder isn't connected" }).waitFor();
  await page.getByText("You didn't allow access at JobAdder, so nothing was connected.").waitFor();
  expect(await connections()).toEqual([]);

  await press(page, 'button', 'Try again');
  await press(page, 'link', 'Allow');
  await page.waitForURL(overview);
  await page.getByText('What the first sync will add').waitFor();
  await page.getByText(/^\d consultants? to match$/).waitFor();
  await untilTrue('the counts are read', async () => (await readAt()) !== null);
  const news = await countOfNew();
  expect(news).toBeGreaterThan(count - 20);
  await page.getByText(formatNumber(news), { exact: true }).first().waitFor();
  expect(await placements()).toEqual([]);

  await press(page, 'link', 'Match consultants');
  const match = page.getByLabel('Recruiter for Petra Newlin');
  await match.focus();
  await match.selectOption({ label: 'Ulla Demo' });
  await page.getByText('Petra Newlin matched.').waitFor();
  await press(page, 'link', 'Overview');

  await press(page, 'button', 'Start sync');
  await page
    .getByRole('dialog', { name: 'Start the sync?' })
    .getByRole('button', { name: 'Start sync' })
    .press('Enter');
  await page.getByText('Live', { exact: true }).waitFor();
  await untilTrue('placements are added', async () => (await placements()).length >= news);
  const open = [...world.placements.values()];
  const added = await placements();
  const cancelled = added.find(
    ({ state, external_id }) =>
      state === 'active' && open.some(({ id, status }) => status === 'open' && external_id.endsWith(`:${id}`)),
  )!;
  await page.goto(`${plaudit.url}/placements?q=${encodeURIComponent(cancelled.candidate_name!)}`);
  await page
    .getByRole('row', { name: new RegExp(cancelled.candidate_name!) })
    .first()
    .waitFor();

  const database = connect(plaudit.postgres.connectionString, 1);
  const { id: invitation } = await createInvitation(database, {
    ...{ placement_id: cancelled.id, recruiter_id: cancelled.recruiter_id, agency_id: cancelled.agency_id },
    ...{ state: 'scheduled', scheduled_for: new Date(Date.now() + 5 * 86_400_000) },
  });
  await database.close();
  const stateOfInvitation = async () =>
    (await plaudit.query<{ state: string }>('select state from invitations where id = $1', [invitation]))[0]!.state;
  // A sync reads up to a minute ago.
  const change = { status: 'cancelled', updatedAt: Date.now() - 120_000 } as const;
  world.change(Number(cancelled.external_id.split(':').at(-1)), change);
  jobadder.expireTokens();
  await page.goto(overview);
  await press(page, 'button', 'Sync now');
  await untilTrue('the invitation is canceled', async () => (await stateOfInvitation()) === 'cancelled');
  expect((await placements()).find(({ id }) => id === cancelled.id)?.state).toBe('cancelled');

  jobadder.revokeTokens();
  await press(page, 'button', 'Sync now');
  await page.getByText('JobAdder needs attention').waitFor();
  await press(page, 'button', 'Connect again');
  await press(page, 'link', 'Allow');
  await page.waitForURL(overview);
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await connections()).toEqual([{ state: 'live' }]);

  const kept = await placements();
  await press(page, 'button', 'Disconnect');
  await page
    .getByRole('dialog', { name: 'Disconnect JobAdder?' })
    .getByRole('button', { name: 'Disconnect' })
    .press('Enter');
  await page.getByText("JobAdder isn't connected.").waitFor();
  expect(await connections()).toEqual([{ state: 'disconnected' }]);
  expect(await plaudit.query('select from connection_credentials')).toEqual([]);
  expect(await placements()).toEqual(kept);
  expect(faults.filter((fault) => !fault.includes(served.url))).toEqual([]);
});
