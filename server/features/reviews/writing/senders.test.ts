import { describe, expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { startSession } from '#server/features/accounts/session/sessions.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { mutate } from '#server/graphql/testing/request.ts';
import { system } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createReviewLink, editing } from '../after-publication.factories.ts';
import { checkReviewCommand } from '../checks/checking.commands.ts';
import { createReview } from '../reviews.factories.ts';
import { createOpenReview } from './open-reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

async function send(recruiterId: string, network: string, viewer = context().viewer) {
  const invitation = await createInvitation(database, { recruiter_id: recruiterId });
  const { reviewId: _, expectedNumber: __, ...written } = editing({ id: '' }, invitation.token);
  const input = { ...written, invitationId: invitation.id, placementConfirmed: 'yes', criteria: mandatory };
  const { errors } = await mutate({ ...context(viewer), network }, 'submitReview', input);
  expect(errors).toEqual([]);
  // The form was opened a while ago, because nobody writes that fast.
  await kysely
    .updateTable('invitations')
    .set({ opened_at: new Date(Date.now() - 600_000), started_at: new Date(Date.now() - 600_000) })
    .where('id', '=', invitation.id)
    .execute();
  await doTasks(context(system));
  const { signals } = await kysely
    .selectFrom('reviews')
    .select('signals')
    .where('invitation_id', '=', invitation.id)
    .executeTakeFirstOrThrow();
  return signals;
}
const mandatory = ['communication', 'understood_what_i_wanted', 'honesty_about_the_role'].map((key) => ({
  key,
  stars: 4,
}));

test('a review from a network where somebody from the agency is signed in waits for a moderator', async () => {
  const { recruiter, user } = await createRecruiterWithLogin(database);
  await startSession({ ...context(), network: '10.1.1.1' }, user.id);
  expect(await send(recruiter.id, '10.1.1.2')).not.toContain('recruiter_device');
  expect(await send(recruiter.id, '10.1.1.1')).toContain('recruiter_device');
  const { recruiter: other } = await createRecruiterWithLogin(database);
  expect(await send(other.id, '10.1.1.1')).not.toContain('recruiter_device');
});

test('so does one from a browser in which somebody from the agency is signed in', async () => {
  const { recruiter, viewer } = await createRecruiterWithLogin(database);
  expect(await send(recruiter.id, '10.2.2.2', viewer)).toContain('recruiter_device');
});

test('the sixth review from one network within ten minutes waits', async () => {
  const { recruiter } = await createRecruiterWithLogin(database);
  for (let number = 1; number <= 5; number++)
    expect(await send(recruiter.id, '10.3.3.3')).not.toContain('many_from_network');
  expect(await send(recruiter.id, '10.3.3.3')).toContain('many_from_network');
});

test('so it does if the worker checks it an hour later, but a review sent at another time does not', async () => {
  const { recruiter } = await createRecruiterWithLogin(database);
  const sentAgo = async (minutes: number) =>
    createReview(database, {
      recruiter_id: recruiter.id,
      moderation: 'received',
      publication: 'unpublished',
      sender_network: Buffer.alloc(32, 7),
      submitted_at: new Date(Date.now() - minutes * 60_000),
    });
  const apart = await sentAgo(90);
  const burst = [];
  for (const minutes of [69, 68, 67, 66, 65, 64]) burst.push(await sentAgo(minutes));
  for (const { id } of [apart, ...burst]) await runCommand(checkReviewCommand, context(system), { reviewId: id });
  const signals = async ({ id }: { id: string }) =>
    (await kysely.selectFrom('reviews').select('signals').where('id', '=', id).executeTakeFirstOrThrow()).signals;
  expect(await signals(apart)).not.toContain('many_from_network');
  expect(await signals(burst[4]!)).not.toContain('many_from_network');
  expect(await signals(burst[5]!)).toContain('many_from_network');
});

