import './index.ts';
import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Context } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import type { Responses } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { composeMail } from '#server/mail/compose.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { hashToken } from '#server/session/tokens.ts';
import { system } from '#server/session/viewer.ts';
import { keepUpload } from '#server/storage/keep-upload.ts';
import { testPlaces } from '#server/storage/testing/place.ts';
import { allTasks, type Task } from '#server/tasks/task.ts';
import { createRegistration, createUser } from './accounts/accounts.factories.ts';
import { records } from './accounts/companies/domains/domain-records.ts';
import { createBadge } from './badges/badges.factories.ts';
import { createConnection } from './connections/connections.factories.ts';
import { createOwnAccount } from './connections/testing/own-account.ts';
import { createFoundPerson, createMailbox, createSyncAddress } from './email-sync/email-sync.factories.ts';
import { restoreNetwork, startTestMailbox, useTestNetwork } from './email-sync/testing/imap-server.ts';
import { createGooglePlace } from './google-reviews/google-reviews.factories.ts';
import { createInvitation } from './invitations/invitations.factories.ts';
import { zoneAtNoon } from './invitations/testing/noon.ts';
import { daysAfter } from './invitations/timing.ts';
import { createApplication, createInterview, createJob, createSavedSearch } from './jobs/jobs.factories.ts';
import { createOffer } from './jobs/offers/offers.factories.ts';
import { createDataCopy, createDataRequest } from './joining/enquiries/enquiries.factories.ts';
import { createNotice } from './notices/notices.factories.ts';
import { createImport } from './placements/importing/imports.factories.ts';
import { createPlacement } from './placements/placements.factories.ts';
import { createPost, createPostShare } from './posts/posts.factories.ts';
import {
  createAgency,
  createCompany,
  createCompanyDomain,
  createRecruiter,
  createRecruiterWithLogin,
} from './profiles/profiles.factories.ts';
import { createReview } from './reviews/reviews.factories.ts';
import {
  createCampaign,
  createCase,
  createDelivery,
  createRecipient,
  createResponse,
  createSurvey,
  createWebhook,
} from './surveys/surveys.factories.ts';
import { createTrainingSession } from './training/training.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
(await testPlaces())[0].use();
const asSystem = (): Context => context(system);

/** An import long ago, whose file of one row is at work. */
async function importIn(state: string): Promise<string> {
  const { id: recruiter_id, agency_id } = await createRecruiter(database);
  const kept = await keepUpload(
    asSystem(),
    Readable.from([Buffer.from('Title,Start,Candidate\nCook,2026-10-05,Dana Price\n')]),
    {
      kind: 'table',
    },
  );
  if (!kept.ok) throw new Error(kept.problem.message);
  const now = new Date();
  await kysely
    .updateTable('files')
    .set({ state: 'attached', attached_at: now, agency_id })
    .where('id', '=', kept.file.id)
    .execute();
  const { id } = await createImport(database, {
    agency_id,
    recruiter_id,
    state,
    file_id: kept.file.id,
    job_type: 'permanent',
    created_at: longAgo,
  });
  const facts = { job_title: 'Cook', job_type: 'permanent', start_date: '2026-10-05', candidate_name: 'Dana Price' };
  const placement = { ...facts, recruiter_id, candidate_email: null, contact_name: null, contact_email: null };
  const added =
    state === 'undoing'
      ? await createPlacement(database, { ...placement, company_name: null, source: 'csv_imported', import_id: id })
      : null;
  if (state === 'importing' || state === 'undoing')
    await kysely
      .insertInto('placement_import_rows')
      .values({
        ...facts,
        import_id: id,
        line: 2,
        agency_id,
        recruiter_id,
        outcome: 'new',
        placement_id: added?.id ?? null,
        created_at: now,
      })
      .execute();
  return id;
}

