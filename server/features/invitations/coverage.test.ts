import '../index.ts';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { ageScores } from '../profiles/profiles.tasks.ts';
import { createInvitation } from './invitations.factories.ts';
import { createOne } from './testing/create.ts';
import { daysAfter } from './timing.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const day = (days: number) => daysAfter(new Date(), days).toISOString().slice(0, 10);

/** Invited and eligible sides, as stored. */
async function kept({ id }: { id: string }): Promise<[number, number]> {
  const row = await kysely
    .selectFrom('recruiters')
    .select(['invited_count', 'eligible_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [row.invited_count, row.eligible_count];
}
async function recounted(recruiter: { id: string }) {
  await inWrite(context(), (write) => renewCoverage(write, recruiter.id));
  return kept(recruiter);
}
const suppressed = (email: string) =>
  inWrite(context(), (write) => suppress(write, { email, agencyId: null, reason: 'unsubscribed' }));

test('counts both sides of a placement by its dates, whatever state was entered', async () => {
  const recruiter = await createRecruiter(database);
  const of = (wishes: object) => createPlacement(database, { recruiter_id: recruiter.id, ...wishes });
  await of({ state: 'pending' });
  await of({ state: 'ended', end_date: day(-1) });
  await of({ state: 'pending', start_date: day(-29) });
  await of({ start_date: day(-800) });
  await of({ state: 'cancelled', cancelled_because: 'fell_through' });
  expect(await recounted(recruiter)).toEqual([0, 4]);
});

test('leaves out a person the agency invited about something else within 90 days, until those have passed', async () => {
  const recruiter = await createRecruiter(database);
  const [first, second] = [
    await createPlacement(database, { recruiter_id: recruiter.id, invites_candidate: false }),
    await createPlacement(database, { recruiter_id: recruiter.id, invites_candidate: false }),
  ];
  await kysely
    .updateTable('placements')
    .set({ contact_email: first.contact_email })
    .where('id', '=', second.id)
    .execute();
  const invited = { audience: 'employer', recipient_email: first.contact_email!, placement_id: first.id };
  const { id } = await createInvitation(database, invited);
  expect(await recounted(recruiter)).toEqual([1, 1]);
  await kysely
    .updateTable('invitations')
    .set({ sent_at: daysAfter(new Date(), -91) })
    .where('id', '=', id)
    .execute();
  expect(await recounted(recruiter)).toEqual([1, 2]);
});

test('leaves out an invitation that waits for room under the limit, but not one with a late chosen time', async () => {
  const recruiter = await createRecruiter(database);
  const waiting = { recruiter_id: recruiter.id, invites_employer: false };
  for (const waits_for_room of [true, false]) {
    const { id } = await createPlacement(database, waiting);
    await createInvitation(database, { placement_id: id, state: 'scheduled', waits_for_room });
  }
  expect(await recounted(recruiter)).toEqual([0, 1]);
});

test('is counted when a placement is recorded, and when a person unsubscribes', async () => {
  const { viewer, recruiter } = await createRecruiterWithLogin(database);
  const recipientEmail = 'casey-recorded@mail.example';
  const input = {
    jobTitle: 'Site Engineer',
    jobType: 'permanent',
    startDate: day(-60),
    companyName: 'Pinwheel Logistics',
    audience: 'candidate',
    recipientName: 'Casey Wintergreen',
    recipientEmail,
  };
  expect((await createOne(context(viewer), input)).errors).toEqual([]);
  expect(await kept(recruiter)).toEqual([0, 2]);
  await suppressed(recipientEmail);
  await inWrite(context(), (write) =>
    write.emit('unsubscribed', { email: recipientEmail, agencyId: null, invitationId: null }),
  );
  expect(await kept(recruiter)).toEqual([0, 1]);
});

test('is counted when an address turns out not to exist', async () => {
  const recruiter = await createRecruiter(database);
  const { contact_email } = await createPlacement(database, { recruiter_id: recruiter.id });
  expect(await recounted(recruiter)).toEqual([0, 2]);
  const bounced = {
    mailId: context().nature.newId(),
    kind: 'invitation',
    invitationId: null,
    surveyRecipientId: null,
    agencyId: null,
  };
  await suppressed(contact_email!);
  await inWrite(context(), (write) =>
    write.emit('mailBounced', {
      ...bounced,
      email: contact_email!,
      isBadAddress: true,
      reason: '550 5.1.1 No such mailbox',
    }),
  );
  expect(await kept(recruiter)).toEqual([0, 1]);
});

test('ages each night, even if a review has recounted the score since midnight', async () => {
  const recruiter = await createRecruiter(database, { score_as_of: day(0), coverage_as_of: day(-1) });
  await createPlacement(database, { recruiter_id: recruiter.id });
  await ageScores.run(context(system), {});
  expect(await kept(recruiter)).toEqual([0, 2]);
});
