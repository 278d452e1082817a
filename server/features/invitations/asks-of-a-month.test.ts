import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate } from '#server/graphql/testing/ask.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { asking, someone } from './testing/asks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const codes = (payload: { errors?: unknown }) => (payload.errors as { code: string }[]).map(({ code }) => code);

describe('the asks of a month', () => {
  const now = new Date('2026-11-21T02:00:00Z');

  test('that are over the limit of the plan leave in the months after, on the first day at nine', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let asked = 0; asked < 60; asked++) await askAt(agency, null);
    // Nine o'clock in Sydney, a day earlier in UTC.
    expect(await leaving(agency)).toEqual([
      { at: '2026-11-21T02:00:00.000Z', asks: 25 },
      { at: '2026-11-30T22:00:00.000Z', asks: 25 },
      { at: '2026-12-31T22:00:00.000Z', asks: 10 },
    ]);
  });

  test('are counted by when they leave, and a chosen time is never brought forward', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let asked = 0; asked < 25; asked++) await askAt(agency, null);
    const january = '2027-01-15T01:00:00.000Z';
    for (let asked = 0; asked < 26; asked++) await askAt(agency, january);
    await askAt(agency, null);
    expect(await leaving(agency)).toEqual([
      { at: '2026-11-21T02:00:00.000Z', asks: 25 },
      { at: '2026-11-30T22:00:00.000Z', asks: 1 },
      { at: january, asks: 25 },
      { at: '2027-01-31T22:00:00.000Z', asks: 1 },
    ]);
  });

  test('have room again for one that was cancelled', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let asked = 0; asked < 25; asked++) await askAt(agency, null);
    await database.pool.query(
      `update invitations set state = 'cancelled', cancelled_because = 'A test' where id =
        (select id from invitations where agency_id = $1 limit 1)`,
      [agency.id],
    );
    await askAt(agency, null);
    expect(await leaving(agency)).toEqual([{ at: '2026-11-21T02:00:00.000Z', asks: 26 }]);
  });

  test('that wait for room leave by day where the job is, and not before the month of the agency begins', async () => {
    const { id: agency_id } = await createAgency(database, { time_zone: 'Europe/London' });
    const { viewer, recruiter } = await createRecruiterWithLogin(database, { agency_id });
    const agency = { viewer, id: agency_id };
    for (let asked = 0; asked < 25; asked++) await askAt(agency, '2026-11-21T10:00:00.000Z');
    const askIn = async (location: string) => {
      const { id } = await createPlacement(database, {
        recruiter_id: recruiter.id,
        location,
        start_date: '2026-09-01',
      });
      const about = { placementId: `Placement:${id}`, candidateName: 'Casey', candidateEmail: someone() };
      await mutate(context(viewer, now), 'askForReviews', { asks: [about] });
    };
    await askIn('Perth WA');
    await askIn('Auckland');
    await askIn('Head office');
    expect((await leaving(agency)).slice(1)).toEqual([
      // One in the afternoon in Auckland, nine in the morning in Perth and in London.
      { at: '2026-12-01T00:00:00.000Z', asks: 1 },
      { at: '2026-12-01T01:00:00.000Z', asks: 1 },
      { at: '2026-12-01T09:00:00.000Z', asks: 1 },
    ]);
  });

  const askAt = async ({ viewer }: { viewer: Viewer }, scheduledFor: string | null) => {
    const payload = await mutate(context(viewer, now), 'askForReview', asking({ scheduledFor }));
    expect(codes(payload)).toEqual([]);
  };
  const leaving = async ({ id }: { id: string }) => {
    const asks = await kysely.selectFrom('invitations').select('scheduled_for').where('agency_id', '=', id).execute();
    const times = Map.groupBy(asks, ({ scheduled_for }) => scheduled_for!.toISOString());
    return [...times].map(([at, { length }]) => ({ at, asks: length })).sort((a, b) => (a.at < b.at ? -1 : 1));
  };
});