describe('open reviews sent at once', () => {
  /**
   * Creates six, sent within five minutes a quarter of an hour ago; confirms them an hour apart, in the given order;
   * returns their signals in the order sent.
   */
  async function confirmedSlowly(network: number, order: readonly number[]) {
    const { recruiter } = await createRecruiterWithLogin(database);
    const sent: Awaited<ReturnType<typeof createOpenReview>>[] = [];
    for (const number of order.toSorted())
      sent.push(
        await createOpenReview(database, {
          recruiter_id: recruiter.id,
          network_hash: Buffer.alloc(32, network),
          created_at: new Date(Date.now() - (15 * 60 - number * 60) * 1000),
        }),
      );
    for (const [hours, number] of order.entries()) {
      const at = new Date(Date.now() + hours * 3_600_000);
      const { errors } = await mutate(context(undefined, at), 'confirmOpenReview', { token: sent[number]!.token });
      expect(errors).toEqual([]);
      await doTasks(context(system, at));
    }
    const marked: boolean[] = [];
    for (const { email } of sent) {
      const { signals } = await kysely
        .selectFrom('reviews')
        .select('signals')
        .where('reviewer_email', '=', email)
        .executeTakeFirstOrThrow();
      marked.push(signals.includes('many_from_network'));
    }
    return marked;
  }

  test.each([
    ['in their order', 21, [0, 1, 2, 3, 4, 5]],
    ['the last one first', 22, [5, 4, 3, 2, 1, 0]],
  ])('are many however slowly they are confirmed, %s', async (_, network, order) => {
    expect(await confirmedSlowly(network, order)).toEqual([false, false, false, false, false, true]);
  });
});

test("a review from the domain of somebody who signs in for the agency waits, whatever the agency's contact address", async () => {
  const { recruiter, user } = await createRecruiterWithLogin(database);
  const contact_email = 'hello@elsewhere.example';
  await kysely.updateTable('agencies').set({ contact_email }).where('id', '=', recruiter.agency_id).execute();
  const reviewer_email = `temp@${user.email.split('@')[1]}`;
  const review = await createReview(database, {
    recruiter_id: recruiter.id,
    publication: 'unpublished',
    reviewer_email,
  });
  await runCommand(checkReviewCommand, context(system), { reviewId: review.id });
  const { signals } = await kysely
    .selectFrom('reviews')
    .select('signals')
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow();
  expect(signals).toContain('agency_address');
});

describe('an edit sent from another network, or later', () => {
  const edit = async (review: { id: string }, network: string, expectedNumber = 1) => {
    const token = await createReviewLink(database, review);
    const input = editing(review, token, { expectedNumber });
    const { errors } = await mutate({ ...context(), network }, 'editReview', input);
    const codes = (errors as unknown as { code: string }[]).map(({ code }) => code);
    if (codes.length === 0) await doTasks(context(system));
    return codes;
  };
  const rowOf = ({ id }: { id: string }) =>
    kysely.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('gets no review past the moderator that its sending queued it for', async () => {
    const signals = ['recruiter_device', 'many_from_network', 'names_person'];
    const review = await createReview(database, { publication: 'unpublished', moderation: 'queued', signals });
    expect(await edit(review, '10.4.4.4')).toEqual([]);
    expect(await rowOf(review)).toMatchObject({
      moderation: 'queued',
      publication: 'unpublished',
      signals: ['recruiter_device', 'many_from_network'],
    });
  });

  test('nor one of six sent at once, edited an hour later before it was checked', async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const sentAgo = (minutes: number) =>
      createReview(database, {
        recruiter_id: recruiter.id,
        publication: 'unpublished',
        moderation: 'received',
        sender_network: Buffer.alloc(32, 31),
        sent_at: new Date(Date.now() - minutes * 60_000),
      });
    for (const minutes of [69, 68, 67, 66, 65]) await sentAgo(minutes);
    const last = await sentAgo(64);
    await edit(last, '10.8.8.8');
    expect(await rowOf(last)).toMatchObject({ moderation: 'queued', signals: ['many_from_network'] });
  });

  test('nor an edit of a published one, waiting or rejected', async () => {
    const { recruiter, user } = await createRecruiterWithLogin(database);
    await startSession({ ...context(), network: '10.5.5.5' }, user.id);
    const review = await createReview(database, { recruiter_id: recruiter.id });
    await edit(review, '10.5.5.5');
    expect(await rowOf(review)).toMatchObject({ has_queued_edit: true, content_version: 1 });
    await edit(review, '10.6.6.6', 2);
    expect(await rowOf(review)).toMatchObject({ has_queued_edit: true, content_version: 1 });
    await kysely
      .updateTable('review_versions')
      .set({ moderation: 'rejected' })
      .where('review_id', '=', review.id)
      .where('number', '=', 3)
      .execute();
    await edit(review, '10.6.6.6', 3);
    expect(await rowOf(review)).toMatchObject({ has_queued_edit: true, content_version: 1 });
  });

  test('is accepted ten times a day', async () => {
    const signals = ['sent_too_fast'];
    const review = await createReview(database, { publication: 'unpublished', moderation: 'queued', signals });
    const codes: string[] = [];
    for (let number = 1; number <= 11; number++) codes.push(...(await edit(review, '10.7.7.7', number)));
    expect(codes).toEqual(['TOO_MANY']);
  });
});
