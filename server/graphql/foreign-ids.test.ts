import { describe, expect, test } from 'vitest';
import { standardReviewSettings } from '#common/posts/settings.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createEmployer, createUser } from '#server/features/accounts/accounts.factories.ts';
import { createAgencyReport } from '#server/features/agency-reports/reports.factories.ts';
import { createApiToken } from '#server/features/api/api.factories.ts';
import {
  createConnection,
  createConnectionEvent,
  createConsultant,
  createRecord,
} from '#server/features/connections/connections.factories.ts';
import {
  createFoundPerson,
  createMailbox,
  createMailExclusion,
  createSyncAddress,
} from '#server/features/email-sync/email-sync.factories.ts';
import { createGooglePlace, createGoogleReview } from '#server/features/google-reviews/google-reviews.factories.ts';
import { createFavourite, createLook, createSupplier } from '#server/features/hiring/hiring.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import {
  createApplication,
  createEngagement,
  createInterview,
  createJob,
  createSavedSearch,
  createThread,
} from '#server/features/jobs/jobs.factories.ts';
import { createOffer } from '#server/features/jobs/offers/offers.factories.ts';
import {
  createClaim,
  createDataRequest,
  createEnquiry,
  createReport,
} from '#server/features/joining/enquiries/enquiries.factories.ts';
import { boardOf, rowId } from '#server/features/leaderboard/board.ts';
import { createNotice } from '#server/features/notices/notices.factories.ts';
import { createJoinRequest, createMemberInvitation } from '#server/features/people/people.factories.ts';
import { createImport } from '#server/features/placements/importing/imports.factories.ts';
import { createPost, createPostShare } from '#server/features/posts/posts.factories.ts';
import {
  createCompany,
  createCompanyDomain,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { createTemplate } from '#server/features/reviews/templates/templates.factories.ts';
import { createStatement, createStatementVersion } from '#server/features/statements/statements.factories.ts';
import {
  createCampaign,
  createCase,
  createDelivery,
  createRecipient,
  createResponse,
  createSurvey,
  createTag,
  createWebhook,
} from '#server/features/surveys/surveys.factories.ts';
import { createTeam } from '#server/features/teams/teams.factories.ts';
import { createTrainingBooking } from '#server/features/training/training.factories.ts';
import { createWidget } from '#server/features/widgets/widgets.factories.ts';
import { composeMail } from '#server/mail/compose.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createAfterPublication } from './access/testing/after-publication.ts';
import { plan } from './builder.ts';
import { schema } from './schema.ts';
import { request } from './testing/request.ts';

const { database, context } = await testDatabase();
const paid = ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'];

/** Everything of the other tenant, for every type with ids. */
const theirs = await createRecruiterWithLogin(database, { roles: paid });
const invitation = await createInvitation(database, { recruiter_id: theirs.recruiter.id });
const published = await createReview(database, { recruiter_id: theirs.recruiter.id, private_note: 'Between us' });
const unpublished = await createReview(database, { recruiter_id: theirs.recruiter.id, publication: 'unpublished' });
const sideToInvite = await database.kysely
  .selectFrom('sides_to_invite')
  .select('id')
  .where('placement_id', '=', invitation.placement_id)
  .executeTakeFirstOrThrow();
const { id: inviteSettingsId } = await database.kysely
  .selectFrom('invite_settings')
  .select('id')
  .where('agency_id', '=', theirs.recruiter.agency_id)
  .executeTakeFirstOrThrow();
const inviteSourceId = context().nature.newId();
await database.kysely
  .insertInto('invite_sources')
  .values({
    id: inviteSourceId,
    agency_id: theirs.recruiter.agency_id,
    source: 'manual',
    since: '2026-11-01',
    turned_on_at: new Date(),
  })
  .execute();
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
const dataRequest = await createDataRequest(database, { kind: 'erase' });
const report = await createReport(database, {
  agency_id: theirs.recruiter.agency_id,
  recruiter_id: theirs.recruiter.id,
});
const later = await createAfterPublication(database, context(), {
  gone: await createReview(database, { recruiter_id: theirs.recruiter.id, publication: 'removed' }),
  published: await createReview(database, { recruiter_id: theirs.recruiter.id }),
  by: theirs.user.id,
});
const sessionId = context().nature.newId();
await database.kysely
  .insertInto('session_families')
  .values({ id: sessionId, user_id: theirs.user.id, created_at: new Date(), last_used_at: new Date() })
  .execute();
const signInLinkId = context().nature.newId();
await database.kysely
  .insertInto('sign_in_links')
  .values({ id: signInLinkId, user_id: theirs.user.id, vendor: 'google', subject: 'theirs', created_at: new Date() })
  .execute();
const given = await createReview(database, { level: 1, reviewer_email: theirs.user.email });
const company = await createCompany(database);
const theirEmployer = await createEmployer(database, { company_id: company.id, isAdmin: true });
const kept = { user_id: theirEmployer.user.id, recruiter_id: theirs.recruiter.id };
const favourite = await createFavourite(database, kept);
const notice = await createNotice(database, { user_id: theirs.user.id });
const look = await createLook(database, kept);
const memberInvitation = await createMemberInvitation(database, { agency_id: theirs.recruiter.agency_id });
const joinRequest = await createJoinRequest(database, {
  agency_id: theirs.recruiter.agency_id,
  user_id: theirs.user.id,
});
const booked = { user_id: theirs.user.id, agency_id: theirs.recruiter.agency_id };
const booking = await createTrainingBooking(database, booked);
const bookingTimes = [3, 4].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
const companyDomain = await createCompanyDomain(database, { company_id: company.id, domain: 'theirs.example' });
const supplier = await createSupplier(database, { company_id: company.id, recruiter_id: theirs.recruiter.id });
const job = await createJob(database, { company_id: company.id, state: 'open', search_type: 'invited' });
const hiddenJob = await createJob(database, { company_id: company.id, state: 'open', search_type: 'invited' });
const engagement = await createEngagement(database, {
  ...{ job_id: job.id, company_id: company.id, agency_id: theirs.recruiter.agency_id },
  recruiter_id: theirs.recruiter.id,
});
const application = await createApplication(database, {
  ...{ job_id: job.id, company_id: company.id, agency_id: theirs.recruiter.agency_id },
  recruiter_id: theirs.recruiter.id,
});
const interviewed = await createApplication(database, {
  ...{ job_id: job.id, company_id: company.id, agency_id: theirs.recruiter.agency_id },
  recruiter_id: theirs.recruiter.id,
});
const interview = await createInterview(database, interviewed);
const ofInterview = { interviewId: `Interview:${interview.id}`, expectedVersion: 1 };
const interviewTime = interview.slots[0]!.toISOString();
const ofBoth = { company_id: company.id, agency_id: theirs.recruiter.agency_id };
const offered = await createApplication(database, {
  ...{ ...ofBoth, job_id: job.id, recruiter_id: theirs.recruiter.id, state: 'offered' },
});
const offer = await createOffer(database, { ...ofBoth, application_id: offered.id });
const thread = await createThread(database, {
  ...{ job_id: job.id, company_id: company.id, agency_id: theirs.recruiter.agency_id },
  recruiter_id: theirs.recruiter.id,
});
const savedSearch = await createSavedSearch(database, { user_id: theirs.user.id });
const googlePlace = await createGooglePlace(database, { agency_id: theirs.recruiter.agency_id });
const googleReview = await createGoogleReview(database, {
  agency_id: theirs.recruiter.agency_id,
  google_place_id: googlePlace.id,
});
const team = await createTeam(database, { agency_id: theirs.recruiter.agency_id, members: [theirs.recruiter.id] });
const { survey, workflows } = await createSurvey(database, { agency_id: theirs.recruiter.agency_id });
const workflow = workflows[0]!;
const campaign = await createCampaign(database, { agency_id: theirs.recruiter.agency_id, survey_id: survey.id });
const asked = await createRecipient(database, { agency_id: theirs.recruiter.agency_id, campaign_id: campaign.id });
const response = await createResponse(database, { recipient: asked.recipient, workflow });
const npsCase = await createCase(database, { agency_id: theirs.recruiter.agency_id, response_id: response.id });
const apiToken = await createApiToken(database, { agency_id: theirs.recruiter.agency_id });
const connection = await createConnection(database, { agency_id: theirs.recruiter.agency_id });
const consultant = await createConsultant(database, connection);
const record = await createRecord(database, connection);
const connectionEvent = await createConnectionEvent(database, connection);
const webhook = await createWebhook(database, { agency_id: theirs.recruiter.agency_id });
const theirOwn = { agency_id: theirs.recruiter.agency_id, recruiter_id: theirs.recruiter.id };
const foundPerson = await createFoundPerson(database, theirOwn);
const mailbox = await createMailbox(database, theirOwn);
const syncAddress = await createSyncAddress(database, theirOwn);
const mailExclusion = await createMailExclusion(database, { agency_id: theirOwn.agency_id });
const template = await createTemplate(database, {
  ...{ agency_id: theirs.recruiter.agency_id, recruiter_id: theirs.recruiter.id },
});
const post = await createPost(database, { agency_id: theirs.recruiter.agency_id, recruiter_id: theirs.recruiter.id });
const postShare = await createPostShare(database, post, { user_id: theirs.user.id });
const widget = await createWidget(database, {
  ...{ agency_id: theirs.recruiter.agency_id, recruiter_id: theirs.recruiter.id },
});
const statement = await createStatement(database, { agency_id: theirs.recruiter.agency_id });
const statementVersion = await createStatementVersion(database, statement);
const delivery = await createDelivery(database, { agency_id: theirs.recruiter.agency_id, webhook_id: webhook.id });
const { recipient: surveyRequest } = await createRecipient(database, {
  ...{ agency_id: theirs.recruiter.agency_id, campaign_id: campaign.id, recruiter_id: theirs.recruiter.id },
  ...{ state: 'queued', sent_at: null },
});
const surveyTag = await createTag(database, { response });
const agencyReport = await createAgencyReport(database, { agency_id: theirs.recruiter.agency_id });
const us = await createRecruiterWithLogin(database, { roles: paid });
const employer = await createEmployer(database, { company_id: (await createCompany(database)).id, isAdmin: true });
const others: readonly (readonly [string, Viewer])[] = [
  ['the admin of another agency', us.viewer],
  ['the admin of another company', employer.viewer],
  ['a stranger', stranger],
];

const { id: importId } = await createImport(database, {
  agency_id: theirs.recruiter.agency_id,
  recruiter_id: theirs.recruiter.id,
  sheets: ['Sheet1'],
});

const foreign = {
  User: theirs.user.id,
  AccountSession: sessionId,
  SignInLink: signInLinkId,
  GivenReview: given.id,
  Placement: invitation.placement_id,
  PlacementImport: importId,
  Invitation: invitation.id,
  Review: unpublished.id,
  PendingReview: unpublished.id,
  SideToInvite: sideToInvite.id,
  ReviewShare: later.share.id,
  ReviewTemplate: template.id,
  GoneReview: published.id,
  ReviewToCheck: published.id,
  ReplyToCheck: later.rejectedReply,
  FlagCase: later.openCase,
  Mail: mailId,
  Suppression: suppressionId,
  AuditEntry: auditId,
  Impersonation: impersonationId,
  Enquiry: enquiry.id,
  Claim: claim.id,
  DataRequest: dataRequest.id,
  ProfileReport: report.id,
  Company: company.id,
  Favourite: favourite.id,
  ProfileLook: look.id,
  Notice: notice.id,
  Supplier: supplier.id,
  Job: job.id,
  JobEngagement: engagement.id,
  MarketplaceJob: hiddenJob.id,
  EngagedJob: engagement.id,
  Application: application.id,
  Interview: interview.id,
  Offer: offer.id,
  JobThread: thread.id,
  JobFigures: job.id,
  SavedJobSearch: savedSearch.id,
  CompanyDomain: companyDomain.id,
  Team: team.id,
  GooglePlace: googlePlace.id,
  GoogleReview: googleReview.id,
  Survey: survey.id,
  Campaign: campaign.id,
  SurveyRequest: surveyRequest.id,
  CampaignSettings: theirs.recruiter.agency_id,
  SurveyResponse: response.id,
  SurveyTag: surveyTag,
  Workflow: workflow.id,
  NpsCase: npsCase.id,
  CapabilityStatement: statement.id,
  StatementVersion: statementVersion.id,
  Post: post.id,
  PostShare: postShare.id,
  Widget: widget.id,
  ApiToken: apiToken.id,
  FoundPerson: foundPerson.id,
  Mailbox: mailbox.id,
  SyncAddress: syncAddress.id,
  MailExclusion: mailExclusion.id,
  Integration: connection.id,
  ConnectionPerson: consultant.id,
  ConnectionRecord: record.id,
  ConnectionEvent: connectionEvent.id,
  Webhook: webhook.id,
  WebhookDelivery: delivery.id,
  AgencyReport: agencyReport.id,
  Person: theirs.user.id,
  MemberInvitation: memberInvitation.id,
  JoinRequest: joinRequest.id,
  TrainingBooking: booking.id,
  RecruiterToEdit: theirs.recruiter.id,
  AgencyToEdit: theirs.recruiter.agency_id,
  InviteSettings: inviteSettingsId,
  InviteSource: inviteSourceId,
};
/** Public types. */
const isPublic = ['Agency', 'Recruiter'];
const nobodys = '01234567-89ab-7def-8123-456789abcdef';
const global = (ids: Readonly<Record<string, string>>) => Object.entries(ids).map(([type, id]) => `${type}:${id}`);

/** The answers to the same request about their rows and about missing ones. */
async function bothAnswers(viewer: Viewer, text: string, theirs: object, unknown: object) {
  const answers = [];
  for (const variables of [theirs, unknown])
    answers.push(await request(context(viewer), text, variables as Record<string, unknown>));
  return answers as [Awaited<ReturnType<typeof request>>, Awaited<ReturnType<typeof request>>];
}

describe.each(others)('to %s, ids of another tenant look like unknown ones', (_who, viewer) => {
  test('in node(id) and nodes(ids), for every private type', async () => {
    const types = [...plan.types.values()].filter((type) => type.isNode).map((type) => type.name);
    expect(types.sort()).toEqual([...Object.keys(foreign), ...isPublic].sort());
    for (const [type, id] of Object.entries(foreign)) {
      const text = `query ($id: ID!) { node(id: $id) { id ... on ${type} { __typename } } }`;
      const [found, unknown] = await bothAnswers(viewer, text, { id: `${type}:${id}` }, { id: `${type}:${nobodys}` });
      expect(found).toEqual(unknown);
      expect(found.data).toEqual({ node: null });
    }
    const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    // An operation takes only so many ids.
    for (let at = 0; at < Object.keys(foreign).length; at += 40) {
      const some = Object.fromEntries(Object.entries(foreign).slice(at, at + 40));
      const unknownIds = Object.keys(some).map((type) => `${type}:${nobodys}`);
      const [found, unknown] = await bothAnswers(viewer, text, { ids: global(some) }, { ids: unknownIds });
      expect(found).toEqual(unknown);
      expect(found.data.nodes).toEqual(unknownIds.map(() => null));
    }
  });

  test('in the other root fields', async () => {
    const byRootField: Readonly<Record<string, { text: string; theirs?: object; unknown?: object } | 'public'>> = {
      node: 'public',
      nodes: 'public',
      agency: 'public',
      goneProfile: 'public',
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
      formBeginning: 'public',
      search: 'public',
      viewer: { text: '{ viewer { recruiter { slug } } }' },
      invitations: { text: '{ invitations { edges { node { id } } } }' },
      pendingReviews: { text: '{ pendingReviews { edges { node { id } } } }' },
      placementImports: { text: '{ placementImports { edges { node { id } } } }' },
      placements: { text: '{ placements { edges { node { id } } } }' },
      sidesToInvite: { text: '{ sidesToInvite { edges { node { id } } } }' },
      dashboard: { text: '{ dashboard { hasFigures unanswered reviews { id } } }' },
      leaderboard: { text: '{ leaderboard(filter: { isRanked: false }) { edges { node { id } } } }' },
      ownLeaderboardRow: { text: '{ ownLeaderboardRow { id } }' },
      leaderboardRow: {
        text: 'query ($id: ID!) { leaderboardRow(id: $id) { id } }',
        theirs: { id: rowId(boardOf({ board: 'agency' }), theirs.recruiter.id) },
        unknown: { id: rowId(boardOf({ board: 'agency' }), nobodys) },
      },
      onboarding: { text: '{ onboarding { done events { reviewId } } }' },
      reviewShares: { text: '{ reviewShares { edges { node { id } } } }' },
      reviewCounts: { text: '{ reviewCounts { requested verified } }' },
      invitationPreview: {
        text: 'query ($id: ID!) { invitationPreview(input: { recruiterId: $id, audience: "candidate" }) { html } }',
        theirs: { id: `Recruiter:${theirs.recruiter.id}` },
        unknown: { id: `Recruiter:${nobodys}` },
      },
      placementSuggestions: {
        text: 'query ($id: ID!) { placementSuggestions(reviewId: $id) { reasons } }',
        theirs: { id: `PendingReview:${unpublished.id}` },
        unknown: { id: `PendingReview:${nobodys}` },
      },
      departuresAhead: {
        text: 'query ($id: ID!) { departuresAhead(recruiterId: $id, startDate: "2026-03-02") { at } }',
        theirs: { id: `Recruiter:${theirs.recruiter.id}` },
        unknown: { id: `Recruiter:${nobodys}` },
      },
      monthAllowance: {
        text: 'query ($id: ID!) { monthAllowance(recruiterId: $id) { used } }',
        theirs: { id: `Recruiter:${theirs.recruiter.id}` },
        unknown: { id: `Recruiter:${nobodys}` },
      },
      usualInvitation: {
        text: 'query ($id: ID!) { usualInvitation(recruiterId: $id) { candidateDelayDays } }',
        theirs: { id: `Recruiter:${theirs.recruiter.id}` },
        unknown: { id: `Recruiter:${nobodys}` },
      },
      inviteReach: { text: '{ inviteReach(source: "bullhorn") { people } }' },
      receivedReviews: { text: '{ receivedReviews { edges { node { id } } } }' },
      repliesToCheck: { text: '{ repliesToCheck { edges { node { id } } } }' },
      flagCases: { text: '{ flagCases { edges { node { id } } } }' },
      ownReview: {
        text: 'query ($id: String!) { ownReview(id: $id, token: "guessed") { number } }',
        theirs: { id: published.id },
        unknown: { id: nobodys },
      },
      flagsToAnswer: {
        text: 'query ($id: String!) { flagsToAnswer(id: $id, token: "guessed") { state } }',
        theirs: { id: later.openCase },
        unknown: { id: nobodys },
      },
      reviewsToCheck: { text: '{ reviewsToCheck { edges { node { id } } } }' },
      reviewsDecided: { text: '{ reviewsDecided { edges { node { id } } } }' },
      mails: { text: '{ mails { edges { node { id } } } }' },
      favourites: { text: '{ favourites { edges { node { id } } } }' },
      notices: { text: '{ notices { edges { node { id } } } }' },
      profileLooks: { text: '{ profileLooks { edges { node { id } } } }' },
      teams: { text: '{ teams { edges { node { id } } } }' },
      surveyForm: 'public',
      surveyThanks: 'public',
      googlePlaces: { text: '{ googlePlaces { edges { node { id } } } }' },
      googleReviews: { text: '{ googleReviews { edges { node { id } } } }' },
      surveyRequests: { text: '{ surveyRequests { edges { node { id } } } }' },
      campaignSettings: { text: '{ campaignSettings { id } }' },
      surveyMailPreview: { text: '{ surveyMailPreview(input: { audience: "candidate" }) { from replyTo } }' },
      sharedStatement: 'public',
      capabilityStatements: { text: '{ capabilityStatements { edges { node { id } } } }' },
      statementPreview: {
        text: 'query ($id: ID!) { statementPreview(statementId: $id) }',
        theirs: { id: `CapabilityStatement:${statement.id}` },
        unknown: { id: `CapabilityStatement:${nobodys}` },
      },
      posts: { text: '{ posts { edges { node { id } } } }' },
      jobPost: 'public',
      publicJob: 'public',
      endedJob: 'public',
      brandAssetLink: 'public',
      assetContent: {
        text: 'query ($id: ID!) { assetContent(subjectId: $id) }',
        theirs: { id: `Recruiter:${theirs.recruiter.id}` },
        unknown: { id: `Recruiter:${nobodys}` },
      },
      assetLink: {
        text: `query ($id: ID!) { assetLink(input: { template: "flyer", subjectId: $id, format: "pdf", scale: 1,
          accent: "#0072bb", showsPhoto: true }) }`,
        theirs: { id: `Recruiter:${theirs.recruiter.id}` },
        unknown: { id: `Recruiter:${nobodys}` },
      },
      widgets: { text: '{ widgets { edges { node { id } } } }' },
      reviewTemplates: { text: '{ reviewTemplates { edges { node { id } } } }' },
      apiTokens: { text: '{ apiTokens { edges { node { id } } } }' },
      connections: { text: '{ connections { edges { node { id } } } }' },
      connectionPeople: { text: '{ connectionPeople { edges { node { id } } } }' },
      connectionRecords: { text: '{ connectionRecords { edges { node { id } } } }' },
      webhooks: { text: '{ webhooks { edges { node { id } } } }' },
      foundPeople: { text: '{ foundPeople { edges { node { id } } } }' },
      mailboxes: { text: '{ mailboxes { edges { node { id } } } }' },
      syncAddresses: { text: '{ syncAddresses { edges { node { id } } } }' },
      mailExclusions: { text: '{ mailExclusions { edges { node { id } } } }' },
      takesCopies: 'public',
      npsCases: { text: '{ npsCases { edges { node { id } } } }' },
      surveyResponses: { text: '{ surveyResponses { edges { node { id } } } }' },
      surveyTags: { text: '{ surveyTags { edges { node { id } } } }' },
      npsDashboard: {
        text: 'query ($slug: String!) { npsDashboard(recruiter: $slug) { hasFigures recruiters { key } } }',
        theirs: { slug: theirs.recruiter.slug },
        unknown: { slug: 'nobody' },
      },
      npsBoard: {
        text: 'query ($team: String!) { npsBoard(team: $team) { nps { count } rows { key } } }',
        theirs: { team: `Team:${team.id}` },
        unknown: { team: `Team:${nobodys}` },
      },
      npsQuotes: { text: '{ npsQuotes { key } }' },
      campaigns: { text: '{ campaigns { edges { node { id } } } }' },
      surveys: { text: '{ surveys { edges { node { id } } } }' },
      agencyReports: { text: '{ agencyReports { edges { node { id } } } }' },
      suppliers: { text: '{ suppliers { edges { node { id } } } }' },
      jobs: { text: '{ jobs { edges { node { id } } } }' },
      marketplaceJobs: { text: '{ marketplaceJobs { edges { node { id } } } }' },
      jobDashboard: { text: '{ jobDashboard { hasFigures open submissions } }' },
      jobFigures: { text: '{ jobFigures { edges { node { id } } } }' },
      engagedJobs: { text: '{ engagedJobs { edges { node { id } } } }' },
      jobThreads: { text: '{ jobThreads { edges { node { id } } } }' },
      applications: { text: '{ applications { edges { node { id } } } }' },
      cvLink: {
        text: 'query ($id: ID!) { cvLink(applicationId: $id) }',
        theirs: { id: `Application:${application.id}` },
        unknown: { id: `Application:${nobodys}` },
      },
      consentToGive: { text: '{ consentToGive(token: "guessed") { jobTitle } }' },
      suppressions: { text: '{ suppressions { edges { node { id } } } }' },
      auditEntries: { text: '{ auditEntries { edges { node { id } } } }' },
      tasks: { text: '{ tasks { edges { node { id } } } }' },
      features: { text: '{ features { environment } }' },
      users: { text: '{ users { edges { node { id } } } }' },
      impersonation: { text: '{ impersonation { id } }' },
      trainingBookings: { text: '{ trainingBookings { edges { node { id } } } }' },
      enquiries: { text: '{ enquiries { edges { node { id } } } }' },
      claims: { text: '{ claims { edges { node { id } } } }' },
      profileReports: { text: '{ profileReports { edges { node { id } } } }' },
      agencies: { text: '{ agencies { edges { node { id } } } }' },
      companies: { text: '{ companies { edges { node { id } } } }' },
      panelOverview: { text: '{ panelOverview { workers } }' },
      erasurePreview: {
        text: 'query ($id: ID!) { erasurePreview(dataRequestId: $id) { blockedBecause } }',
        theirs: { id: `DataRequest:${dataRequest.id}` },
        unknown: { id: `DataRequest:${nobodys}` },
      },
      mergePreview: {
        text: `query ($id: ID!) { mergePreview(fromId: $id, intoId: "Company:${nobodys}") { drops } }`,
        theirs: { id: `Company:${company.id}` },
        unknown: { id: `Company:${nobodys}` },
      },
      reviewRequestOfPlacement: {
        text: 'query ($id: String!) { reviewRequestOfPlacement(placementId: $id, audience: "candidate", token: "guessed") { id } }',
        theirs: { id: invitation.placement_id },
        unknown: { id: nobodys },
      },
      mailSubscription: { text: '{ mailSubscription(token: "guessed") { hasLeftAgency } }' },
      invitationToJoin: { text: '{ invitationToJoin(token: "guessed") { email } }' },
      people: { text: '{ people { edges { node { id } } } }' },
      joinRequests: { text: '{ joinRequests { edges { node { id } } } }' },
      memberInvitations: { text: '{ memberInvitations { edges { node { id } } } }' },
      dataCopyToDownload: { text: '{ dataCopyToDownload(token: "guessed") { size } }' },
      dataRequestToConfirm: { text: '{ dataRequestToConfirm(token: "guessed") { email } }' },
      dataRequests: { text: '{ dataRequests { edges { node { id } } } }' },
      claimToConfirm: { text: '{ claimToConfirm(token: "guessed") { email } }' },
      accountLink: { text: '{ accountLink(token: "guessed") { purpose } }' },
      emailChangeToAllow: { text: '{ emailChangeToAllow(token: "guessed") { newEmail } }' },
      emailChangeToConfirm: { text: '{ emailChangeToConfirm(token: "guessed") { newEmail } }' },
      replyToToConfirm: { text: '{ replyToToConfirm(token: "guessed") { email } }' },
      domainToConfirm: { text: '{ domainToConfirm(token: "guessed") { domain } }' },
      contactToConfirm: { text: '{ contactToConfirm(token: "guessed") { email } }' },
      reviewSubmission: { text: '{ reviewSubmission(token: "guessed") { email } }' },
      reviewRequest: {
        text: 'query ($id: String!) { reviewRequest(id: $id, token: "guessed") { id } }',
        theirs: { id: invitation.id },
        unknown: { id: nobodys },
      },
    };
    expect(Object.keys(byRootField).sort()).toEqual(Object.keys(schema.getQueryType()!.getFields()).sort());
    for (const sent of Object.values(byRootField)) {
      if (sent === 'public') continue;
      const [found, unknown] = await bothAnswers(viewer, sent.text, sent.theirs ?? {}, sent.unknown ?? {});
      expect(found).toEqual(unknown);
      for (const id of [...Object.values(foreign), published.id, theirs.recruiter.slug])
        expect(JSON.stringify(found.data)).not.toContain(id);
    }
  });

  test('private fields below a public review stay private', async () => {
    const text = `query ($id: ID!) { node(id: $id) { ... on Review {
      title viewerCanReply placement { id } recruiter { viewerCanInvite viewerIsOwner } } } }`;
    const { data, errors } = await request(context(viewer), text, { id: `Review:${published.id}` });
    expect(errors).toBeUndefined();
    expect(data.node).toEqual({
      title: published.title,
      viewerCanReply: false,
      placement: null,
      recruiter: { viewerCanInvite: false, viewerIsOwner: false },
    });
    const note = await request(
      context(viewer),
      'query ($id: ID!) { node(id: $id) { ... on Review { privateNote } } }',
      {
        id: `Review:${published.id}`,
      },
    );
    expect(JSON.stringify(note)).not.toContain('Between us');
  });

  test('in every mutation', async () => {
    const newInvitation = {
      jobTitle: 'Site Engineer',
      jobType: 'permanent',
      startDate: '2026-09-01',
      companyName: 'Pinwheel Logistics',
      candidateName: 'Casey Wintergreen',
      candidateEmail: 'casey@mail.example',
    };
    const theirInvitation = { invitationId: `Invitation:${invitation.id}` };
    const theirImport = { importId: `PlacementImport:${importId}` };
    const theirPlacement = { placementId: `Placement:${invitation.placement_id}`, expectedVersion: 1 };
    const facts = {
      jobTitle: 'Crane Operator',
      jobType: 'permanent',
      startDate: '2026-03-02',
      invitesCandidate: true,
      invitesEmployer: true,
    };
    const theirSettings = { settingsId: `InviteSettings:${inviteSettingsId}` };
    const theirUser = { userId: `User:${theirs.user.id}` };
    const inputs: Readonly<Record<string, object>> = {
      changeRoles: { ...theirUser, roles: ['ROLE_RECRUITER'] },
      deactivateUser: theirUser,
      reactivateUser: theirUser,
      moveRecruiter: { ...theirUser, agencyId: `Agency:${us.recruiter.agency_id}` },
      sendPasswordLink: theirUser,
      startImpersonation: { ...theirUser, reason: 'They cannot find their reviews.' },
      removeSignInLink: { linkId: `SignInLink:${signInLinkId}`, currentPassword: 'not asked for' },
      endSession: { sessionId: `AccountSession:${sessionId}` },
      createInvitations: { invitations: [newInvitation], recruiterId: `Recruiter:${theirs.recruiter.id}` },
      addPlacement: { recruiterId: `Recruiter:${theirs.recruiter.id}`, ...facts },
      savePlacement: { ...theirPlacement, ...facts },
      cancelPlacement: { ...theirPlacement, reason: 'other' },
      hidePlacements: { ids: [theirPlacement.placementId], hidden: true },
      startImport: { recruiterId: `Recruiter:${theirs.recruiter.id}`, fileName: 'placements.csv' },
      chooseImportSheet: { ...theirImport, sheet: 'Sheet1' },
      matchImport: { ...theirImport, fields: [] },
      rematchImport: theirImport,
      runImport: theirImport,
      cancelImport: theirImport,
      undoImport: theirImport,
      retryImport: theirImport,
      inviteAgain: theirInvitation,
      cancelInvitations: { ids: [theirInvitation.invitationId] },
      deleteInvitation: theirInvitation,
      correctRecipient: { ...theirInvitation, email: 'casey.two@mail.example' },
      rescheduleInvitation: { ...theirInvitation, scheduledFor: '2026-12-01T09:00:00Z' },
      resumeInvitations: theirInvitation,
      sendNow: theirInvitation,
      saveRecruiterProfile: {
        profileId: `RecruiterToEdit:${theirs.recruiter.id}`,
        expectedVersion: 1,
        headline: 'Not mine',
      },
      saveAgencyProfile: {
        profileId: `AgencyToEdit:${theirs.recruiter.agency_id}`,
        expectedVersion: 1,
        description: 'Not mine',
      },
      importGoogleReviews: { placeId: `GooglePlace:${googlePlace.id}` },
      withdrawGoogleReviews: { placeId: `GooglePlace:${googlePlace.id}` },
      setGoogleReview: {
        profileId: `AgencyToEdit:${theirs.recruiter.agency_id}`,
        expectedVersion: 1,
        isOffered: false,
      },
      saveInviteSettings: { ...theirSettings, expectedVersion: 1, candidateDelayDays: 3 },
      applyInviteSettings: theirSettings,
      turnOnInviteSource: { ...theirSettings, source: 'manual', daysBack: 0 },
      turnOffInviteSource: { ...theirSettings, source: 'manual', cancelsScheduled: true },
      renewReviewLink: { invitationId: invitation.id, token: 'guessed' },
      replyToReview: { reviewId: `Review:${published.id}`, body: 'Thank you.' },
      matchReview: { reviewId: `PendingReview:${unpublished.id}`, placementId: `Placement:${invitation.placement_id}` },
      setReviewCompanyShown: { reviewId: `Review:${published.id}`, shown: false },
      shareReview: { reviewId: `Review:${published.id}`, channel: 'link' },
      saveReviewTemplate: { templateId: `ReviewTemplate:${template.id}`, expectedVersion: 1, name: 'Ours' },
      deleteReviewTemplate: { templateId: `ReviewTemplate:${template.id}` },
      submitReview: { invitationId: invitation.id, token: 'guessed' },
      noteInvitationActivity: { invitationId: invitation.id, token: 'guessed', activity: 'opened' },
      approveReview: { reviewId: `ReviewToCheck:${published.id}`, expectedVersion: 1 },
      rejectReview: { reviewId: `ReviewToCheck:${published.id}`, expectedVersion: 1, reason: 'spam' },
      requestChanges: { reviewId: `ReviewToCheck:${published.id}`, expectedVersion: 1, words: 'Leave out the name.' },
      removeReview: { reviewId: `ReviewToCheck:${published.id}`, expectedVersion: 1, reason: 'spam' },
      deleteReply: { reviewId: `Review:${published.id}` },
      approveReply: { replyId: `ReplyToCheck:${later.queuedReply}`, expectedVersion: 1 },
      rejectReply: { replyId: `ReplyToCheck:${later.queuedReply}`, expectedVersion: 1 },
      takeUpFlags: { caseId: `FlagCase:${later.openCase}`, expectedVersion: 1 },
      keepFlagged: { caseId: `FlagCase:${later.openCase}`, expectedVersion: 1 },
      removeFlagged: { caseId: `FlagCase:${later.openCase}`, expectedVersion: 1, reason: 'spam' },
      editReview: { reviewId: published.id, token: 'guessed', expectedNumber: 1 },
      withdrawReview: { reviewId: published.id, token: 'guessed' },
      answerFlags: { caseId: later.openCase, token: 'guessed', answer: 'It was just like that.' },
      reportReply: { reviewId: `Review:${unpublished.id}`, reason: 'spam', words: 'It advertises a gym.' },
      flagReview: { reviewId: `Review:${unpublished.id}`, reason: 'spam', words: 'It advertises a gym.' },
      approveEnquiry: { enquiryId: `Enquiry:${enquiry.id}`, expectedVersion: 1, kind: 'agency' },
      declineEnquiry: { enquiryId: `Enquiry:${enquiry.id}`, expectedVersion: 1, reason: 'Nobody knows them.' },
      approveClaim: { claimId: `Claim:${claim.id}`, expectedVersion: 1 },
      prepareDataCopy: { dataRequestId: `DataRequest:${dataRequest.id}` },
      discardDataCopy: { dataRequestId: `DataRequest:${dataRequest.id}` },
      assignDataRequest: { dataRequestId: `DataRequest:${dataRequest.id}`, expectedVersion: 1 },
      eraseRequestedData: {
        dataRequestId: `DataRequest:${dataRequest.id}`,
        expectedVersion: 1,
        email: dataRequest.email,
      },
      answerDataRequest: { dataRequestId: `DataRequest:${dataRequest.id}`, expectedVersion: 1, words: 'Done.' },
      refuseDataRequest: { dataRequestId: `DataRequest:${dataRequest.id}`, expectedVersion: 1, reason: 'No.' },
      extendDataRequest: { dataRequestId: `DataRequest:${dataRequest.id}`, expectedVersion: 1, reason: 'Later.' },
      settleReport: { reportId: `ProfileReport:${report.id}`, expectedVersion: 1 },
      dismissReport: { reportId: `ProfileReport:${report.id}`, expectedVersion: 1 },
      addUnclaimedProfile: {
        agencyId: `Agency:${theirs.recruiter.agency_id}`,
        name: 'Una Claimed',
        email: 'una@unclaimed-hire.example',
        country: 'AU',
        source: 'the public team page',
      },
      declineClaim: { claimId: `Claim:${claim.id}`, expectedVersion: 1, reason: 'Nobody knows them.' },
      approveAgency: { agencyId: `Agency:${theirs.recruiter.agency_id}`, expectedVersion: 1 },
      setAgencySeats: { agencyId: `Agency:${theirs.recruiter.agency_id}`, expectedVersion: 1, seats: 5 },
      approveAgencyName: { agencyId: `Agency:${theirs.recruiter.agency_id}`, expectedVersion: 1 },
      declineAgencyName: {
        agencyId: `Agency:${theirs.recruiter.agency_id}`,
        expectedVersion: 1,
        reason: 'Nobody knows it.',
      },
      declineAgency: {
        agencyId: `Agency:${theirs.recruiter.agency_id}`,
        expectedVersion: 1,
        reason: 'Nobody knows it.',
      },
      approveCompany: { companyId: `Company:${company.id}`, expectedVersion: 1 },
      mergeRecruiters: {
        recruiterId: `Recruiter:${theirs.recruiter.id}`,
        intoId: `Recruiter:${us.recruiter.id}`,
        signIn: 'into',
      },
      mergeAgencies: {
        agencyId: `Agency:${theirs.recruiter.agency_id}`,
        intoId: `Agency:${us.recruiter.agency_id}`,
        expectedVersion: 1,
        keepsAdmins: false,
      },
      mergeCompanies: {
        companyId: `Company:${company.id}`,
        intoId: `Company:${nobodys}`,
        expectedVersion: 1,
        keepsAdmins: false,
        movesDomains: true,
      },
      declineCompany: { companyId: `Company:${company.id}`, expectedVersion: 1, reason: 'Nobody knows it.' },
      sendMailAgain: { mailId: `Mail:${mailId}` },
      leaveMail: { mailId: `Mail:${mailId}` },
      shareAgencyReport: { reportId: `AgencyReport:${agencyReport.id}`, isShared: true },
      saveCampaignSettings: {
        ...{ settingsId: `CampaignSettings:${theirs.recruiter.agency_id}`, expectedVersion: 1, dailyLimit: 5 },
      },
      createPost: {
        ...{ reviewId: `Review:${published.id}`, kind: 'review', shape: 'wide', state: 'made' },
        settings: standardReviewSettings.default,
      },
      savePost: { postId: `Post:${post.id}`, expectedVersion: 1, text: 'Ours' },
      deletePost: { postId: `Post:${post.id}` },
      linkPostDraft: { postId: `Post:${post.id}` },
      sharePost: { postId: `Post:${post.id}`, expectedVersion: 1 },
      createWidget: {
        ...{ recruiterId: `Recruiter:${theirs.recruiter.id}`, name: 'Ours', kind: 'carousel', layout: 'single' },
        ...{ theme: 'light', accent: '#0072bb', leastLevel: 1, origins: [] },
      },
      saveStatement: { statementId: `CapabilityStatement:${statement.id}`, expectedVersion: 1, name: 'Ours' },
      deleteStatement: { statementId: `CapabilityStatement:${statement.id}` },
      shareStatement: { statementId: `CapabilityStatement:${statement.id}`, days: 90 },
      withdrawStatement: { versionId: `StatementVersion:${statementVersion.id}` },
      saveWidget: { widgetId: `Widget:${widget.id}`, expectedVersion: 1, isPaused: true },
      deleteWidget: { widgetId: `Widget:${widget.id}` },
      revokeApiToken: { tokenId: `ApiToken:${apiToken.id}` },
      retryMailbox: { mailboxId: `Mailbox:${mailbox.id}` },
      pauseMailbox: { mailboxId: `Mailbox:${mailbox.id}` },
      resumeMailbox: { mailboxId: `Mailbox:${mailbox.id}` },
      disconnectMailbox: { mailboxId: `Mailbox:${mailbox.id}` },
      dismissFoundPeople: { ids: [`FoundPerson:${foundPerson.id}`] },
      restoreFoundPeople: { ids: [`FoundPerson:${foundPerson.id}`] },
      inviteFoundPerson: {
        ...{ personId: `FoundPerson:${foundPerson.id}`, audience: 'candidate', name: 'Riley Fenwick' },
        ...{ jobTitle: 'Site Engineer', jobType: 'permanent', startDate: '2026-09-01', companyName: 'Kestrel Works' },
      },
      removeMailExclusion: { exclusionId: `MailExclusion:${mailExclusion.id}` },
      disconnect: { connectionId: `Integration:${connection.id}` },
      startSync: { connectionId: `Integration:${connection.id}` },
      pauseConnection: { connectionId: `Integration:${connection.id}` },
      resumeConnection: { connectionId: `Integration:${connection.id}` },
      syncNow: { connectionId: `Integration:${connection.id}` },
      saveTypeMeaning: { connectionId: `Integration:${connection.id}`, word: 'Perm', meaning: 'permanent' },
      saveStatusMeaning: { connectionId: `Integration:${connection.id}`, word: 'Won', meaning: 'open' },
      matchConnectionPerson: { personId: `ConnectionPerson:${consultant.id}`, isIgnored: true },
      saveWebhook: { webhookId: `Webhook:${webhook.id}`, expectedVersion: 1, isOn: false },
      renewWebhookSecret: { webhookId: `Webhook:${webhook.id}`, expectedVersion: 1 },
      deleteWebhook: { webhookId: `Webhook:${webhook.id}` },
      testWebhook: { webhookId: `Webhook:${webhook.id}` },
      redeliverWebhook: { deliveryId: `WebhookDelivery:${delivery.id}` },
      saveNpsCase: { caseId: `NpsCase:${npsCase.id}`, expectedVersion: 1, dueOn: '2199-01-01' },
      moveNpsCase: { caseId: `NpsCase:${npsCase.id}`, expectedVersion: 1, event: 'resolve' },
      noteNpsCase: { caseId: `NpsCase:${npsCase.id}`, note: 'Ours' },
      createCampaign: { surveyId: `Survey:${survey.id}`, name: 'Ours' },
      cancelSurveyRequests: { ids: [`SurveyRequest:${surveyRequest.id}`] },
      sendSurveyAgain: { requestId: `SurveyRequest:${surveyRequest.id}` },
      addSurveyPeople: { campaignId: `Campaign:${campaign.id}`, lines: 'dana@people.example' },
      saveCampaign: { campaignId: `Campaign:${campaign.id}`, expectedVersion: 1, name: 'Ours' },
      resumeCampaign: { campaignId: `Campaign:${campaign.id}` },
      tagResponse: { responseId: `SurveyResponse:${response.id}`, name: 'Ours' },
      untagResponse: { responseId: `SurveyResponse:${response.id}`, tagId: `SurveyTag:${surveyTag}` },
      deleteCampaign: { campaignId: `Campaign:${campaign.id}` },
      saveSurvey: { surveyId: `Survey:${survey.id}`, expectedVersion: 1, showsLogo: false },
      editWorkflow: { surveyId: `Survey:${survey.id}`, group: 'passive' },
      saveWorkflow: {
        ...{ workflowId: `Workflow:${workflow.id}`, expectedVersion: 1, questions: workflow.questions },
        ...{ thanksTitle: 'Thanks', thanksText: '', notifiesOwner: false, sendsWebhook: false },
      },
      discardWorkflow: { workflowId: `Workflow:${workflow.id}`, expectedVersion: 1 },
      publishWorkflow: { workflowId: `Workflow:${workflow.id}`, expectedVersion: 1 },
      restoreWorkflow: { workflowId: `Workflow:${workflow.id}`, expectedVersion: 1 },
      noteWorkflowEditing: { workflowId: `Workflow:${workflow.id}` },
      renameTeam: { teamId: `Team:${team.id}`, expectedVersion: 1, name: 'Ours' },
      deleteTeam: { teamId: `Team:${team.id}` },
      setTeamMembers: {
        teamId: `Team:${team.id}`,
        recruiterIds: [`Recruiter:${theirs.recruiter.id}`],
        isLead: true,
      },
      removeTeamMembers: { teamId: `Team:${team.id}`, recruiterIds: [`Recruiter:${theirs.recruiter.id}`] },
      sendMemberInvitationAgain: { memberInvitationId: `MemberInvitation:${memberInvitation.id}` },
      withdrawMemberInvitation: { memberInvitationId: `MemberInvitation:${memberInvitation.id}` },
      withdrawJoinRequest: { joinRequestId: `JoinRequest:${joinRequest.id}` },
      acceptJoinRequests: { ids: [`JoinRequest:${joinRequest.id}`] },
      declineJoinRequests: { ids: [`JoinRequest:${joinRequest.id}`] },
      changeTraining: {
        bookingId: `TrainingBooking:${booking.id}`,
        expectedVersion: 1,
        topics: ['team'],
        times: bookingTimes,
        people: 2,
      },
      cancelOwnTraining: { bookingId: `TrainingBooking:${booking.id}` },
      confirmTraining: {
        bookingId: `TrainingBooking:${booking.id}`,
        expectedVersion: 1,
        startsAt: bookingTimes[0],
        meetingUrl: 'https://meet.example/session',
      },
      moveTraining: {
        bookingId: `TrainingBooking:${booking.id}`,
        expectedVersion: 1,
        startsAt: bookingTimes[0],
        meetingUrl: 'https://meet.example/session',
      },
      finishTraining: { bookingId: `TrainingBooking:${booking.id}`, expectedVersion: 1 },
      cancelTraining: { bookingId: `TrainingBooking:${booking.id}`, expectedVersion: 1, reason: 'We are ill.' },
      setMemberAdmin: { personId: `Person:${theirs.user.id}`, isAdmin: true },
      deactivateMember: { personId: `Person:${theirs.user.id}`, reason: 'They left.' },
      bringBackMember: { personId: `Person:${theirs.user.id}` },
      mailCompanyDomainLink: { domainId: `CompanyDomain:${companyDomain.id}`, email: 'postmaster@theirs.example' },
      checkCompanyDomain: { domainId: `CompanyDomain:${companyDomain.id}` },
      removeCompanyDomain: { domainId: `CompanyDomain:${companyDomain.id}` },
      saveJob: { jobId: `Job:${job.id}`, expectedVersion: 1, title: 'Foreman' },
      copyJob: { jobId: `Job:${job.id}` },
      deleteJob: { jobId: `Job:${job.id}` },
      publishJob: { jobId: `Job:${job.id}`, expectedVersion: 1 },
      closeJob: { jobId: `Job:${job.id}` },
      withdrawJob: { jobId: `Job:${job.id}` },
      inviteToJob: { jobId: `Job:${job.id}`, recruiterIds: [`Recruiter:${theirs.recruiter.id}`] },
      requestEngagement: { jobId: `MarketplaceJob:${hiddenJob.id}`, pitch: 'We placed three of them last year.' },
      acceptEngagement: { engagementId: `EngagedJob:${engagement.id}` },
      rejectEngagement: { engagementId: `EngagedJob:${engagement.id}` },
      withdrawEngagement: { engagementId: `JobEngagement:${engagement.id}` },
      submitCandidate: {
        ...{ jobId: `MarketplaceJob:${hiddenJob.id}`, candidateName: 'Kim Candidate', cvName: 'Kim.pdf' },
        ...{ candidateEmail: 'kim@candidate.example', pitch: 'Led two sites like this one.' },
      },
      askCandidateAgain: { applicationId: `Application:${application.id}` },
      withdrawApplication: { applicationId: `Application:${application.id}` },
      rejectApplication: { applicationId: `Application:${application.id}`, reason: 'Too junior.' },
      startInterviews: { applicationId: `Application:${application.id}` },
      scheduleInterview: {
        ...{ applicationId: `Application:${interviewed.id}`, mode: 'phone', minutes: 30, slots: [interviewTime] },
      },
      acceptInterview: { ...ofInterview, slot: interviewTime },
      acceptReschedule: { ...ofInterview, slot: interviewTime },
      rescheduleInterview: { ...ofInterview, slots: [interviewTime] },
      cancelInterview: { ...ofInterview, reason: 'The job is on hold.' },
      completeInterview: ofInterview,
      markNoShow: ofInterview,
      createOffer: {
        applicationId: `Application:${offered.id}`,
        ...{ salary: 9_000_000, startsOn: '2099-01-04', answerBy: '2099-01-04' },
      },
      withdrawOffer: { offerId: `Offer:${offer.id}`, reason: 'The budget was cut.' },
      acceptOffer: { offerId: `Offer:${offer.id}` },
      rejectOffer: { offerId: `Offer:${offer.id}`, reason: 'They chose another job.' },
      sendJobMessage: { aboutId: `Application:${application.id}`, words: 'When could they start?' },
      readJobThread: { threadId: `JobThread:${thread.id}` },
      changeJobSearch: {
        ...{ searchId: `SavedJobSearch:${savedSearch.id}`, expectedVersion: 1, name: 'All', rhythm: 'never' },
      },
      deleteJobSearch: { searchId: `SavedJobSearch:${savedSearch.id}` },
      approveJob: { jobId: `Job:${job.id}`, expectedVersion: 1 },
      declineJob: { jobId: `Job:${job.id}`, expectedVersion: 1, reason: 'Not clear enough.' },
      saveSupplier: { supplierId: `Supplier:${supplier.id}`, expectedVersion: 1, startsOn: '2026-09-01' },
      removeSupplier: { supplierId: `Supplier:${supplier.id}`, isRemoved: true },
      removeSuppression: { suppressionId: `Suppression:${suppressionId}`, because: 'requested' },
    };
    /** Their inputs name no tenant's row, or a public profile. */
    const ofNoTenant = [
      'setTimeZone',
      'signOutEverywhere',
      'changePassword',
      'beginSignInLink',
      'changeName',
      'saveUserProfile',
      'requestEmailChange',
      'sendEmailChangeAgain',
      'cancelEmailChange',
      'confirmEmailChange',
      'refuseEmailChange',
      'completeCompany',
      'saveCompanyProfile',
      'addCompanyDomain',
      'createJob',
      'bookTraining',
      'enquire',
      'claimProfile',
      'requestData',
      'confirmDataRequest',
      'requestOwnData',
      'enterDataRequest',
      'contactProfile',
      'revealPhone',
      'reportProfile',
      'sendOpenReview',
      'createReviewTemplate',
      'confirmOpenReview',
      'noteShareSeen',
      'noteStatementSeen',
      'createStatement',
      'unsubscribe',
      'subscribeAgain',
      'verifyClaim',
      'joinByInvitation',
      'inviteMembers',
      'requestToJoin',
      'leaveTenant',
      'confirmAgencyContact',
      'confirmCompanyDomain',
      'confirmReplyTo',
      'giveConsent',
      'saveJobSearch',
      'withdrawConsent',
      'setFavourite',
      'shareFavourites',
      'recordProfileLook',
      'clearProfileLooks',
      'skipOnboardingStep',
      'dismissOnboarding',
      'markNotices',
      'chooseNoticeMail',
      'addSupplier',
      'createTeam',
      'startSurveys',
      'createApiToken',
      'createInboundAddress',
      'beginConnecting',
      'finishConnecting',
      'createWebhook',
      'renewSyncAddress',
      'connectMailbox',
      'addMailExclusion',
      'answerSurvey',
      'noteSurveyActivity',
      'acceptReviewOffer',
      'makeAgencyReport',
      'endImpersonation',
      'addSuppression',
      'retryTask',
      'retryFailedTasks',
      'removeTask',
    ];
    const ownIds = [
      unpublished.id,
      connection.id,
      consultant.id,
      signInLinkId,
      googlePlace.id,
      later.openCase,
      later.queuedReply,
      enquiry.id,
      claim.id,
      report.id,
      dataRequest.id,
      company.id,
      theirs.recruiter.agency_id,
      theirs.recruiter.id,
      published.id,
      unpublished.id,
      invitation.placement_id,
      importId,
      invitation.id,
      mailId,
      suppressionId,
      theirs.user.id,
      sessionId,
      inviteSettingsId,
      importId,
      supplier.id,
      job.id,
      hiddenJob.id,
      engagement.id,
      application.id,
      interviewed.id,
      interview.id,
      offered.id,
      offer.id,
      thread.id,
      savedSearch.id,
      companyDomain.id,
      team.id,
      survey.id,
      campaign.id,
      statement.id,
      statementVersion.id,
      post.id,
      widget.id,
      template.id,
      npsCase.id,
      apiToken.id,
      foundPerson.id,
      mailbox.id,
      mailExclusion.id,
      webhook.id,
      delivery.id,
      surveyRequest.id,
      response.id,
      workflow.id,
      agencyReport.id,
      memberInvitation.id,
      joinRequest.id,
      booking.id,
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
