import { describe, expect, test } from 'vitest';
import { invitationLimits } from '#common/limits.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { doTasks } from '#server/tasks/testing.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createInvitation } from './invitations.factories.ts';
import { daysAfter } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

type Link = { id: string; token: string };
const renew = ({ id: invitationId, token }: Link, now?: Date) =>
  mutate(context(undefined, now), 'renewReviewLink', { invitationId, token });
const rowOf = ({ id }: Link) =>
  kysely.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mailsOf = ({ id }: Link) => kysely.selectFrom('mails').selectAll().where('invitation_id', '=', id).execute();
const read = async ({ id, token }: Link) => {
  const text = 'query ($id: String!, $token: String!) { reviewRequest(id: $id, token: $token) { state canRenew } }';
  return (await request(context(), text, { id, token })).data.reviewRequest;
};

describe('an expired link', () => {
  test('is mailed again to the invited address, as the same invitation', async () => {
    const ended = await createInvitation(database, { state: 'expired' });
    expect(await read(ended)).toEqual({ state: 'expired', canRenew: true });
    const now = new Date();
    expect(codes(await renew(ended, now))).toEqual([]);
    expect(await rowOf(ended)).toMatchObject({
      state: 'sent',
      sent_at: ended.sent_at,
      expires_at: daysAfter(now, invitationLimits.renewedForDays),
      renewals: 1,
      reminders_sent: ended.reminders_sent,
    });
    const [mail] = await mailsOf(ended);
    expect(mail).toMatchObject({ kind: 'invitation-renewed', to_email: ended.recipient_email });
    const token = /\/review-invite\/[\w-]+\/([\w-]+)/.exec(mail!.text)![1]!;
    expect(await read({ ...ended, token })).toMatchObject({ state: 'sent' });
    // Whoever an old email was forwarded to learns nothing more.
    expect(await read(ended)).toBeNull();
    expect(codes(await renew(ended))).toEqual(['LINK_UNKNOWN']);
  });

  test('expires again, without a reminder, and is renewed a few times at most', async () => {
    const ended = await createInvitation(database, { state: 'expired' });
    let link: Link = ended;
    for (let time = 1; time <= invitationLimits.renewals; time++) {
      expect(codes(await renew(link))).toEqual([]);
      const mails = await mailsOf(ended);
      expect(mails).toHaveLength(time);
      await kysely.updateTable('invitations').set({ state: 'expired' }).where('id', '=', ended.id).execute();
      const { text } = mails.sort((a, b) => Number(a.queued_at) - Number(b.queued_at)).at(-1)!;
      link = { id: ended.id, token: /\/review-invite\/[\w-]+\/([\w-]+)/.exec(text)![1]! };
    }
    expect(await read(link)).toMatchObject({ canRenew: false });
    expect(codes(await renew(link))).toEqual(['TOO_MANY']);
    await doTasks(context());
    expect((await mailsOf(ended)).filter(({ kind }) => kind === 'reminder')).toEqual([]);
  });

  test('is not renewed for an unsubscribed address, a cancelled placement, or a side that was invited again', async () => {
    const unwanted = await createInvitation(database, { state: 'expired' });
    await inWrite(context(), (write) =>
      suppress(write, { email: unwanted.recipient_email, agencyId: null, reason: 'unsubscribed' }),
    );
    const placement = await createPlacement(database, { state: 'cancelled', cancelled_because: 'Fell through' });
    const cancelled = await createInvitation(database, { state: 'expired', placement_id: placement.id });
    const invited = await createInvitation(database, { state: 'expired' });
    await createInvitation(database, { placement_id: invited.placement_id });
    for (const [link, code] of [
      [unwanted, 'SUPPRESSED'],
      [cancelled, 'LINK_ENDED'],
      [invited, 'INVITED_ANEW'],
    ] as const) {
      expect(await read(link)).toMatchObject({ canRenew: false });
      expect(codes(await renew(link))).toEqual([code]);
      expect(await rowOf(link)).toMatchObject({ state: 'expired', renewals: 0 });
    }
  });

  test.each(['sent', 'completed', 'unsubscribed', 'complained', 'cancelled'])(
    'is not renewed when it is %s',
    async (state) => {
      const link = await createInvitation(database, { state });
      expect([await read(link), codes(await renew(link))]).toMatchObject([{ canRenew: false }, ['NOT_ENDED']]);
    },
  );

  test('is not renewed without its own token', async () => {
    const [one, other] = [await createInvitation(database, { state: 'expired' }), await createInvitation(database)];
    expect(codes(await renew({ ...one, token: other.token }))).toEqual(['LINK_UNKNOWN']);
  });
});

test('an invitation from software has the link of its side of the placement', async () => {
  for (const [source, audience] of [
    ['ats', 'candidate'],
    ['api', 'employer'],
    ['csv_imported', 'candidate'],
  ] as const) {
    const ended = await createInvitation(database, { state: 'expired', source, audience });
    await renew(ended);
    const [mail] = await mailsOf(ended);
    const found = new RegExp(`/${audience}-review/${ended.placement_id}/([\\w-]+)`).exec(mail!.text);
    const text = `query ($placementId: String!, $audience: String!, $token: String!) {
      reviewRequestOfPlacement(placementId: $placementId, audience: $audience, token: $token) { id } }`;
    const byLink = async (as: string) =>
      (await request(context(), text, { placementId: ended.placement_id, audience: as, token: found![1] })).data
        .reviewRequestOfPlacement;
    expect(await byLink(audience)).toEqual({ id: ended.id });
    expect(await byLink(audience === 'candidate' ? 'employer' : 'candidate')).toBeNull();
  }
});

test('a placement counts as proven only if the invited address is the one that the software gave us', async () => {
  const placement = await createPlacement(database, { source: 'bullhorn', candidate_email: 'casey@told.example' });
  const of = { placement_id: placement.id, audience: 'candidate' };
  const isProven = async ({ id, token }: Link) => {
    const text = `query ($id: String!, $token: String!) {
      reviewRequest(id: $id, token: $token) { placement { isProven } } }`;
    const { data } = await request(context(), text, { id, token });
    return (data['reviewRequest'] as unknown as { placement: { isProven: boolean } }).placement.isProven;
  };
  const told = await createInvitation(database, { ...of, recipient_email: 'casey@told.example' });
  expect(await isProven(told)).toBe(true);
  await kysely.updateTable('invitations').set({ state: 'expired' }).where('id', '=', told.id).execute();
  expect(await isProven(await createInvitation(database, { ...of, recipient_email: 'friend@typed.example' }))).toBe(
    false,
  );
  const declared = await createPlacement(database, { source: 'manual' });
  expect(await isProven(await createInvitation(database, { placement_id: declared.id }))).toBe(false);
});
