import { expect, test } from 'vitest';
import { contactDetailsOf, contactSignals } from '#common/reviews/checks/contact-details.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { mutate } from '#server/graphql/testing/request.ts';
import { system } from '#server/session/viewer.ts';
import { doTasks } from '#server/tasks/testing.ts';
import { createInvitation } from '../../invitations/invitations.factories.ts';
import { freshBody, typedOpenReview } from '../writing/open-reviews.factories.ts';

const { database, context } = await testDatabase();

test.each([
  ['They kept their word', 'See www.harbour.example', ['contains_link']],
  ['Ask dana@mail.example', 'They kept their word', ['contains_email']],
  ['They kept their word', 'Call 0412 345 678', ['contains_phone']],
  ['Ask for 0412', '345 678, after six', ['contains_phone']],
  ['Call 0412   345   678', 'They kept their word', ['contains_phone']],
  ['See har\u200Bbour.com', 'They kept their word', ['contains_link']],
  ['Knows ASP.NET', 'Placed 2026-11-21, for $120,000', []],
])('the form warns of what queues a review: %s, %s', async (title, start, found) => {
  const typed = { title, body: `${start}\r\n${freshBody()}` };
  expect(contactDetailsOf(typed).review).toEqual(found);
  const invitation = await createInvitation(database);
  const {
    recruiterId: _,
    audience: __,
    reviewerName,
    reviewerEmail,
    jobTitle,
    companyName,
    ...written
  } = typedOpenReview({ id: '' }, typed);
  const { errors } = await mutate(context(), 'submitReview', {
    ...written,
    invitationId: invitation.id,
    token: invitation.token,
    placementConfirmed: 'yes',
  });
  expect(errors).toEqual([]);
  await doTasks(context(system));
  const { signals } = await database.kysely
    .selectFrom('reviews')
    .select('signals')
    .where('invitation_id', '=', invitation.id)
    .executeTakeFirstOrThrow();
  expect(contactSignals.filter((signal) => signals.includes(signal))).toEqual(found);
});
