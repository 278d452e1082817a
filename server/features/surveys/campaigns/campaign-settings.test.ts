import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createAgency } from '../../profiles/profiles.factories.ts';
import { campaignSettings } from './campaign-settings.ts';

const { database } = await testDatabase();

test('a row with the defaults of its columns says the same as no row', async () => {
  const { id } = await createAgency(database, { plan: 'ultimate_team' });
  const read = () => database.kysely.transaction().execute((tx) => campaignSettings(tx, id));
  const before = await read();
  await database.kysely.insertInto('campaign_settings').values({ agency_id: id }).execute();
  expect(await read()).toEqual({ ...before, version: 1 });
});