/** A person whom an active campaign asks now. */
async function createQueuedRecipient() {
  const { id: agency_id } = await createAgency(database, { plan: 'ultimate_team', time_zone: zoneAtNoon() });
  const { survey } = await createSurvey(database, { agency_id });
  const { id: campaign_id } = await createCampaign(database, { agency_id, survey_id: survey.id });
  const { recipient } = await createRecipient(database, { agency_id, campaign_id, state: 'queued', sent_at: null });
  return recipient;
}

const longAgo = daysAfter(new Date(), -800);

/** A response of a detractor about a recruiter of an agency with surveys. */
async function detractorsResponse(wishes: Partial<Insertable<Responses>>) {
  const { recruiter } = await createRecruiterWithLogin(database);
  const { agency_id, id: recruiter_id } = recruiter;
  const { survey, workflows } = await createSurvey(database, { agency_id });
  const campaign = await createCampaign(database, { agency_id, survey_id: survey.id });
  const { recipient } = await createRecipient(database, { agency_id, campaign_id: campaign.id, recruiter_id });
  const workflow = workflows.find(({ nps_group }) => nps_group === 'detractor')!;
  return createResponse(database, { recipient, workflow, ...wishes });
}

/** An agency's connection to Google, with a place; its access is not kept, so that nothing leaves the machine. */
async function googleConnection() {
  const { id: agency_id } = await createAgency(database);
  const { connection_id } = await createGooglePlace(database, { agency_id });
  return { connectionId: connection_id };
}

