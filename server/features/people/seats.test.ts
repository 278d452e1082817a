import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { hashToken } from '#server/session/tokens.ts';
import { stranger } from '#server/session/viewer.ts';
import { viewerWithRole } from '../accounts/accounts.factories.ts';
import { createAgency, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createMemberInvitation } from './people.factories.ts';

const { database, context } = await testDatabase();
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');

test('a super admin sets the seats, which count for inviting, joining and bringing back', async () => {
  const { id: agency_id } = await createAgency(database, { plan: 'pro_team' });
  const roles = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'];
  const { viewer } = await createRecruiterWithLogin(database, { agency_id, roles });
  const away = await createRecruiterWithLogin(database, {
    agency_id,
    user: { status: 'deactivated', is_closed_by_admin: true },
  });
  const set = (seats: number | null, expectedVersion: number, by = superAdmin) =>
    mutate(
      context(by),
      'setAgencySeats',
      { agencyId: `Agency:${agency_id}`, expectedVersion, seats },
      'agency { seats seatsTaken version }',
    );
  expect(await set(2, 1)).toMatchObject({ agency: { seats: 2, seatsTaken: 1, version: 2 }, errors: [] });
  expect(codes(await set(3, 1))).toEqual(['CLASH']);
  expect(codes(await set(0, 2))).toHaveLength(1);
  expect(codes(await set(3, 2, viewer))).toEqual(['NOT_FOUND']);
  await createMemberInvitation(database, { agency_id, token_hash: hashToken('late'), email: 'late@crew.example' });
  const own = await request(context(viewer), '{ viewer { seats seatsTaken } }');
  expect(own.data['viewer']).toEqual({ seats: 2, seatsTaken: 2 });
  const invite = await mutate(
    context(viewer),
    'inviteMembers',
    { addresses: ['z@crew.example'], isAdmin: false },
    'answers { answer }',
  );
  expect(invite['answers']).toEqual([{ answer: 'full' }]);
  const bringBack = () => mutate(context(viewer), 'bringBackMember', { personId: `Person:${away.user.id}` });
  expect(codes(await bringBack())).toEqual(['NO_SEAT']);
  const join = () => mutate(context(stranger), 'joinByInvitation', { token: 'late', name: 'Sage Underhill' });
  await set(1, 2);
  expect(codes(await join())).toEqual(['NO_SEAT']);
  await set(null, 3);
  expect(codes(await join())).toEqual([]);
  expect(codes(await bringBack())).toEqual([]);
});
