import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect } from '#server/database/database.ts';
import { createAgency } from '#server/features/profiles/profiles.factories.ts';
import { createCampaign, createSurvey } from '#server/features/surveys/surveys.factories.ts';
import { isDeep } from '#server/testing/tiers.ts';
import { type Plaudit, startPlaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';
import { mailsAmiss } from './books.ts';
import { untilSettled } from './settled.ts';

let plaudit: Plaudit;
beforeAll(async () => {
  // Each kill would be logged.
  vi.spyOn(console, 'error').mockReturnValue();
  plaudit = await startPlaudit({ workers: 2 });
});
afterAll(() => plaudit?.stop());

const people = isDeep ? 8000 : 600;
const kills = isDeep ? 10 : 2;

/** An active campaign whose people's time has come, at any hour. */
async function addCampaign(): Promise<string> {
  const database = connect(plaudit.postgres.connectionString, 1);
  const agency = await createAgency(database, { plan: 'ultimate_team' });
  const { survey } = await createSurvey(database, { agency_id: agency.id });
  const { id } = await createCampaign(database, { agency_id: agency.id, survey_id: survey.id, throttle: 20_000 });
  await database.close();
  await plaudit.query(
    `insert into campaign_settings (agency_id, daily_limit, send_from_hour, send_until_hour) values ($1, 20000, 0, 24)`,
    [agency.id],
  );
  await plaudit.query(
    `insert into survey_recipients (id, agency_id, campaign_id, name, email, state, scheduled_for, created_at)
      select gen_random_uuid(), $1, $2, 'Casey Moss', 'casey-' || n || '@people.example', 'queued', now(), now()
      from generate_series(1, $3::int) n`,
    [agency.id, id, people],
  );
  return id;
}

const count = async (text: string): Promise<number> =>
  (await plaudit.query<{ count: number }>(`select count(*)::int as count from ${text}`))[0]!.count;
const written = () => count(`mails where kind = 'survey'`);
const begin = () => plaudit.query(`select graphile_worker.add_job('sendCampaigns', '{}')`);

test(
  `a campaign whose workers are killed ${kills} times, and that is turned off and on, emails each person once`,
  async () => {
    const id = await addCampaign();
    const turn = (isActive: boolean) =>
      plaudit.query('update campaigns set is_active = $2 where id = $1', [id, isActive]);
    await begin();
    for (let kill = 1; kill <= kills; kill++) {
      const least = (people * kill) / (kills + 2);
      await untilTrue(`${least} emails are written`, async () => (await written()) >= least, {
        every: 5,
        within: 60_000,
      });
      await sleep(Math.random() * 300);
      for (const worker of plaudit.workers) worker.kill();
      await sleep(200);
      await begin();
    }
    await turn(false);
    const stopped = await written();
    await untilSettled(plaudit);
    expect(await written()).toBe(stopped);
    await turn(true);
    await begin();
    await untilTrue(
      'everybody is asked',
      async () => (await count(`survey_recipients where state = 'sent'`)) === people,
      {
        within: 120_000,
      },
    );
    await untilSettled(plaudit, 120_000);
    expect(
      await count(`(select survey_recipient_id from mails where kind = 'survey' group by 1 having count(*) = 1) m`),
    ).toBe(people);
    expect(await written()).toBe(people);
    expect(await count('survey_tokens')).toBe(people);
    const [campaign] = await plaudit.query<{ emailed_people: number }>(
      'select emailed_people from campaigns where id = $1',
      [id],
    );
    expect(campaign!.emailed_people).toBe(people);
    expect(await mailsAmiss(plaudit)).toEqual([]);
  },
  isDeep ? 600_000 : 240_000,
);
