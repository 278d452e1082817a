import { pastPeriods } from '#common/agency-reports/period.ts';
import type { Context } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { createEmployer } from '#server/features/accounts/accounts.factories.ts';
import { createAgencyReport } from '#server/features/agency-reports/reports.factories.ts';
import { createApiToken } from '#server/features/api/api.factories.ts';
import { createBadge } from '#server/features/badges/badges.factories.ts';
import {
  createConnection,
  createConnectionEvent,
  createConsultant,
  createRecord,
} from '#server/features/connections/connections.factories.ts';
import { createOwnAccount } from '#server/features/connections/testing/own-account.ts';
import {
  createFoundPerson,
  createMailbox,
  createMailExclusion,
  createSyncAddress,
} from '#server/features/email-sync/email-sync.factories.ts';
import { createGooglePlace, createGoogleReview } from '#server/features/google-reviews/google-reviews.factories.ts';
import { createSupplier } from '#server/features/hiring/hiring.factories.ts';
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
  createDataCopy,
  createDataRequest,
  createEnquiry,
  createReport,
} from '#server/features/joining/enquiries/enquiries.factories.ts';
import { createNotice } from '#server/features/notices/notices.factories.ts';
import { createJoinRequest, createMemberInvitation } from '#server/features/people/people.factories.ts';
import { createImports } from '#server/features/placements/importing/imports.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createPost, createPostShare } from '#server/features/posts/posts.factories.ts';
import {
  createAgency,
  createCompany,
  createCompanyDomain,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { slugHash } from '#server/features/profiles/removal/gone-profiles.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { createTemplate } from '#server/features/reviews/templates/templates.factories.ts';
import { createOpenReview } from '#server/features/reviews/writing/open-reviews.factories.ts';
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
import { createTrainingBooking, createTrainingSession } from '#server/features/training/training.factories.ts';
import { createWidget } from '#server/features/widgets/widgets.factories.ts';
import { testServers } from '#server/integrations/test-servers.ts';
import { composeMail } from '#server/mail/compose.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { hashToken } from '#server/session/tokens.ts';
import { KeptUpload } from '#server/storage/kept-upload.ts';
import { createAfterPublication } from './after-publication.ts';
import type { People } from './people.ts';

/** One row of every kind with a value in every column, and rows in the states that mutations need. */
export type World = Awaited<ReturnType<typeof createWorld>>;

export async function createWorld(database: Database, context: Context, people: People) {
  const { kysely } = database;
  const newId = () => context.nature.newId();
  const recruiter_id = people.recruiter.id;
  const agency_id = people.recruiter.agency_id;
  const by = people.staff;
  const at = new Date();
  await kysely
    .updateTable('agencies')
    .set({
      website: 'https://lantern.example',
      phone: '+61 2 5550 1234',
      approved_at: at,
      approved_by: by,
      declined_because: 'Asked again',
    })
    .where('id', '=', agency_id)
    .execute();
  await createAgency(database, { name: 'Paper Lantern Placement' });

  const logoId = newId();
  await kysely
    .insertInto('files')
    .values({
      id: logoId,
      key: 'k'.repeat(43),
      kind: 'picture',
      media_type: 'image/webp',
      state: 'attached',
      uploaded_at: at,
      attached_at: at,
      size: 1,
      sha256: Buffer.alloc(32),
    })
    .execute();
  const pictureId = newId();
  await kysely
    .insertInto('files')
    .values({
      id: pictureId,
      key: 'p'.repeat(43),
      kind: 'picture',
      media_type: 'image/webp',
      state: 'attached',
      agency_id,
      uploaded_at: at,
      attached_at: at,
      size: 1,
      sha256: Buffer.alloc(32),
    })
    .execute();
  const shown = { cover_file_id: pictureId, video_url: 'https://vimeo.com/76979871', long_text: 'More about us.' };
  await kysely
    .updateTable('agencies')
    .set({
      ...shown,
      plan: 'pro_team',
      logo_file_id: pictureId,
      google_review_url: 'https://g.page/r/lantern/review',
      offers_google_review: true,
    })
    .where('id', '=', agency_id)
    .execute();
  await kysely
    .updateTable('recruiters')
    .set({ ...shown, photo_file_id: pictureId, linkedin_url: 'https://www.linkedin.com/in/robin' })
    .where('id', '=', recruiter_id)
    .execute();
  await kysely
    .updateTable('companies')
    .set({ website: 'https://pinwheel.example', approved_by: by, logo_file_id: logoId })
    .where('id', '=', people.company.id)
    .execute();

  const placement = await createPlacement(database, {
    recruiter_id,
    end_date: '2027-01-31',
    speciality: 'engineering',
    location: 'Perth WA',
  });
  const invitation = await createInvitation(database, {
    recruiter_id,
    placement_id: placement.id,
    state: 'cancelled',
    cancelled_because: 'The placement fell through',
    message: 'Would you?',
    sent_at: at,
    completed_at: at,
    expires_at: at,
    bounced_because: 'No such mailbox',
    next_reminder_at: at,
  });
  const invited = await createInvitation(database, { recruiter_id });
  const endedInvitation = await createInvitation(database, { recruiter_id, state: 'expired' });
  const openly = await createPlacement(database, { recruiter_id, candidate_email: 'sage.openly@mail.example' });
  const openReview = await createOpenReview(database, {
    recruiter_id,
    email: 'sage.openly@mail.example',
    placement_id: openly.id,
  });
  await kysely
    .insertInto('placement_problems')
    .values({
      id: newId(),
      agency_id,
      placement_id: placement.id,
      audience: 'candidate',
      kind: 'wrong_facts',
      words: 'It was in March',
      created_at: at,
    })
    .execute();
  await kysely
    .insertInto('audit_entries')
    .values({
      id: newId(),
      at,
      actor: 'user',
      user_id: people.recruiter.user_id,
      action: 'inviteAgain',
      agency_id,
      subject_type: 'Invitation',
      subject_id: invitation.id,
      details: JSON.stringify({ fields: ['location'] }),
    })
    .execute();
  const batch_id = newId();
  await kysely
    .insertInto('invitation_batches')
    .values({ id: batch_id, agency_id, created_at: at, paused_at: at, paused_because: '2 of 20 mails came back' })
    .execute();
  const waitingInvitation = await createInvitation(database, { recruiter_id, state: 'scheduled', batch_id });
  const draftInvitation = await createInvitation(database, { recruiter_id, state: 'draft' });
  const bouncedInvitation = await createInvitation(database, {
    recruiter_id,
    state: 'bounced',
    recipient_email: 'mistyped@mail.example',
    bounced_because: 'No such mailbox',
  });
  const cancelledInvitation = await createInvitation(database, {
    recruiter_id,
    state: 'cancelled',
    recipient_email: 'taken-back@mail.example',
  });
  const published = await createReview(database, {
    recruiter_id,
    private_note: 'Between us',
    company_name: 'Pinwheel Logistics',
    shows_company: true,
    corrections: 'It was in March',
    decided_at: at,
    decided_by: by,
    rejected_because: 'spam',
    rejected_words: 'Nobody was placed',
  });
  await kysely
    .insertInto('review_replies')
    .values({ review_id: published.id, agency_id, body: 'Thank you', created_at: at, updated_at: at })
    .execute();
  await createReview(database, { recruiter_id, level: 1 });
  const gone = await createReview(database, {
    recruiter_id,
    publication: 'removed',
    private_note: 'Between us',
    company_name: 'Pinwheel Logistics',
    shows_company: true,
    corrections: 'It was in March',
    decided_at: at,
    decided_by: by,
    rejected_because: 'spam',
    rejected_words: 'Nobody was placed',
    removed_words: 'It names the manager',
    gone_at: at,
    edited_at: at,
    changes_words: 'Leave out the name',
    changes_requested_at: at,
  });
  const later = await createAfterPublication(database, context, { gone, published, by });
  const queued = await createReview(database, { recruiter_id, publication: 'unpublished', moderation: 'queued' });

  const waiting = await createReview(database, {
    recruiter_id,
    level: 1,
    publication: 'unpublished',
    moderation: 'cleared',
    reviewer_email: placement.candidate_email,
    reviewer_role: 'Site Engineer',
    company_name: 'Pinwheel Logistics',
  });
  const sideToInvite = await kysely
    .selectFrom('sides_to_invite')
    .selectAll()
    .where('placement_id', '=', placement.id)
    .where('audience', '=', 'candidate')
    .executeTakeFirstOrThrow();

  const sessionOf = async (user_id: string) => {
    const id = newId();
    await kysely
      .insertInto('session_families')
      .values({ id, user_id, created_at: at, last_used_at: at, device: 'Firefox' })
      .execute();
    return id;
  };
  const sessions = { agency: await sessionOf(people.agency.own), company: await sessionOf(people.hiring.own) };
  const signInLinkOf = async (user_id: string) => {
    const id = newId();
    await kysely
      .insertInto('sign_in_links')
      .values({ id, user_id, vendor: 'google', subject: id, created_at: at })
      .execute();
    return id;
  };
  const signInLinks = {
    agency: await signInLinkOf(people.agency.own),
    company: await signInLinkOf(people.hiring.own),
  };
  const givenBy = async (userId: string) => {
    const user = await kysely.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    return (await createReview(database, { level: 1, reviewer_email: user.email })).id;
  };
  const given = { agency: await givenBy(people.agency.own), company: await givenBy(people.hiring.own) };
  const keptBy = async (user_id: string) => {
    const kept = { user_id, recruiter_id, agency_id: null };
    const [look, favourite] = [newId(), newId()];
    await kysely
      .insertInto('profile_looks')
      .values({ id: look, ...kept, looked_at: at })
      .execute();
    await kysely
      .insertInto('favourites')
      .values({ id: favourite, ...kept, created_at: at })
      .execute();
    return { look, favourite };
  };
  const kept = { agency: await keptBy(people.agency.own), company: await keptBy(people.hiring.own) };
  const noticeFor = async (user_id: string) => {
    const notice = await createNotice(database, { user_id });
    await kysely.insertInto('notice_choices').values({ user_id, topic: 'reviews', rhythm: 'weekly' }).execute();
    return notice.id;
  };
  const { survey, workflows } = await createSurvey(database, {
    agency_id,
    ...{ question: 'Would you recommend us?', intro: 'Hello', subject: 'A question', mail_text: 'How was it?' },
  });
  const live = workflows[0]!;
  const [draftId, oldId] = [newId(), newId()];
  const version = { ...live, questions: JSON.stringify(live.questions), edited_by: by };
  await kysely
    .insertInto('workflows')
    .values([
      { ...version, id: draftId, number: 3, status: 'draft', published_at: null },
      { ...version, id: oldId, number: 2, status: 'old', replaced_at: at, published_by: by },
    ])
    .execute();
  await kysely.insertInto('workflow_editors').values({ workflow_id: draftId, user_id: by, seen_at: at }).execute();
  const campaign = await createCampaign(database, { agency_id, survey_id: survey.id });
  const asked = await createRecipient(database, { agency_id, campaign_id: campaign.id });
  const done = await createRecipient(database, {
    ...{ agency_id, campaign_id: campaign.id, recruiter_id, state: 'complete' },
  });
  const response = await createResponse(database, {
    ...{ recipient: done.recipient, workflow: live, comment: 'It was slow', may_quote: true },
    answers: { reason: 'It was slow' },
  });
  const tag = await createTag(database, { response, name: 'Slow' });
  const npsCase = await createCase(database, { agency_id, response_id: response.id, owner_id: recruiter_id });
  await kysely
    .insertInto('nps_case_notes')
    .values({ id: newId(), agency_id, case_id: npsCase.id, author_id: by, words: 'Called', noted_at: at })
    .execute();
  await kysely
    .insertInto('audit_entries')
    .values({
      ...{ id: newId(), at, actor: 'user', user_id: by, action: 'contactCase', agency_id },
      ...{ subject_type: 'NpsCase', subject_id: npsCase.id },
    })
    .execute();
  await kysely
    .updateTable('surveys')
    .set({ template: 'custom_template', offers_google: true, offers_review: true })
    .where('id', '=', survey.id)
    .execute();
  const ofRecruiter = { agency_id, campaign_id: campaign.id, recruiter_id };
  const toSend = await createRecipient(database, { ...ofRecruiter, state: 'queued', sent_at: null });
  const longAgo = new Date('2020-03-02T09:00:00Z');
  const canceled = await createRecipient(database, {
    ...{ ...ofRecruiter, placement_id: placement.id, state: 'cancelled', cancelled_because: 'A mistake' },
    ...{ bounced_because: 'No such mailbox', sent_at: longAgo, started_at: longAgo, completed_at: longAgo },
    ...{ expires_at: longAgo, next_reminder_at: longAgo },
  });
  const unused = await createCampaign(database, { agency_id, survey_id: survey.id });
  await kysely
    .insertInto('campaign_settings')
    .values({
      ...{ agency_id, candidate_delay_days: 20, employer_delay_days: 40, second_reminder_day: 12, daily_limit: 900 },
      ...{ sender_name: 'Talent desk', candidate_message: 'How was it?', employer_message: 'How did we do?' },
    })
    .execute();
  const paused = await createCampaign(database, {
    ...{ agency_id, survey_id: survey.id },
    ...{ paused_at: new Date(), paused_because: '3 of 21 emails bounced.' },
  });
  const webhook = await createWebhook(database, { agency_id, secret_by: by, failing_since: at, stopped_at: at });
  const delivery = await createDelivery(database, { agency_id, webhook_id: webhook.id, problem: 'Slow' });
  const surveys = {
    webhook: webhook.id,
    delivery: delivery.id,
    campaign: campaign.id,
    unused: unused.id,
    paused: paused.id,
    npsCase: npsCase.id,
    waiting: toSend.recipient.id,
    request: canceled.recipient.id,
    response: response.id,
    tag,
    token: asked.token,
    done: done.token,
    survey: survey.id,
    live: live.id,
    draft: draftId,
    old: oldId,
  };
  const connection = await createConnection(database, {
    ...{ agency_id, connected_by: by, problem: 'No answer.', problem_kind: 'down', next_sync_at: at, ended_at: null },
  });
  const consultant = await createConsultant(database, connection, {
    ...{ email: 'quinn@agency.example', title: 'Consultant', recruiter_id, matched_by: 'hand' },
  });
  const connections = {
    connection: connection.id,
    consultant: consultant.id,
    record: (await createRecord(database, connection, { placement_id: placement.id })).id,
    event: (await createConnectionEvent(database, connection)).id,
    read: (await createConnection(database, { agency_id, vendor: 'vincere', state: 'connecting', started_at: null }))
      .id,
    paused: (await createConnection(database, { agency_id, vendor: 'bullhorn', state: 'paused' })).id,
    browserKey: 'a-key-of-a-browser-in-a-test',
    /** Nothing is sent to them: JobAdder's sign-in page has one address for everybody. */
    useTestServers: async () => {
      testServers.url = () => 'http://127.0.0.1:9';
    },
  };
  const lapsed_on = new Date().toISOString().slice(0, 10);
  await createBadge(database, { recruiter_id, lapsed_on, lapsed_because: 'score' });
  const post = await createPost(database, { agency_id, recruiter_id, text: 'We hire.' });
  const sharedBy = async (user_id: string) => {
    const share = await createPostShare(database, post, { user_id, state: 'failed', settled_at: at });
    return share.id;
  };
  const postShares = { agency: await sharedBy(people.agency.own), company: await sharedBy(people.hiring.own) };
  /** Connects LinkedIn for all recruiters, and for the one with posts also at another agency. */
  const connectLinkedIn = async () => {
    const expiresAt = new Date(Date.now() + 60 * 86_400_000);
    const recruiters = await kysely.selectFrom('recruiters').select(['user_id', 'agency_id']).execute();
    const moved = { user_id: people.agency.own, agency_id: people.rivalAgencyId };
    for (const { user_id, agency_id } of [...recruiters, moved])
      if (user_id) await createOwnAccount(database, { user_id, agency_id, expiresAt });
  };
  const { id: widget } = await createWidget(database, {
    ...{ agency_id, recruiter_id, audience: 'candidate', speciality: 'legal', origins: ['https://agency.example'] },
    created_by: by,
  });
  const owned = { agency_id, recruiter_id };
  const emailSync = {
    suggested: (await createFoundPerson(database, owned)).id,
    invited: (
      await createFoundPerson(database, {
        ...{ ...owned, state: 'invited', invited_as: invitation.audience, invited_at: at },
        placement_id: invitation.placement_id,
      })
    ).id,
    mailbox: (await createMailbox(database, { ...owned, problem: 'Slow', last_read_at: at })).id,
    gone: (await createMailbox(database, { ...owned, state: 'disconnected', password: null, disconnected_at: at })).id,
    address: (await createSyncAddress(database, { ...owned, last_mail_at: at })).id,
    ofAgency: (await createSyncAddress(database, { agency_id })).id,
    exclusion: (await createMailExclusion(database, { agency_id })).id,
  };
  const { id: template } = await createTemplate(database, { agency_id, recruiter_id, created_by: by });
  const madeStatement = await createStatement(database, {
    ...{ agency_id, recruiter_id, about: 'Twenty years of placements.', review_ids: [published.id], created_by: by },
  });
  const statementVersion = await createStatementVersion(database, madeStatement, {
    ...{ withdrawn_at: null, last_viewed_at: new Date(), shared_by: by },
  });
  const agencyReport = (wishes: object) => createAgencyReport(database, { agency_id, recruiter_id, ...wishes });
  const reports = {
    own: (await agencyReport({ first_day: '2025-03-01', last_day: '2025-03-31', reviewId: published.id })).id,
    shared: (await agencyReport({ first_day: '2025-02-01', last_day: '2025-02-28', is_shared: true })).id,
    lastMonth: pastPeriods('month', new Date().toISOString().slice(0, 10), 1)[0]!.from,
  };
  await kysely
    .insertInto('figure_days')
    .values({
      ...{ agency_id, audience: 'candidate', day: reports.lastMonth, sent: 1 },
      ...{ opened: 0, started: 0, answered: 0, published: 0, counted: 0, weight: 0, weighted_stars: 0 },
      ...{ level_0: 0, level_1: 0, level_2: 0, level_3: 0, level_4: 0, ratings: [] },
    })
    .execute();
  const notices = { agency: await noticeFor(people.agency.own), company: await noticeFor(people.hiring.own) };
  const searchOf = async (user_id: string) => {
    const filters = { words: 'a', speciality: 'b', jobType: 'temp', country: 'AU', searchType: 'open' };
    return (await createSavedSearch(database, { user_id, filters: JSON.stringify(filters) })).id;
  };
  const savedSearches = { agency: await searchOf(people.agency.own), company: await searchOf(people.hiring.own) };
  const looks = { agency: kept.agency.look, company: kept.company.look };
  const favourites = { agency: kept.agency.favourite, company: kept.company.favourite };
  await kysely
    .updateTable('company_members')
    .set({ shares_favourites: true })
    .where('user_id', '=', people.hiring.own)
    .execute();
  const { id: supplier } = await createSupplier(database, {
    company_id: people.company.id,
    recruiter_id,
    fee_percent: '17.5',
    guarantee_days: 90,
    ends_on: '2027-06-30',
    terms: 'A replacement is free.',
    notes: 'Ask for Robin.',
    added_by: people.hiring.own,
  });
  await kysely
    .insertInto('audit_entries')
    .values({
      id: newId(),
      at,
      actor: 'user',
      user_id: people.hiring.own,
      action: 'saveSupplier',
      company_id: people.company.id,
      subject_type: 'Supplier',
      subject_id: supplier,
      details: JSON.stringify({ fields: ['terms'] }),
    })
    .execute();
  const ofCompany = { company_id: people.company.id, created_by: people.hiring.own };
  const jobDraft = await createJob(database, ofCompany);
  const job = await createJob(database, {
    ...{ ...ofCompany, state: 'open', salary_from: 8_000_000, salary_to: 9_000_000, closes_on: '2099-01-01' },
    ...{ opens_on: '2026-09-01', ended_because: 'Not yet', declined_because: 'Once' },
  });
  const jobToApprove = await createJob(database, { ...ofCompany, state: 'pending' });
  const engagement = await createEngagement(database, {
    ...{ job_id: job.id, company_id: people.company.id, agency_id: people.recruiter.agency_id, recruiter_id },
    ...{ pitch: 'I know three.', reason: 'None', ended_by: 'company' },
  });
  const foundJob = await createJob(database, { ...ofCompany, state: 'open' });
  const engaged = await createEngagement(database, {
    ...{ job_id: foundJob.id, company_id: people.company.id, agency_id: people.recruiter.agency_id },
    ...{ recruiter_id, state: 'accepted' },
  });
  const candidate = {
    ...{ job_id: foundJob.id, company_id: people.company.id, agency_id: people.recruiter.agency_id, recruiter_id },
    ...{ candidate_phone: '1', cv_name: 'Kim.pdf', salary_wish: 1, notice_weeks: 1, reason: 'None' },
  };
  const keptCv = newId();
  await kysely
    .insertInto('files')
    .values({
      ...{ id: keptCv, key: 'v'.repeat(43), kind: 'cv', media_type: 'application/pdf', size: 1, state: 'attached' },
      ...{ sha256: Buffer.alloc(32), uploaded_at: at, attached_at: at },
    })
    .execute();
  const application = await createApplication(database, { ...candidate, cv_file_id: keptCv });
  const threadOf = { company_id: people.company.id, agency_id: people.recruiter.agency_id, recruiter_id };
  await createThread(database, { ...threadOf, job_id: engagement.job_id });
  const thread = await createThread(
    database,
    { ...threadOf, job_id: foundJob.id, application_id: application.id },
    { author_id: people.hiring.own },
  );
  const waitingApplication = await createApplication(database, {
    ...{ ...candidate, consented_at: null, consented_to: null, asked_at: new Date(Date.now() - 2 * 86_400_000) },
    token_hash: hashToken('the link to consent'),
  });
  const cv = new KeptUpload({ id: newId(), kind: 'cv', sha256: '00'.repeat(32) });
  await kysely
    .insertInto('files')
    .values({
      ...{ id: cv.id, key: 'c'.repeat(43), kind: 'cv', media_type: 'application/pdf', size: 1 },
      ...{ sha256: Buffer.alloc(32), uploaded_by: people.agency.own, uploaded_at: at },
    })
    .execute();
  const publicJob = await createJob(database, {
    ...{ ...ofCompany, state: 'open', is_public: true, is_on_profiles: true, closes_on: '2099-01-01' },
    ...{ closes_at: new Date('2099-01-01T13:00Z'), salary_from: 8_000_000, salary_to: 9_000_000 },
  });
  await createEngagement(database, {
    ...{ job_id: publicJob.id, company_id: people.company.id, agency_id: people.recruiter.agency_id },
    ...{ recruiter_id, state: 'accepted' },
  });
  const endedJob = await createJob(database, { ...ofCompany, state: 'closed', is_public: true });
  const requestedJob = await createJob(database, { ...ofCompany, state: 'open' });
  const interviewed = await createApplication(database, {
    ...{ job_id: foundJob.id, company_id: people.company.id, agency_id: people.recruiter.agency_id },
    ...{ recruiter_id, state: 'interviewing' },
  });
  const interviewProposed = await createInterview(database, interviewed);
  const interviewMoving = await createInterview(database, interviewed, {
    ...{ state: 'reschedule_requested', proposed_by: 'recruiter', slots: interviewProposed.slots },
  });
  const interviewStarted = await createInterview(database, interviewed, {
    ...{ state: 'accepted', starts_at: new Date(at.getTime() - 3_600_000), note: 'Hello', reason: 'A trip' },
  });
  const jobWithRoom = await createJob(database, { ...ofCompany, state: 'open', openings: 9 });
  const ofBoth = { company_id: people.company.id, agency_id: people.recruiter.agency_id };
  const submitted = { ...ofBoth, job_id: jobWithRoom.id, recruiter_id };
  const offerable = await createApplication(database, { ...submitted, state: 'interviewing' });
  const offered = await createApplication(database, { ...submitted, state: 'offered' });
  const offer = await createOffer(database, {
    ...{ ...ofBoth, application_id: offered.id, job_type: 'temp', ends_on: '2099-03-01', conditions: 'A check.' },
  });
  const sides = ['agency', 'hiring'] as const;
  const impersonations = sides.map((side) => ({ id: newId(), user_id: people[side].own }));
  await kysely
    .insertInto('impersonations')
    .values(
      impersonations.map((one) => ({
        ...one,
        admin_id: by,
        reason: 'They cannot sign in',
        started_at: at,
        expires_at: new Date(at.getTime() + 60_000),
        // The cell of a super admin who acts as the recruiter.
        ended_at: one.user_id === people.agency.own ? null : at,
      })),
    )
    .execute();

  const email = 'enquirer@lantern.example';
  const enquiry = await createEnquiry(database, {
    email,
    agency_name: 'Paper Lantern Placements',
    phone: '1',
    linkedin_url: 'https://www.linkedin.com/in/robin',
    state: 'declined',
    declined_because: 'Unknown',
    decided_at: at,
    decided_by: by,
    recruiter_id,
  } as never);
  const waitingEnquiry = await createEnquiry(database, { email });
  const claim = await createClaim(database, {
    recruiter_id,
    email: 'claimant@lantern.example',
    note: 'It is me',
    state: 'declined',
    declined_because: 'It is not',
    decided_at: at,
    decided_by: by,
  });
  await createClaim(database, { recruiter_id, email: 'second@lantern.example' });
  const waitingClaim = await createClaim(database);
  const seeRequest = await createDataRequest(database, { email: 'reader@lantern.example' });
  const dataRequest = await createDataRequest(database, {
    kind: 'erase',
    email: 'person@lantern.example',
    details: 'Everything, please.',
    extended_because: 'Many records',
    came_by: 'post',
    received_on: '2026-11-02',
    entered_by: people.staff,
    owner_id: people.staff,
  });
  const report = await createReport(database, { agency_id, recruiter_id, email: 'reporter@lantern.example' });
  await kysely
    .insertInto('gone_profiles')
    .values({ id: newId(), slug_hash: slugHash('somebody-gone'), gone_at: at })
    .execute();

  const compose = async () =>
    (await inWrite(context, (write) => composeMail(write, letter({ agencyId: agency_id })))).id;
  const mail = await compose();
  const failedMail = await compose();
  await kysely
    .updateTable('mails')
    .set({ state: 'failed', error: 'No such mailbox', settled_at: at, text: 'Hello' })
    .where('id', 'in', [mail, failedMail])
    .execute();
  await kysely
    .updateTable('mails')
    .set({ looked_into_at: at, looked_into_by: by, sent_again_as: failedMail })
    .where('id', '=', mail)
    .execute();
  const suppression = (await inWrite(context, (write) =>
    suppress(write, { email: 'casey@mail.example', agencyId: agency_id, reason: 'unsubscribed' }),
  ))!;

  const entries = [
    ['Agency', agency_id],
    ['Company', people.company.id],
    ['Enquiry', enquiry.id],
    ['Claim', claim.id],
    ['DataRequest', dataRequest.id],
    ['Review', published.id],
    ['Review', gone.id],
    ['User', people.agency.own],
    ['User', people.hiring.own],
  ].map(([subject_type, subject_id]) => ({
    id: newId(),
    at,
    actor: 'user',
    action: 'touch',
    subject_type: subject_type!,
    subject_id: subject_id!,
    user_id: by,
    impersonated_by: by,
    agency_id,
    request_id: 'r',
    details: JSON.stringify({ kind: 'agency', ownerId: by }),
  }));
  await kysely.insertInto('audit_entries').values(entries).execute();

  const {
    rows: [task],
  } = await database.pool.query(
    "select id::text from graphile_worker.add_job('sweepExpired', '{}'::json, max_attempts := 1)",
  );
  await database.pool.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'It broke' where id = $1",
    [task.id],
  );

  const waitingAgency = await createAgency(database, { is_approved: false });
  const links = {
    account: 'the link to an account',
    claim: 'the link to a claim',
    dataRequest: 'the link to a request about data',
    dataCopy: 'the link to a copy of data',
    join: 'the link to join',
    contact: 'the link to a new contact',
    domain: 'the link to a domain',
    replyTo: 'the link to a new reply address',
    consent: 'the link to consent',
    unsubscribe: 'the link that unsubscribes',
    allowEmail: 'the link to the old address',
    confirmEmail: 'the link to the new address',
  };
  const inviteSettings = await kysely
    .updateTable('invite_settings')
    .set({
      sender_name: 'Paper Lantern',
      reply_to: 'desk@lantern.example',
      wished_reply_to: 'new-desk@lantern.example',
      reply_to_token_hash: hashToken(links.replyTo),
      reply_to_wished_at: at,
      candidate_message: 'How was it?',
      employer_message: 'How did we do?',
    })
    .where('agency_id', '=', agency_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('invite_sources')
    .values({ id: newId(), agency_id, source: 'bullhorn', since: '2026-11-01', turned_on_at: at, turned_on_by: by })
    .execute();
  await kysely
    .insertInto('email_changes')
    .values(
      [people.agency.own, people.hiring.own, by].map((user_id, index) => ({
        id: newId(),
        user_id,
        old_email: `old-${index}@lantern.example`,
        new_email: `new-${index}@lantern.example`,
        old_token_hash: hashToken(user_id === by ? links.allowEmail : `old ${index}`),
        new_token_hash: hashToken(user_id === by ? links.confirmEmail : `new ${index}`),
        old_confirmed_at: at,
        new_confirmed_at: at,
        mailed_at: new Date(at.getTime() - 300_000),
        expires_at: new Date(at.getTime() + 86_400_000),
      })),
    )
    .execute();
  await kysely
    .insertInto('unsubscribe_tokens')
    .values({ token_hash: hashToken(links.unsubscribe), email: 'sage.left@mail.example', agency_id, created_at: at })
    .execute();
  await kysely
    .insertInto('account_links')
    .values({
      token_hash: hashToken(links.account),
      user_id: people.agency.own,
      purpose: 'sign_in',
      created_at: at,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  await createClaim(database, {
    recruiter_id,
    state: 'requested',
    verified_at: null,
    token_hash: hashToken(links.claim),
  });
  await createDataCopy(database, {
    request_id: dataRequest.id,
    prepared_by: people.staff,
    token_hash: hashToken(links.dataCopy),
    sent_at: at,
    downloaded_at: at,
  });
  for (const id of [people.agency.own, people.hiring.own]) {
    const { email } = await kysely.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
    await createDataRequest(database, { email, came_by: 'account' });
  }
  await createDataRequest(database, {
    state: 'requested',
    confirmed_at: null,
    token_hash: hashToken(links.dataRequest),
  });
  await createAgency(database, {
    wished_contact_email: 'desk@lantern.example',
    contact_wished_at: at,
    contact_token_hash: hashToken(links.contact),
  });
  const companyDomain = await kysely
    .insertInto('company_domains')
    .values({
      id: newId(),
      company_id: people.company.id,
      domain: 'sage.example',
      added_at: at,
      dns_code: 'code of sage.example for dns',
      mailed_to: 'postmaster@sage.example',
      mail_token_hash: hashToken(links.domain),
      mailed_at: at,
      proven_by: 'dns',
      proven_at: at,
      checked_at: at,
      lost_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mailedDomain = await createCompanyDomain(database, { company_id: people.company.id, domain: 'mailed.example' });
  const renamedAgency = await createAgency(database, { wished_name: 'Sage & Sons', name_wished_at: new Date() });
  const waitingCompany = await createCompany(database, { is_approved: false });
  const invitedBy = async (of: object, isOfAgency: boolean) =>
    (
      await createMemberInvitation(database, {
        ...of,
        email: 'sage@newcomer.example',
        invited_by: people.staff,
        ...(isOfAgency && { token_hash: hashToken(links.join) }),
      })
    ).id;
  const memberInvitations = {
    agency: await invitedBy({ agency_id }, true),
    company: await invitedBy({ company_id: people.company.id }, false),
  };
  const joinRequests = {
    agency: (await createJoinRequest(database, { agency_id, user_id: people.agency.own })).id,
    company: (await createJoinRequest(database, { company_id: people.company.id, user_id: people.hiring.own })).id,
  };
  const bookedBy = async (user_id: string) => {
    const whose = { user_id, agency_id };
    const past = {
      ...{ phone: '+61 400 000 000', note: 'We are new here', cancelled_because: 'Our trainer is ill' },
      ...{ state: 'cancelled', confirmed_by: by, decided_by: by, decided_at: at },
    };
    const closed = await createTrainingSession(database, { ...whose, ...past });
    const open = await createTrainingBooking(database, whose);
    await kysely
      .insertInto('audit_entries')
      .values({
        ...{ id: newId(), at, user_id: by, actor: 'user', action: 'cancelTraining' },
        ...{ subject_type: 'TrainingBooking', subject_id: closed.id, details: '{}' },
      })
      .execute();
    return { closed: closed.id, open: open.id };
  };
  const trainings = { agency: await bookedBy(people.agency.own), company: await bookedBy(people.hiring.own) };
  const trainingSession = (await createTrainingSession(database)).id;
  const trainingRequest = (await createTrainingBooking(database)).id;
  /** Opens the open bookings of people, or closes them, so that they can book. */
  const openTrainings = (isOpen: boolean) =>
    kysely
      .updateTable('training_bookings')
      .set({ state: isOpen ? 'requested' : 'cancelled', decided_at: isOpen ? null : at })
      .where('id', 'in', [trainings.agency.open, trainings.company.open])
      .execute();
  const joinable = { agency: (await createAgency(database)).id, company: (await createCompany(database)).id };
  const deactivated = { status: 'deactivated', is_closed_by_admin: true, last_signed_in_at: at };
  const members = {
    agency: (await createRecruiterWithLogin(database, { agency_id, user: deactivated })).user.id,
    company: (await createEmployer(database, { company_id: people.company.id, ...deactivated })).user.id,
  };
  const closed = newId();
  await kysely
    .insertInto('users')
    .values({ id: closed, type: 'recruiter', email: 'closed@people.example', name: 'Closed', status: 'deactivated' })
    .execute();
  const apiToken = await createApiToken(database, {
    ...{ agency_id, created_by: by, last_used_at: at, expires_at: new Date(Date.now() + 86_400_000) },
  });
  const imports = await createImports(database, { recruiter_id, agency_id, imported_by: people.agency.own, placement });
  const place = await createGooglePlace(database, { agency_id });
  const foundPlace = await createGooglePlace(database, {
    ...{ agency_id, connection_id: place.connection_id, title: 'Test Recruitment Perth' },
    ...{ state: 'found', imported_at: null },
  });
  const googleReview = await createGoogleReview(database, {
    ...{ agency_id, google_place_id: place.id, reply: 'Thank you.', replied_at: at },
  });
  return {
    google: { imported: place.id, found: foundPlace.id, review: googleReview.id },
    placement,
    looks,
    notices,
    reports,
    surveys,
    connections,
    apiToken: apiToken.id,
    favourites,
    savedSearches,
    supplier,
    job: job.id,
    jobDraft: jobDraft.id,
    jobToApprove: jobToApprove.id,
    engagement: engagement.id,
    engagedJob: foundJob.id,
    application: application.id,
    thread: thread.id,
    cv,
    waitingApplication: waitingApplication.id,
    engaged: engaged.id,
    foundJob: requestedJob.id,
    publicJob: publicJob.id,
    endedJob: endedJob.id,
    interviewed: interviewed.id,
    interviews: {
      slot: interviewProposed.slots[0]!.toISOString(),
      proposed: interviewProposed.id,
      moving: interviewMoving.id,
      started: interviewStarted.id,
    },
    offerable: offerable.id,
    offer: offer.id,
    post,
    postShares,
    connectLinkedIn,
    widget,
    template,
    emailSync,
    statement: madeStatement.id,
    statementVersion: { id: statementVersion.id, key: statementVersion.key },
    companyDomain: companyDomain.id,
    mailedDomain: mailedDomain.id,
    imports,
    invitation,
    inviteSettings,
    invited,
    endedInvitation,
    openReview,
    waitingInvitation,
    draftInvitation,
    bouncedInvitation,
    cancelledInvitation,
    published,
    gone,
    later,
    queued,
    waiting,
    sideToInvite,
    sessions,
    signInLinks,
    given,
    impersonations,
    enquiry,
    waitingEnquiry,
    claim,
    waitingClaim,
    report,
    dataRequest,
    seeRequest,
    mail,
    failedMail,
    suppression,
    entries,
    taskId: task.id as string,
    waitingAgency,
    renamedAgency,
    waitingCompany,
    links,
    closed,
    memberInvitations,
    joinRequests,
    trainings,
    trainingSession,
    trainingRequest,
    openTrainings,
    joinable,
    members,
  };
}
