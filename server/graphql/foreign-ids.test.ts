import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer, createUser } from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createClaim, createEnquiry } from '#server/features/profiles/enquiries.factories.ts';
import { createCompany, createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { composeMail } from '#server/mail/compose.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { plan } from './builder.ts';
import { schema } from './schema.ts';
import { ask } from './testing/ask.ts';

const { database, context } = await testDatabase();
const paid = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'];

/** Everything that the other tenant has, of every type that has ids. */
const theirs = await createRecruiterWithLogin(database, { roles: paid });
const invitation = await createInvitation(database, { recruiter_id: theirs.recruiter.id });
const published = await createReview(database, { recruiter_id: theirs.recruiter.id, private_note: 'Between us' });
const unpublished = await createReview(database, { recruiter_id: theirs.recruiter.id, publication: 'unpublished' });
const mailId = (
  await inWrite(context(), (write) => composeMail(write, letter({ agencyId: theirs.recruiter.agency_id })))
).id;
const suppressionId = (await inWrite(context(), (write) =>
  suppress(write, { email: 'casey@mail.example', agencyId: theirs.recruiter.agency_id, reason: 'unsubscribed' }),
))!;
const auditId = context().nature.newId();
await inWrite({ ...context(), nature: { ...context().nature, newId: () => auditId } }, async (write) =>
  write.audit({
    action: 'replyToReview',
    agencyId: theirs.recruiter.agency_id,
    subject: { type: 'Review', id: published.id },
  }),
);
const impersonationId = context().nature.newId();
await database.kysely
  .insertInto('impersonations')
  .values({
    id: impersonationId,
    admin_id: (await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] })).id,
    user_id: theirs.user.id,
    reason: 'They cannot find their reviews.',
    started_at: new Date(),
    expires_at: new Date(Date.now() + 3_600_000),
  })
  .execute();
const enquiry = await createEnquiry(database, { recruiter_id: theirs.recruiter.id });
const claim = await createClaim(database, { recruiter_id: theirs.recruiter.id });
const sessionId = context().nature.newId();
await database.kysely
  .insertInto('session_families')
  .values({ id: sessionId, user_id: theirs.user.id, created_at: new Date(), last_used_at: new Date() })
  .execute();
const company = await createCompany(database);
await createEmployer(database, { company_id: company.id, isAdmin: true });
const us = await createRecruiterWithLogin(database, { roles: paid });
const employer = await createEmployer(database, { company_id: (await createCompany(database)).id, isAdmin: true });
const others: readonly (readonly [string, Viewer])[] = [
  ['the admin of another agency', us.viewer],
  ['the admin of another company', employer.viewer],
  ['a stranger', stranger],
];

const foreign = {
  User: theirs.user.id,
  AccountSession: sessionId,
  Placement: invitation.placement_id,
  Invitation: invitation.id,
  Review: unpublished.id,
  GoneReview: published.id,
  ReviewToCheck: published.id,
  Mail: mailId,
  Suppression: suppressionId,
  AuditEntry: auditId,
  Impersonation: impersonationId,
  Enquiry: enquiry.id,
  Claim: claim.id,
  Company: company.id,
};
/** Anybody may see these. */
const isPublic = ['Agency', 'Recruiter'];
const nobodys = '01234567-89ab-7def-8123-456789abcdef';
const global = (ids: Readonly<Record<string, string>>) => Object.entries(ids).map(([type, id]) => `${type}:${id}`);

/** The answers to the same question about their things and about nothing. */
async function bothAnswers(viewer: Viewer, text: string, theirs: object, unknown: object) {
  const answers = [];
  for (const variables of [theirs, unknown])
    answers.push(await ask(context(viewer), text, variables as Record<string, unknown>));
  return answers as [Awaited<ReturnType<typeof ask>>, Awaited<ReturnType<typeof ask>>];
}