/** For each task, something to do, as its payload. Every task must have one. */
const somethingToDo: Readonly<Record<string, () => Promise<object>>> = {
  openLeftCase: async () => ({ responseId: (await detractorsResponse({ is_complete: false })).id }),
  followAnonymousResponses: async () => {
    await detractorsResponse({ recipient_id: null, follow_up_on: '2026-01-01' });
    return {};
  },
  readMailboxes: async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    await createMailbox(database, { agency_id: recruiter.agency_id, recruiter_id: recruiter.id });
    return {};
  },
  readCopies: async () => {
    const { user, recruiter } = await createRecruiterWithLogin(database);
    const { agency_id, id: recruiter_id } = recruiter;
    const { token } = await createSyncAddress(database, { agency_id, recruiter_id });
    const mailbox = await startTestMailbox();
    onTestFinished(async () => {
      restoreNetwork();
      await mailbox.close();
    });
    useTestNetwork(mailbox.port);
    Object.assign(env, {
      PLAUDIT_SYNC_MAILBOX: 'sync@plaudit.example',
      PLAUDIT_SYNC_IMAP_URL: 'imaps://sync:app-password-1@127.0.0.1',
    });
    const headers = [`From: ${user.email}`, 'To: ann@kestrel.example', `Bcc: sync+${token}@plaudit.example`];
    mailbox.put('inbox', `${headers.join('\n')}\n\nHello\n`);
    return {};
  },
  readMailbox: async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const own = { agency_id: recruiter.agency_id, recruiter_id: recruiter.id };
    // Its server is on this machine, so nothing leaves it.
    return { mailboxId: (await createMailbox(database, { ...own, host: 'localhost' })).id };
  },
  forgetDisconnectedMailboxes: async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const own = { agency_id: recruiter.agency_id, recruiter_id: recruiter.id };
    const gone = { state: 'disconnected', password: null, disconnected_at: longAgo };
    const { id: mailbox_id } = await createMailbox(database, { ...own, ...gone });
    await createFoundPerson(database, { ...own, mailbox_id });
    await createFoundPerson(database, { ...own, mailbox_id, copy_count: 1 });
    return {};
  },
  // Its access has ended, so nothing leaves the machine.
  syncConnection: async () => {
    const { id: agency_id } = await createAgency(database);
    return { connectionId: (await createConnection(database, { agency_id })).id };
  },
  syncConnections: async () => {
    const { id: agency_id } = await createAgency(database);
    await createConnection(database, { agency_id, next_sync_at: new Date() });
    return {};
  },
  syncGoogleReviews: googleConnection,
  syncGoogleConnections: async () => {
    const { connectionId: id } = await googleConnection();
    await kysely.updateTable('connections').set({ next_sync_at: new Date() }).where('id', '=', id).execute();
    return {};
  },
  deliverWebhook: async () => {
    const { id: agency_id } = await createAgency(database);
    // It is off, so nothing leaves the machine.
    const { id: webhook_id } = await createWebhook(database, { agency_id, is_on: false });
    const { id } = await createDelivery(database, {
      ...{ agency_id, webhook_id, state: 'waiting', attempts: 0, next_at: new Date(), body: '{}' },
      event: 'response.completed',
    });
    return { deliveryId: id, attempt: 1 };
  },
  remindOfCases: async () => {
    const { id: response_id, agency_id } = await detractorsResponse({});
    await createCase(database, { agency_id, response_id, due_on: '2026-01-01' });
    return {};
  },
  sendInvitation: async () => ({
    invitationId: (await createInvitation(database, { state: 'scheduled', scheduled_for: new Date() })).id,
  }),
  remindInvited: async () => {
    const { id: invitationId, agency_id } = await createInvitation(database);
    await kysely.updateTable('agencies').set({ time_zone: zoneAtNoon() }).where('id', '=', agency_id).execute();
    return { invitationId, reminder: 1 };
  },
  planCampaigns: async () => {
    const { agency_id, campaign_id } = await createQueuedRecipient();
    await kysely
      .updateTable('campaigns')
      .set({ trigger: 'placement_start', since: '2000-01-01' })
      .where('id', '=', campaign_id)
      .execute();
    await createPlacement(database, { recruiter_id: (await createRecruiter(database, { agency_id })).id });
    return {};
  },
  sendCampaigns: async () => {
    await createQueuedRecipient();
    return {};
  },
  sendCampaign: async () => ({ campaignId: (await createQueuedRecipient()).campaign_id }),
  expireInvitation: async () => ({ invitationId: (await createInvitation(database, { expires_at: new Date() })).id }),
  checkCompanyDomains: async () => {
    records.texts = async () => [];
    const { id: company_id } = await createCompany(database, { domain: null });
    await createCompanyDomain(database, { company_id, domain: 'looked-up.example', proven_by: 'dns' });
    return {};
  },
  checkReview: async () => ({ reviewId: (await createReview(database, { publication: 'unpublished' })).id }),
  checkReviewEdit: async () => {
    const review = await createReview(database);
    await createEdit(review, { moderation: 'received' });
    return { reviewId: review.id };
  },
  remindToReply: async () => {
    const { recruiter } = await createRecruiterWithLogin(database, {
      roles: ['ROLE_RECRUITER', 'ROLE_PRO_INDIVIDUAL'],
    });
    return { reviewId: (await createReview(database, { recruiter_id: recruiter.id })).id };
  },
  settleRequestedChanges: async () => {
    const requested = { changes_words: 'Leave out the name.', changes_requested_at: daysAfter(new Date(), -8) };
    await createReview(database, { publication: 'unpublished', moderation: 'changes_requested', ...requested });
    await createEdit(await createReview(database), { moderation: 'changes_requested', ...requested });
    return {};
  },
  warnOfFlags: async () => {
    await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] });
    const { id: review_id, agency_id } = await createReview(database);
    const due = { opened_at: daysAfter(new Date(), -6), decide_by: daysAfter(new Date(), 1) };
    await kysely
      .insertInto('review_flag_cases')
      .values({ id: asSystem().nature.newId(), review_id, agency_id, state: 'open', ...due })
      .execute();
    return {};
  },
  forgetRecipients: async () => {
    await createInvitation(database, { state: 'expired', created_at: longAgo, sent_at: longAgo });
    return {};
  },
  eraseGoneReviews: async () => {
    await createReview(database, { publication: 'removed', gone_at: daysAfter(new Date(), -400) });
    return {};
  },
  publishWaitingReviews: async () => {
    const sent = daysAfter(new Date(), -15);
    await createReview(database, {
      level: 1,
      publication: 'unpublished',
      moderation: 'cleared',
      submitted_at: sent,
    });
    return {};
  },
  sendMail: async () => ({ mailId: await newMail() }),
  endSurveys: async () => {
    const recipient = await createQueuedRecipient();
    await kysely
      .updateTable('survey_recipients')
      .set({ state: 'sent', sent_at: longAgo, expires_at: daysAfter(longAgo, 60) })
      .where('id', '=', recipient.id)
      .execute();
    return {};
  },
  sendMails: async () => ({ mailIds: [await newMail(), await newMail()] }),
  settleAbandonedMails: async () => {
    const id = await newMail();
    await kysely
      .updateTable('mails')
      .set({ queued_at: daysAfter(new Date(), -2) })
      .where('id', '=', id)
      .execute();
    await database.pool.query('delete from graphile_worker._private_jobs');
    return {};
  },
  settleRegistration: async () => ({ registrationId: (await createRegistration(database)).id }),
  dropUnconfirmedRegistrations: async () => {
    const { id } = await createUser(database, { is_verified: false });
    await createRegistration(database, { user_id: id, created_at: daysAfter(new Date(), -8) });
    return {};
  },
  sendDigest: async () => {
    const { id } = await createUser(database);
    await createNotice(database, { user_id: id, digest: 'daily' });
    return { userId: id, rhythm: 'daily' };
  },
  mailPasswordLink: async () => ({
    userId: (await createUser(database)).id,
    requestedAt: new Date().toISOString(),
  }),
  mailSignInLink: async () => {
    const { id, email } = await createUser(database);
    const pendingId = asSystem().nature.newId();
    await kysely
      .insertInto('pending_sign_ins')
      .values({
        ...{
          id: pendingId,
          handle_hash: hashToken(pendingId),
          vendor: 'jobadder',
          subject: pendingId,
          email,
          user_id: id,
          needs: 'mail',
        },
        ...{ created_at: new Date(), expires_at: daysAfter(new Date(), 1) },
      })
      .execute();
    return { pendingId, requestedAt: new Date().toISOString() };
  },
  ageScores: async () => {
    await createReview(database, { submitted_at: daysAfter(new Date(), -100) });
    await kysely.updateTable('recruiters').set({ score_as_of: '2026-01-01' }).execute();
    return {};
  },
  checkRecommendedBadges: async () => {
    const today = new Date().toISOString().slice(0, 10);
    const figures = { review_count: 12, score: '4.5', eligible_count: 10, invited_count: 10 };
    const counted = { score_as_of: today, coverage_as_of: today };
    await createRecruiterWithLogin(database, { ...figures, ...counted });
    const lapsing = await createRecruiterWithLogin(database, { ...figures, ...counted, score: '4' });
    await createBadge(database, { recruiter_id: lapsing.recruiter.id });
    return {};
  },
  inviteAutomatically: async () => {
    const { agency_id } = await createPlacement(database, { source: 'bullhorn' });
    await kysely.updateTable('agencies').set({ plan: 'pro_team' }).where('id', '=', agency_id).execute();
    const source = { source: 'bullhorn', since: '2000-01-01', turned_on_at: new Date() };
    await kysely
      .insertInto('invite_sources')
      .values({ id: asSystem().nature.newId(), agency_id, ...source })
      .execute();
    return {};
  },
  inspectImport: async () => ({ importId: await importIn('inspecting') }),
  readImport: async () => ({ importId: await importIn('reading') }),
  importPlacements: async () => ({ importId: await importIn('importing') }),
  undoImport: async () => ({ importId: await importIn('undoing') }),
  sweepImports: async () => {
    await importIn('matching');
    return {};
  },
  movePlacements: async () => {
    await createPlacement(database, { state: 'pending' });
    return {};
  },
  mergeSearchCounts: async () => {
    await createRecruiter(database, { specialities: ['legal'] });
    await createRecruiter(database, { specialities: ['legal'] });
    return {};
  },
  mergeDashboardFigures: async () => {
    await createReview(database);
    return {};
  },
  mergeSurveyFigures: async () => {
    const { agency_id } = await createRecruiter(database);
    const { survey, workflows } = await createSurvey(database, { agency_id });
    const campaign = await createCampaign(database, { agency_id, survey_id: survey.id });
    const { recipient } = await createRecipient(database, { agency_id, campaign_id: campaign.id });
    await createResponse(database, { recipient, workflow: workflows[0]!, answers: { reason: 'Kind people' } });
    return {};
  },
  prepareDataCopy: async () => {
    const { id: request_id } = await createDataRequest(database);
    const id = asSystem().nature.newId();
    await kysely.insertInto('data_copies').values({ id, request_id, parts: 1, created_at: new Date() }).execute();
    return { copyId: id };
  },
  sweepDataCopies: async () => {
    const { id: request_id } = await createDataRequest(database);
    await createDataCopy(database, { request_id, expires_at: daysAfter(new Date(), -1) });
    return {};
  },
  remindOfDataRequests: async () => {
    await createUser(database, { roles: ['ROLE_SUPER_ADMIN'] });
    await createDataRequest(database, { due_on: daysAfter(new Date(), 2).toISOString().slice(0, 10) });
    await createDataRequest(database, { due_on: daysAfter(new Date(), -2).toISOString().slice(0, 10) });
    return {};
  },
  remindOfTraining: async () => {
    const starts_at = daysAfter(new Date(), 1);
    const { id: bookingId } = await createTrainingSession(database, { starts_at });
    return { bookingId, startsAt: starts_at.toISOString() };
  },
  forgetCandidates: async () => {
    const { id: company_id } = await createCompany(database);
    const job = await createJob(database, { company_id, state: 'open' });
    const { id: recruiter_id, agency_id } = await createRecruiter(database);
    const of = { job_id: job.id, company_id, recruiter_id, agency_id };
    await createApplication(database, { ...of, consented_at: null, asked_at: daysAfter(new Date(), -20) });
    return {};
  },
  remindOfInterviews: async () => {
    const { id: company_id } = await createCompany(database);
    const { id: recruiter_id, agency_id } = await createRecruiter(database);
    const { id: job_id } = await createJob(database, { company_id, state: 'open' });
    const application = await createApplication(database, { job_id, company_id, agency_id, recruiter_id });
    const starts_at = new Date(Date.now() + 12 * 3_600_000);
    await createInterview(database, application, { state: 'accepted', starts_at });
    return {};
  },
  mailSavedJobSearches: async () => {
    const { user } = await createRecruiterWithLogin(database);
    const { id: company_id } = await createCompany(database);
    await createJob(database, { company_id, state: 'open', opened_at: new Date(Date.now() - 3_600_000) });
    await createSavedSearch(database, { user_id: user.id });
    return {};
  },
  openAndCloseJobs: async () => {
    const { id: company_id } = await createCompany(database);
    const at = daysAfter(new Date(), -1);
    await createJob(database, { company_id, state: 'pending_open', opens_at: at });
    await createJob(database, { company_id, state: 'open', closes_at: at });
    return {};
  },
  expireOffers: async () => {
    const { recruiter } = await createRecruiterWithLogin(database);
    const { id: company_id } = await createCompany(database);
    const { id: job_id } = await createJob(database, { company_id, state: 'open' });
    const ofBoth = { company_id, agency_id: recruiter.agency_id };
    const { id: application_id } = await createApplication(database, {
      ...{ ...ofBoth, job_id, recruiter_id: recruiter.id, state: 'offered' },
    });
    await createOffer(database, { ...ofBoth, application_id, expires_at: daysAfter(new Date(), -1) });
    return {};
  },
  publishShare: async () => {
    const { recruiter, user } = await createRecruiterWithLogin(database);
    const post = await createPost(database, { agency_id: recruiter.agency_id, recruiter_id: recruiter.id });
    const { id: shareId } = await createPostShare(database, post, { user_id: user.id });
    return { shareId };
  },
  settleLeftShares: async () => {
    const { recruiter, user } = await createRecruiterWithLogin(database);
    const post = await createPost(database, { agency_id: recruiter.agency_id, recruiter_id: recruiter.id });
    await createPostShare(database, post, { user_id: user.id, posting_at: daysAfter(new Date(), -1) });
    return {};
  },
  warnOfEndingAccess: async () => {
    const [soon, over] = [await createRecruiterWithLogin(database), await createRecruiterWithLogin(database)];
    for (const [{ recruiter, user }, days] of [
      [soon, 3],
      [over, -1],
    ] as const)
      await createOwnAccount(database, {
        ...{ user_id: user.id, agency_id: recruiter.agency_id, expiresAt: daysAfter(new Date(), days) },
      });
    return {};
  },
  makeAgencyReports: async () => {
    const lastMonth = new Date();
    lastMonth.setUTCDate(0);
    await createReview(database, { submitted_at: lastMonth });
    return {};
  },
  applyAgencyDeltas: async () => {
    await createReview(database);
    return {};
  },
  sweepExpired: async () => {
    await kysely
      .insertInto('login_failures')
      .values({ id: asSystem().nature.newId(), subject: Buffer.alloc(32), failed_at: daysAfter(new Date(), -3) })
      .execute();
    return {};
  },
  removeFileBytes: async () => ({ fileId: await newFile('removed') }),
  sweepOrphanFiles: async () => {
    await newFile('uploaded');
    return {};
  },
};

