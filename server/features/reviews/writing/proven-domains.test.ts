import { expect, test } from 'vitest';
import { mandatoryCriteria } from '#common/reviews/criteria.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createCompany, createCompanyDomain } from '#server/features/profiles/profiles.factories.ts';
import { codes, mutate } from '#server/graphql/testing/request.ts';

const { database, context } = await testDatabase();

/** The level of an employer's review from an address at the domain, without confirmed facts of the placement. */
async function levelFrom(domain: string, company_id: string): Promise<number> {
  const contact_email = `morgan-${crypto.randomUUID()}@${domain}`;
  const { id: placement_id } = await createPlacement(database, { company_id, contact_email });
  const invitation = await createInvitation(database, { placement_id, audience: 'employer' });
  const answer = await mutate(context(), 'submitReview', {
    invitationId: invitation.id,
    token: invitation.token,
    overall: 4,
    criteria: mandatoryCriteria('employer', false).map(({ key }) => ({ key, stars: 4 })),
    title: 'Clear from start to finish',
    body: 'They listened to what we needed, sent three people whom we wanted to meet, and called when they had promised.',
    nameDisplay: 'first_initial',
    showCompany: false,
    offeredAnything: false,
    placementConfirmed: 'no',
    corrections: 'It began in May.',
  });
  expect(codes(answer)).toEqual([]);
  const { level } = await database.kysely
    .selectFrom('reviews')
    .select('level')
    .where('invitation_id', '=', invitation.id)
    .executeTakeFirstOrThrow();
  return level;
}

test.each([
  ['any proven domain of an approved company', {}, {}, 3],
  ['a domain proven by a record', {}, { proven_by: 'dns' }, 3],
  ['a domain that was added and not proven', {}, { proven_by: null, proven_at: null }, 2],
  ['a domain whose record is gone', {}, { proven_by: 'dns', lost_at: new Date() }, 2],
  ['a proven domain of a company that is not approved', { is_approved: false }, {}, 2],
])('a review from %s has the level it deserves', async (_, ofCompany, ofDomain, level) => {
  const { id: company_id } = await createCompany(database, ofCompany);
  const domain = `second-${company_id}.example`;
  await createCompanyDomain(database, { company_id, domain, ...ofDomain });
  expect(await levelFrom(domain, company_id)).toBe(level);
});

test("a review from another company's domain, or below a proven one, proves no employer", async () => {
  const { id, domain } = await createCompany(database);
  const other = await createCompany(database);
  expect(await levelFrom(other.domain!, id)).toBe(2);
  expect(await levelFrom(`mail.${domain}`, id)).toBe(2);
});
