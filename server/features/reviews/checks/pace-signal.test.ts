import '#server/features/index.ts';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createRecruiter } from '#server/features/profiles/profiles.factories.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createOpenReview, typedOpenReview } from '../writing/open-reviews.factories.ts';
import { signalsOfPace } from './pace-signal.ts';

const { database, context } = await testDatabase();
const sentAt = new Date('2026-11-21T09:00:00Z');

test.each([
  [1, ['sent_too_fast']],
  [19.9, ['sent_too_fast']],
  [20, []],
  [3600, []],
  // Without JavaScript, the submission counts as the opening.
  [0, []],
])('a review sent %d seconds after its form was opened', async (seconds, signals) => {
  const { id } = await createInvitation(database, {
    state: 'completed',
    opened_at: new Date(sentAt.getTime() - seconds * 1000),
  });
  const review = { invitation_id: id, submitted_at: sentAt };
  expect(await signalsOfPace(database.kysely, review)).toEqual(signals);
});

test('a review without an invitation, or whose opening was not reported, has no pace', async () => {
  const { id } = await createInvitation(database, { state: 'sent' });
  for (const invitation_id of [id, null])
    expect(await signalsOfPace(database.kysely, { invitation_id, submitted_at: sentAt })).toEqual([]);
});

describe('a review by the open link', () => {
  const beginningOf = async ({ id }: { id: string }, at = new Date()) => {
    const text = 'query ($id: ID!) { formBeginning(recruiterId: $id) }';
    const { data } = await request(context(undefined, at), text, { id: `Recruiter:${id}` });
    return String(data['formBeginning']);
  };
  const send = async (
    took: number | null,
    change: (beginning: string) => string = (same) => same,
    isByScript = false,
  ) => {
    const recruiter = await createRecruiter(database);
    const begun = new Date();
    const beginning = await beginningOf(recruiter, begun);
    const email = `dana-${crypto.randomUUID()}@mail.example`;
    const input = typedOpenReview(recruiter, {
      reviewerEmail: email,
      ...(took !== null && { beginning: change(beginning) }),
    });
    const at = new Date(begun.getTime() + (took ?? 0) * 1000);
    expect((await mutate({ ...context(undefined, at), isByScript }, 'sendOpenReview', input))['errors']).toEqual([]);
    const row = await database.kysely
      .selectFrom('review_submissions')
      .select('sent_too_fast')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.sent_too_fast;
  };

  test.each([
    [1, true],
    [19, true],
    [21, false],
    [null, false],
  ])('sent %s s after its first touch', async (took, isHasty) => {
    expect(await send(took)).toBe(isHasty);
  });

  test('has no known pace with a made-up moment', async () => {
    expect(await send(1, (beginning) => beginning.replace(/\..*/, '.made-up'))).toBe(false);
  });

  test('nor with a signature of as many characters but more bytes', async () => {
    expect(await send(1, (beginning) => `${beginning.slice(0, -1)}é`)).toBe(false);
  });

  describe('sent by a script', () => {
    const day = 86_400;
    test.each([
      ['is slow enough by its beginning', 21, false],
      ['is too fast by its beginning', 19, true],
      ['has a beginning that is valid for a day', day, false],
      ['and no longer', day + 1, true],
      ['is too fast without one', null, true],
    ])('%s (%s s)', async (_, took, isHasty) => {
      expect(await send(took, undefined, true)).toBe(isHasty);
    });

    test("is too fast with a made-up moment, or one from another recruiter's form", async () => {
      expect(await send(60, (beginning) => beginning.replace(/\..*/, '.made-up'), true)).toBe(true);
      const others = await beginningOf(await createRecruiter(database), new Date(Date.now() - 60_000));
      expect(await send(60, () => others, true)).toBe(true);
    });
  });

  test('keeps the signal when its address is confirmed', async () => {
    const sent = await createOpenReview(database);
    await database.kysely
      .updateTable('review_submissions')
      .set({ sent_too_fast: true })
      .where('email', '=', sent.email)
      .execute();
    await mutate(context(), 'confirmOpenReview', { token: sent.token });
    await doTasks(context());
    const review = await database.kysely
      .selectFrom('reviews')
      .select(['moderation', 'signals'])
      .where('reviewer_email', '=', sent.email)
      .executeTakeFirstOrThrow();
    expect(review).toEqual({ moderation: 'queued', signals: ['sent_too_fast'] });
  });
});