/** Uploaded two days ago. Its bytes don't exist, as if a task had crashed right after removing them. */
async function newFile(state: 'uploaded' | 'removed'): Promise<string> {
  const { newId, newToken } = asSystem().nature;
  const id = newId();
  await database.pool.query(
    `insert into files (id, key, kind, media_type, state, uploaded_at, removed_at)
      values ($1, $2, 'picture', 'image/png', $3, now() - interval '2 days', case when $3 = 'removed' then now() end)`,
    [id, newToken(), state],
  );
  return id;
}

async function createEdit({ id: review_id, agency_id, ...review }: Review, change: object) {
  const { overall, title, body, name_display, shown_name } = review;
  await kysely
    .insertInto('review_versions')
    .values({
      ...{ review_id, agency_id, overall, body, name_display, shown_name, title: `${title}, edited` },
      id: asSystem().nature.newId(),
      number: 2,
      shows_company: false,
      was_offered_anything: false,
      moderation: 'received',
      submitted_at: new Date(),
      ...change,
    })
    .execute();
}
type Review = Awaited<ReturnType<typeof createReview>>;

const newMail = async () => (await inWrite(asSystem(), (write) => composeMail(write, letter()))).id;

describe('a task run twice leaves the same result as once', () => {
  test.each(allTasks().map((task) => [task.name, task] as const))('%s', async (name, task) => {
    expect(Object.keys(somethingToDo)).toContain(name);
    const payload = await somethingToDo[name]!();
    const before = await everything();
    await run(task, payload);
    const once = await everything();
    expect(once).not.toEqual(before);
    await run(task, payload);
    expect(await everything()).toEqual(once);
  });
});

const run = (task: Task<never>, payload: object) => task.run(asSystem(), task.payload.parse(payload));

/** All rows of all tables and of the queue, as text. */
async function everything(): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or tablename = '_private_jobs'`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
