import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { system } from '#server/session/viewer.ts';
import { createPlacement } from './placements.factories.ts';
import { movePlacements } from './placements.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

test('placements start and end by their dates, in batches that the audit log names', async () => {
  const of = (state: string, start_date: string, end_date: string | null = null) =>
    createPlacement(database, { state, start_date, end_date });
  const placements = [
    await of('pending', '2026-11-22'),
    await of('pending', '2026-11-21'),
    await of('pending', '2026-11-02', '2026-11-20'),
    await of('active', '2026-11-02', '2026-11-21'),
    await of('active', '2026-11-02', '2026-11-20'),
    await of('active', '2026-11-02'),
  ];
  for (let count = 0; count < 50; count++) await of('pending', '2026-11-01');
  await movePlacements.run(context(system, new Date('2026-11-21T00:01:00Z')), {});
  const rows = await kysely.selectFrom('placements').select(['id', 'state']).execute();
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect(placements.map(({ id }) => states.get(id))).toEqual([
    'pending',
    'active',
    'ended',
    'active',
    'ended',
    'active',
  ]);
  expect(rows.filter(({ state }) => state === 'pending')).toHaveLength(1);
  const entries = await kysely
    .selectFrom('audit_entries')
    .select(['actor', 'details'])
    .where('action', '=', 'movePlacements')
    .execute();
  const named = entries.flatMap(({ details }) => (details as { placements: string[] }).placements);
  expect([entries.length, new Set(named).size]).toEqual([2, 53]);
});
