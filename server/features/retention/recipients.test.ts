import { type RawNode, sql, type ValueNode } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createClaim } from '#server/features/joining/enquiries/enquiries.factories.ts';
import { mutate } from '#server/graphql/testing/request.ts';
import { createInvitation } from '../invitations/invitations.factories.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { forgetRecipients } from './recipients.tasks.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

const invitedAt = new Date('2024-06-01T10:00:00Z');
/** The day after 24 months have passed. */
const later = new Date('2026-06-02T10:00:00Z');
const sooner = new Date('2026-05-31T10:00:00Z');
const run = (now: Date) => forgetRecipients.run(context(undefined, now), {});

async function createOld(change: object = {}, of: object = {}) {
  const placement = await createPlacement(database, { start_date: '2024-05-01', created_at: invitedAt, ...of });
  const invitation = await createInvitation(database, {
    placement_id: placement.id,
    state: 'expired',
    created_at: invitedAt,
    scheduled_for: invitedAt,
    sent_at: invitedAt,
    ...change,
  });
  return { placement, invitation };
}
type Old = Awaited<ReturnType<typeof createOld>>;
async function addresses({ placement, invitation }: Old) {
  const row = await kysely
    .selectFrom('placements')
    .selectAll()
    .where('id', '=', placement.id)
    .executeTakeFirstOrThrow();
  const recipient = await kysely
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', invitation.id)
    .executeTakeFirstOrThrow();
  return [recipient.recipient_email, row.candidate_email, row.contact_email];
}

describe("an invited person's address", () => {
  test('is deleted 24 months after the last email, from invitation and placement, and no sooner; a second run is harmless', async () => {
    const old = await createOld();
    const known = await addresses(old);
    await run(sooner);
    expect(await addresses(old)).toEqual(known);
    for (const now of [later, later]) await run(now);
    expect(await addresses(old)).toEqual(['', null, null]);
    const { address_gone_at } = await kysely
      .selectFrom('invitations')
      .select('address_gone_at')
      .where('id', '=', old.invitation.id)
      .executeTakeFirstOrThrow();
    expect(address_gone_at).toEqual(later);
  });

  test("stays while a review depends on it; the other side's is deleted", async () => {
    const old = await createOld({ state: 'completed', completed_at: invitedAt });
    await createReview(database, {
      agency_id: old.placement.agency_id,
      recruiter_id: old.placement.recruiter_id,
      placement_id: old.placement.id,
      invitation_id: old.invitation.id,
      reviewer_type: 'candidate',
      reviewer_email: old.invitation.recipient_email,
    });
    await run(later);
    expect(await addresses(old)).toEqual([old.invitation.recipient_email, old.placement.candidate_email, null]);
  });

  test('stays while they may still be invited, or recently were', async () => {
    const waiting = await createOld({ state: 'scheduled', scheduled_for: later, sent_at: null });
    const lately = await createOld({ sent_at: new Date('2026-03-01T10:00:00Z') });
    const all = await Promise.all([waiting, lately].map(addresses));
    await run(later);
    expect((await addresses(waiting)).slice(0, 2)).toEqual(all[0]!.slice(0, 2));
    expect((await addresses(lately)).slice(0, 2)).toEqual(all[1]!.slice(0, 2));
  });

  test('that is deleted is not invited any more', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const old = await createOld({}, { recruiter_id: recruiter.id });
    await run(later);
    const again = await mutate(context(viewer), 'inviteAgain', { invitationId: `Invitation:${old.invitation.id}` });
    expect(again.errors).toMatchObject([{ code: 'ADDRESS_GONE' }]);
  });
});

test('an unconfirmed claim is deleted after thirty days, a confirmed one stays', async () => {
  const old = new Date('2026-05-01T10:00:00Z');
  const unconfirmed = await createClaim(database, { state: 'requested', created_at: old });
  const confirmed = await createClaim(database, { state: 'email_verified', created_at: old });
  await run(later);
  const left = await kysely
    .selectFrom('claims')
    .select('id')
    .where('id', 'in', [unconfirmed.id, confirmed.id])
    .execute();
  expect(left).toEqual([{ id: confirmed.id }]);
});

test('more than one batch is deleted in one run, and each batch starts where the last one ended', async () => {
  const claim = await createClaim(database, { state: 'requested', created_at: new Date('2026-05-01T10:00:00Z') });
  const columns = sql.join(
    Object.keys(claim)
      .filter((name) => !['id', 'email', 'token_hash'].includes(name))
      .map((name) => sql.ref(name)),
  );
  await sql`insert into claims (id, email, ${columns})
    select gen_random_uuid(), n || '@many.example', ${columns} from claims cross join generate_series(1, 1500) n
    where claims.id = ${claim.id}`.execute(kysely);
  const batches: unknown[][] = [];
  const heard = kysely.withPlugin({
    transformQuery: ({ node }) => {
      const raw = node as RawNode;
      if (raw.sqlFragments[0]?.includes('forgetClaims'))
        batches.push(raw.parameters.map((parameter) => (parameter as ValueNode).value));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const at = context(undefined, later);
  await forgetRecipients.run({ ...at, database: { ...at.database, kysely: heard } }, {});
  expect(await kysely.selectFrom('claims').select('id').where('state', '=', 'requested').execute()).toEqual([]);
  expect(batches).toHaveLength(2);
  expect(String(batches[1]![0]) > String(batches[0]![0])).toBe(true);
});

test('a reply address that nobody confirmed is deleted with its link after a week, and no sooner', async () => {
  const { recruiter } = await createRecruiterWithLogin(database);
  const wished = { wished_reply_to: 'desk@quay.example', reply_to_token_hash: Buffer.alloc(32, 7) };
  const own = kysely.updateTable('invite_settings').where('agency_id', '=', recruiter.agency_id);
  await own.set({ ...wished, reply_to_wished_at: invitedAt }).execute();
  const left = () =>
    kysely
      .selectFrom('invite_settings')
      .select('wished_reply_to')
      .where('agency_id', '=', recruiter.agency_id)
      .executeTakeFirstOrThrow();
  await run(new Date('2024-06-08T09:00:00Z'));
  expect(await left()).toEqual({ wished_reply_to: 'desk@quay.example' });
  await run(new Date('2024-06-08T11:00:00Z'));
  expect(await left()).toEqual({ wished_reply_to: null });
});
