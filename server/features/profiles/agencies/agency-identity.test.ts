import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerFor } from '#server/features/accounts/accounts.factories.ts';
import { approveAgencyName, declineAgencyName } from '#server/features/joining/approvals/agency-names.commands.tsx';
import { publicPages } from '#server/features/testing/public-pages.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { mutate, request } from '#server/graphql/testing/request.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import type { Viewer } from '#server/session/viewer.ts';
import { createRecruiterWithLogin } from '../profiles.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const app = await publicPages(database);
afterAll(() => app.close());

let admin: Awaited<ReturnType<typeof createRecruiterWithLogin>>;
let agencyId: string;
let superAdmin: Viewer;
beforeEach(async () => {
  admin = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
  agencyId = admin.recruiter.agency_id;
  superAdmin = await viewerFor(database, (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id);
});

const row = () => kysely.selectFrom('agencies').selectAll().where('id', '=', agencyId).executeTakeFirstOrThrow();
async function save(given: object) {
  const { version } = await row();
  const input = { profileId: `AgencyToEdit:${agencyId}`, expectedVersion: version, ...given };
  const fields =
    'profile { name legalName wishedName wishedLegalName nameDeclinedBecause contactEmail wishedContactEmail }';
  return mutate(context(admin.viewer), 'saveAgencyProfile', input, fields);
}
const decideName = (command: typeof approveAgencyName, input = {}) =>
  decide(context(superAdmin), command, agencyId, 'agency { name }', input);
const mailsTo = (email: string) =>
  kysely.selectFrom('mails').selectAll().where('to_email', '=', email).orderBy('queued_at').orderBy('id').execute();
const actions = async () =>
  (await kysely.selectFrom('audit_entries').selectAll().where('subject_id', '=', agencyId).orderBy('at').execute()).map(
    ({ action }) => action,
  );

describe('the name of an approved agency', () => {
  test('stays until staff have approved the new one, and its admins are told', async () => {
    const { name, legal_name } = await row();
    expect((await save({ name: 'Zephyr & Daughters', description: 'We place people.' })).profile).toMatchObject({
      name,
      wishedName: 'Zephyr & Daughters',
      wishedLegalName: null,
    });
    expect(await row()).toMatchObject({ name, description: 'We place people.' });
    const waiting =
      'query { agencies(filter: { isToDecide: true }, first: 50) { edges { node { wishedName nameWishedAt } } } }';
    expect(JSON.stringify((await request(context(superAdmin), waiting)).data)).toContain('Zephyr & Daughters');
    expect(await decideName(approveAgencyName)).toMatchObject({ errors: [], agency: { name: 'Zephyr & Daughters' } });
    expect(await row()).toMatchObject({
      name: 'Zephyr & Daughters',
      legal_name,
      wished_name: null,
      name_wished_at: null,
    });
    expect((await mailsTo(admin.user.email)).map(({ subject }) => subject)).toEqual([
      'Your agency is now called Zephyr & Daughters',
    ]);
    expect(await actions()).toEqual(['saveAgencyProfile', 'wishAgencyName', 'approveAgencyName']);
  });

  test('and its legal name stay if the new ones are declined, and the page shows the reason', async () => {
    const before = await row();
    await save({ legalName: 'Zephyr Pty Ltd' });
    expect(await decideName(declineAgencyName, { reason: 'No register knows it.' })).toMatchObject({ errors: [] });
    expect(await row()).toMatchObject({
      legal_name: before.legal_name,
      wished_legal_name: null,
      name_declined_because: 'No register knows it.',
    });
    expect((await mailsTo(admin.user.email))[0]?.text).toContain('No register knows it.');
    expect((await save({ legalName: 'Zephyr Holdings' })).profile).toMatchObject({ nameDeclinedBecause: null });
  });

  test('is no longer requested once the old one is entered again', async () => {
    const { name } = await row();
    await save({ name: 'Zephyr' });
    expect((await save({ name })).profile).toMatchObject({ name, wishedName: null });
    expect(await row()).toMatchObject({ name_wished_at: null });
  });

  test('can be changed freely before the approval', async () => {
    await kysely.updateTable('agencies').set({ is_approved: false }).where('id', '=', agencyId).execute();
    expect((await save({ name: 'Zephyr' })).profile).toMatchObject({ name: 'Zephyr', wishedName: null });
  });
});

describe('the contact of an agency', () => {
  const theirs = () => `critic-${agencyId.slice(-8)}@mail.example`;
  const linkOf = async (email: string) =>
    /\/agency-contact\/[\w-]+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? 'no link';

  test('changes once the mailed link is confirmed, and no sooner', async () => {
    const { contact_email } = await row();
    expect((await save({ contactEmail: theirs() })).profile).toMatchObject({
      contactEmail: contact_email,
      wishedContactEmail: theirs(),
    });
    const url = await linkOf(theirs());
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await app.inject({ method, url })).statusCode).toBe(200);
    expect(await row()).toMatchObject({ contact_email });
    const confirmed = await app.inject({ method: 'POST', url });
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.body).toContain(`<p>${theirs()} is now the contact email of`);
    expect(await row()).toMatchObject({ contact_email: theirs(), wished_contact_email: null });
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
    expect(await actions()).toEqual(['saveAgencyProfile', 'confirmAgencyContact']);
  });

  test('is not changed by a link that is a week old, or that a newer request has replaced', async () => {
    const { contact_email } = await row();
    await save({ contactEmail: theirs() });
    const first = await linkOf(theirs());
    await save({ contactEmail: `other-${theirs()}` });
    expect((await app.inject({ method: 'POST', url: first })).statusCode).toBe(404);
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
    await kysely.updateTable('agencies').set({ contact_wished_at: eightDaysAgo }).where('id', '=', agencyId).execute();
    const second = await linkOf(`other-${theirs()}`);
    for (const method of ['GET', 'POST'] as const)
      expect((await app.inject({ method, url: second })).statusCode).toBe(404);
    expect(await row()).toMatchObject({ contact_email });
  });

  test('changes at once to a login of one of its people', async () => {
    expect((await save({ contactEmail: admin.user.email })).profile).toMatchObject({
      contactEmail: admin.user.email,
      wishedContactEmail: null,
    });
    expect(await mailsTo(admin.user.email)).toEqual([]);
  });

  test('gets one email per request, few a day, and none if no email is wanted', async () => {
    await save({ contactEmail: theirs() });
    await save({ contactEmail: theirs() });
    expect(await mailsTo(theirs())).toHaveLength(1);
    for (const at of [1, 2, 3, 4]) expect((await save({ contactEmail: `n${at}-${theirs()}` })).errors).toEqual([]);
    expect((await save({ contactEmail: `n5-${theirs()}` })).errors).toMatchObject([
      { code: 'TOO_MANY', field: 'contactEmail' },
    ]);
    await kysely.deleteFrom('mails').where('agency_id', '=', agencyId).execute();
    await inWrite(context(), (write) =>
      suppress(write, { email: `left-${theirs()}`, agencyId: null, reason: 'objected' }),
    );
    expect((await save({ contactEmail: `left-${theirs()}` })).errors).toMatchObject([{ code: 'SUPPRESSED' }]);
  });
});
