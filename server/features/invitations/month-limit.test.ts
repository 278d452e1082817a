import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createOne, invitationTo, someone } from './testing/create.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

describe('the invitations of a month', () => {
  const now = new Date('2026-11-21T02:00:00Z');

  test("over the plan's limit leave in the following months, on the first day at nine", async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let count = 0; count < 60; count++) await inviteAt(agency, null);
    // Nine o'clock in Sydney, a day earlier in UTC.
    expect(await leaving(agency)).toEqual([
      { at: '2026-11-21T02:00:00.000Z', invitations: 25 },
      { at: '2026-11-30T22:00:00.000Z', invitations: 25 },
      { at: '2026-12-31T22:00:00.000Z', invitations: 10 },
    ]);
  });

  test('are counted by when they leave, and a chosen time is never moved forward', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let count = 0; count < 25; count++) await inviteAt(agency, null);
    const january = '2027-01-15T01:00:00.000Z';
    for (let count = 0; count < 26; count++) await inviteAt(agency, january);
    await inviteAt(agency, null);
    expect(await leaving(agency)).toEqual([
      { at: '2026-11-21T02:00:00.000Z', invitations: 25 },
      { at: '2026-11-30T22:00:00.000Z', invitations: 1 },
      { at: january, invitations: 25 },
      { at: '2027-01-31T22:00:00.000Z', invitations: 1 },
    ]);
  });

  test('have room again for one that was cancelled', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const agency = { viewer, id: recruiter.agency_id };
    for (let count = 0; count < 25; count++) await inviteAt(agency, null);
    await database.pool.query(
      `update invitations set state = 'cancelled', cancelled_because = 'A test' where id =
        (select id from invitations where agency_id = $1 limit 1)`,
      [agency.id],
    );
    await inviteAt(agency, null);
    expect(await leaving(agency)).toEqual([{ at: '2026-11-21T02:00:00.000Z', invitations: 26 }]);
  });

  test("that wait for room leave in the daytime where the job is, and not before the agency's month begins", async () => {
    const { id: agency_id } = await createAgency(database, { time_zone: 'Europe/London' });
    const { viewer, recruiter } = await createRecruiterWithLogin(database, { agency_id });
    const agency = { viewer, id: agency_id };
    for (let count = 0; count < 25; count++) await inviteAt(agency, '2026-11-21T10:00:00.000Z');
    const inviteIn = async (location: string) => {
      const { id } = await createPlacement(database, {
        recruiter_id: recruiter.id,
        location,
        start_date: '2026-09-01',
      });
      const about = { placementId: `Placement:${id}`, candidateName: 'Casey', candidateEmail: someone() };
      await mutate(context(viewer, now), 'createInvitations', { invitations: [about] });
    };
    await inviteIn('Perth WA');
    await inviteIn('Auckland');
    await inviteIn('Head office');
    expect((await leaving(agency)).slice(1)).toEqual([
      // One in the afternoon in Auckland, nine in the morning in Perth and in London.
      { at: '2026-12-01T00:00:00.000Z', invitations: 1 },
      { at: '2026-12-01T01:00:00.000Z', invitations: 1 },
      { at: '2026-12-01T09:00:00.000Z', invitations: 1 },
    ]);
  });

  const inviteAt = async ({ viewer }: { viewer: Viewer }, scheduledFor: string | null) => {
    const payload = await createOne(context(viewer, now), invitationTo({ scheduledFor }));
    expect(codes(payload)).toEqual([]);
  };
  const leaving = async ({ id }: { id: string }) => {
    const invitations = await kysely
      .selectFrom('invitations')
      .select('scheduled_for')
      .where('agency_id', '=', id)
      .execute();
    const times = Map.groupBy(invitations, ({ scheduled_for }) => scheduled_for!.toISOString());
    return [...times].map(([at, { length }]) => ({ at, invitations: length })).sort((a, b) => (a.at < b.at ? -1 : 1));
  };
});