describe.each(others)('to %s, ids of another tenant are like unknown ones', (_who, viewer) => {
  test('by node(id) and nodes(ids), for every type that is not public', async () => {
    const types = [...plan.types.values()].filter((type) => type.isNode).map((type) => type.name);
    expect(types.sort()).toEqual([...Object.keys(foreign), ...isPublic].sort());
    for (const [type, id] of Object.entries(foreign)) {
      const text = `query ($id: ID!) { node(id: $id) { id ... on ${type} { __typename } } }`;
      const [found, unknown] = await bothAnswers(viewer, text, { id: `${type}:${id}` }, { id: `${type}:${nobodys}` });
      expect(found).toEqual(unknown);
      expect(found.data).toEqual({ node: null });
    }
    const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const unknownIds = Object.keys(foreign).map((type) => `${type}:${nobodys}`);
    const [found, unknown] = await bothAnswers(viewer, text, { ids: global(foreign) }, { ids: unknownIds });
    expect(found).toEqual(unknown);
    expect(found.data.nodes).toEqual(unknownIds.map(() => null));
  });

  test('by the other root fields', async () => {
    const byRootField: Readonly<Record<string, { text: string; theirs?: object; unknown?: object } | 'public'>> = {
      node: 'public',
      nodes: 'public',
      agency: 'public',
      goneReview: {
        text: 'query ($key: String!) { goneReview(key: $key) { id } }',
        theirs: { key: published.id },
        unknown: { key: nobodys },
      },
      recruiter: 'public',
      review: {
        text: 'query ($key: String!) { review(key: $key) { id } }',
        theirs: { key: unpublished.id },
        unknown: { key: nobodys },
      },
      search: 'public',
      viewer: { text: '{ viewer { recruiter { slug } } }' },
      invitations: { text: '{ invitations { edges { node { id } } } }' },
      receivedReviews: { text: '{ receivedReviews { edges { node { id } } } }' },
      reviewsToCheck: { text: '{ reviewsToCheck { edges { node { id } } } }' },
      reviewsDecided: { text: '{ reviewsDecided { edges { node { id } } } }' },
      mails: { text: '{ mails { edges { node { id } } } }' },
      suppressions: { text: '{ suppressions { edges { node { id } } } }' },
      auditEntries: { text: '{ auditEntries { edges { node { id } } } }' },
      tasks: { text: '{ tasks { edges { node { id } } } }' },
      flags: { text: '{ flags { environment } }' },
      users: { text: '{ users { edges { node { id } } } }' },
      impersonation: { text: '{ impersonation { id } }' },
      enquiries: { text: '{ enquiries { edges { node { id } } } }' },
      claims: { text: '{ claims { edges { node { id } } } }' },
      agencies: { text: '{ agencies { edges { node { id } } } }' },
      companies: { text: '{ companies { edges { node { id } } } }' },
      panelOverview: { text: '{ panelOverview { workers } }' },
      reviewRequest: {
        text: 'query ($id: String!) { reviewRequest(id: $id, token: "guessed") { id } }',
        theirs: { id: invitation.id },
        unknown: { id: nobodys },
      },
    };
    expect(Object.keys(byRootField).sort()).toEqual(Object.keys(schema.getQueryType()!.getFields()).sort());
    for (const asked of Object.values(byRootField)) {
      if (asked === 'public') continue;
      const [found, unknown] = await bothAnswers(viewer, asked.text, asked.theirs ?? {}, asked.unknown ?? {});
      expect(found).toEqual(unknown);
      for (const id of [...Object.values(foreign), published.id, theirs.recruiter.slug])
        expect(JSON.stringify(found.data)).not.toContain(id);
    }
  });

  test('what hangs below a public review stays theirs', async () => {
    const text = `query ($id: ID!) { node(id: $id) { ... on Review {
      title viewerCanReply placement { id } recruiter { viewerCanAsk viewerIsOwner } } } }`;
    const { data, errors } = await ask(context(viewer), text, { id: `Review:${published.id}` });
    expect(errors).toBeUndefined();
    expect(data.node).toEqual({
      title: published.title,
      viewerCanReply: false,
      placement: null,
      recruiter: { viewerCanAsk: false, viewerIsOwner: false },
    });
    const note = await ask(context(viewer), 'query ($id: ID!) { node(id: $id) { ... on Review { privateNote } } }', {
      id: `Review:${published.id}`,
    });
    expect(JSON.stringify(note)).not.toContain('Between us');
  });

  test('in every mutation', async () => {
    const asking = {
      jobTitle: 'Site Engineer',
      jobType: 'permanent',
      startDate: '2026-09-01',
      companyName: 'Pinwheel Logistics',
      audience: 'candidate',
      recipientName: 'Casey Wintergreen',
      recipientEmail: 'casey@mail.example',
    };
    const theirUser = { userId: `User:${theirs.user.id}` };
    const inputs: Readonly<Record<string, object>> = {
      changeRoles: { ...theirUser, roles: ['ROLE_RECRUITER'] },
      deactivateUser: theirUser,
      reactivateUser: theirUser,
      sendPasswordLink: theirUser,
      startImpersonation: { ...theirUser, reason: 'They cannot find their reviews.' },
      endSession: { sessionId: `AccountSession:${sessionId}` },
      askForReview: { ...asking, recruiterId: `Recruiter:${theirs.recruiter.id}` },
      replyToReview: { reviewId: `Review:${published.id}`, body: 'Thank you.' },
      submitReview: { invitationId: invitation.id, token: 'guessed' },
      noteInvitationActivity: { invitationId: invitation.id, token: 'guessed', activity: 'opened' },
      approveReview: { reviewId: `ReviewToCheck:${published.id}`, expectedVersion: 1 },
      rejectReview: { reviewId: `ReviewToCheck:${published.id}`, expectedVersion: 1, reason: 'spam' },
      approveEnquiry: { enquiryId: `Enquiry:${enquiry.id}`, kind: 'agency' },
      declineEnquiry: { enquiryId: `Enquiry:${enquiry.id}`, reason: 'Nobody knows them.' },
      approveClaim: { claimId: `Claim:${claim.id}` },
      declineClaim: { claimId: `Claim:${claim.id}`, reason: 'Nobody knows them.' },
      approveAgency: { agencyId: `Agency:${theirs.recruiter.agency_id}` },
      declineAgency: { agencyId: `Agency:${theirs.recruiter.agency_id}`, reason: 'Nobody knows it.' },
      approveCompany: { companyId: `Company:${company.id}` },
      declineCompany: { companyId: `Company:${company.id}`, reason: 'Nobody knows it.' },
      sendMailAgain: { mailId: `Mail:${mailId}` },
      leaveMail: { mailId: `Mail:${mailId}` },
      removeSuppression: { suppressionId: `Suppression:${suppressionId}`, because: 'asked' },
    };
    /** Their inputs name no row of a tenant, or a profile that everybody sees. */
    const ofNoTenant = [
      'signOutEverywhere',
      'changePassword',
      'completeCompany',
      'enquire',
      'requestClaim',
      'contactRecruiter',
      'revealPhone',
      'endImpersonation',
      'addSuppression',
      'retryTask',
      'retryFailedTasks',
      'removeTask',
    ];
    const ownIds = [
      enquiry.id,
      claim.id,
      company.id,
      theirs.recruiter.agency_id,
      theirs.recruiter.id,
      published.id,
      invitation.id,
      mailId,
      suppressionId,
      theirs.user.id,
      sessionId,
    ];
    expect([...Object.keys(inputs), ...ofNoTenant].sort()).toEqual(
      Object.keys(schema.getMutationType()!.getFields()).sort(),
    );
    for (const [name, ofTheirs] of Object.entries(inputs)) {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
      const text = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code message field } } }`;
      const input = JSON.stringify(ofTheirs);
      const unknownInput = ownIds.reduce((json, id) => json.replaceAll(id, nobodys), input);
      expect(unknownInput).not.toBe(input);
      const [found, unknown] = await bothAnswers(
        viewer,
        text,
        { input: JSON.parse(input) },
        { input: JSON.parse(unknownInput) },
      );
      expect(found).toEqual(unknown);
      expect(found.data[name]!.errors).toHaveLength(1);
    }
  });
});
