import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { recruiterUrl } from '#common/urls.ts';
import type { Context } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import {
  createEmployer,
  createRegistration,
  createUser,
  viewerWithRole,
} from '#server/features/accounts/accounts.factories.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { createApplication, createJob, createThread } from '#server/features/jobs/jobs.factories.ts';
import {
  createClaim,
  createDataRequest,
  createEnquiry,
  createReport,
} from '#server/features/joining/enquiries/enquiries.factories.ts';
import { deliver } from '#server/features/mailing/delivery.ts';
import { createNotice } from '#server/features/notices/notices.factories.ts';
import { createJoinRequest, createMemberInvitation } from '#server/features/people/people.factories.ts';
import { createImport } from '#server/features/placements/importing/imports.factories.ts';
import { createPlacement } from '#server/features/placements/placements.factories.ts';
import { createPost } from '#server/features/posts/posts.factories.ts';
import {
  createAgency,
  createCompany,
  createRecruiter,
  createRecruiterWithLogin,
} from '#server/features/profiles/profiles.factories.ts';
import { forgetRecipients } from '#server/features/retention/recipients.tasks.ts';
import { createReviewLink } from '#server/features/reviews/after-publication.factories.ts';
import { createReview } from '#server/features/reviews/reviews.factories.ts';
import { createOpenReview } from '#server/features/reviews/writing/open-reviews.factories.ts';
import {
  createCampaign,
  createCase,
  createRecipient,
  createResponse,
  createSurvey,
} from '#server/features/surveys/surveys.factories.ts';
import { publicPages } from '#server/features/testing/public-pages.ts';
import { createTrainingBooking } from '#server/features/training/training.factories.ts';
import { decide } from '#server/graphql/testing/decide.ts';
import { codes, request } from '#server/graphql/testing/request.ts';
import { composeMail } from '#server/mail/compose.ts';
import { isSuppressed, suppress, wantsNoMail } from '#server/mail/suppression.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { createConnection, createConsultant, createRecord } from '../connections/connections.factories.ts';
import { createFoundPerson, createMailbox, createMailExclusion } from '../email-sync/email-sync.factories.ts';
import { type DataPart, dataParts } from './data-parts.ts';
import { eraseRequestedData } from './erasure.commands.tsx';

// As on an installation: nothing is left of the text of an email that was sent.
vi.mock('#server/features/mailing/contents.ts', () => ({
  withoutContents: () => ({ html: '', text: '', calendar: null, headers: '{}' }),
}));

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const admin = await viewerWithRole(database, 'ROLE_ADMIN');
const erase = (id: string, email: string, by = context(superAdmin)) =>
  decide(by, eraseRequestedData, id, 'dataRequest { state name email decidedWords isSuppressed }', { email });
const preview = async (by: Context, id: string) =>
  (
    await request(
      by,
      'query ($id: ID!) { erasurePreview(dataRequestId: $id) { parts { what count fate reason } blockedBecause } }',
      { id: `DataRequest:${id}` },
    )
  ).data['erasurePreview'] as unknown as null | {
    parts: { what: string; count: number | null }[];
    blockedBecause: string;
  };

/** Each table of the database, and the rows in which one of these texts stands, in any column, also as bytes. */
async function found(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select format('%I.%I', c.table_schema, c.table_name) as name, array_agg(c.column_name::text) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    group by 1 order by 1`.execute(kysely);
  const patterns = texts.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`]);
  const hits: string[] = [];
  for (const { name, columns } of tables)
    for (const column of columns) {
      const { rows } = await sql<{ value: string }>`select ${sql.ref(column)}::text as value from ${sql.raw(name)}
        where ${sql.ref(column)}::text ilike any(${patterns})`.execute(kysely);
      hits.push(...rows.map(() => `${name.replace('public.', '')}.${column}`));
    }
  return [...new Set(hits)].sort();
}

const sent = { name: 'test', send: async () => ({ fate: 'accepted' as const }) };

/** Sends all that waits, and lets the night pass. */
async function settle() {
  const queued = await kysely.selectFrom('mails').select('id').where('state', '=', 'queued').execute();
  for (const { id } of queued) await deliver(context(), sent as never, id);
  await forgetRecipients.run(context(), {});
}

/** A person who is everywhere: they had an account with a profile, wrote, were placed and placed others. */
async function everywhere() {
  const name = 'Quilla Ashgrove';
  const id = crypto.randomUUID();
  const email = `quilla-${id}@ashgrove.example`;
  const words = 'Zwickelbrunn';
  const longWords = `${words} is what I wrote, and nobody else would ever write this.`;
  const other = await createRecruiterWithLogin(database, { roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'] });
  const { id: recruiter_id, agency_id } = other.recruiter;
  const now = new Date();
  const hash = () => Buffer.from(crypto.randomUUID().replaceAll('-', '').repeat(2), 'hex');

  const own = await createRecruiterWithLogin(database, {
    user: { email, name, status: 'deactivated' },
    name,
    about: longWords,
  });
  await createReview(database, { recruiter_id: own.recruiter.id });
  await kysely.insertInto('former_emails').values({ user_id: own.user.id, email, until: now }).execute();
  const there = { vendor: 'google', subject: 'theirs', email };
  const handle = { handle_hash: hash(), created_at: now, expires_at: new Date(now.getTime() + 1e7) };
  await kysely
    .insertInto('sign_in_links')
    .values({ id: crypto.randomUUID(), user_id: own.user.id, ...there, created_at: now })
    .execute();
  await kysely
    .insertInto('pending_sign_ins')
    .values({ id: crypto.randomUUID(), needs: 'mail', ...there, ...handle })
    .execute();
  const change = {
    old_token_hash: hash(),
    new_token_hash: hash(),
    mailed_at: now,
    expires_at: new Date(now.getTime() + 1e7),
  };
  await kysely
    .insertInto('email_changes')
    .values({
      id: crypto.randomUUID(),
      user_id: own.user.id,
      old_email: email,
      new_email: 'new@ashgroves.example',
      ...change,
    })
    .execute();
  await kysely
    .insertInto('email_changes')
    .values({
      id: crypto.randomUUID(),
      user_id: other.user.id,
      old_email: other.user.email,
      new_email: email,
      ...{ ...change, old_token_hash: hash(), new_token_hash: hash() },
    })
    .execute();
  await createRegistration(database, { email, name });
  await createTrainingBooking(database, {
    user_id: own.user.id,
    agency_id: own.recruiter.agency_id,
    name,
    note: words,
  });
  await createJoinRequest(database, { user_id: own.user.id, agency_id, message: longWords });
  await createNotice(database, { user_id: other.user.id, kind: 'personLeft', about: name });

  const { survey, workflows } = await createSurvey(database, { agency_id });
  const campaign = await createCampaign(database, { agency_id, survey_id: survey.id });
  const surveyed = await createRecipient(database, { agency_id, campaign_id: campaign.id, name, email });
  const workflow = workflows[0]!;
  const response = await createResponse(database, {
    recipient: surveyed.recipient,
    workflow,
    comment: words,
    answers: { reason: longWords },
  });
  const { id: case_id } = await createCase(database, { agency_id, response_id: response.id });
  const hook = { agency_id, id: crypto.randomUUID() };
  await kysely
    .insertInto('webhooks')
    .values({ ...hook, url: 'https://hooks.example/', secret_at: new Date(), created_at: new Date() })
    .execute();
  await kysely
    .insertInto('webhook_deliveries')
    .values({
      ...{ id: crypto.randomUUID(), agency_id, webhook_id: hook.id, response_id: response.id },
      ...{
        event: 'response.completed',
        body: `${name} ${email} ${longWords}`,
        state: 'delivered',
        created_at: new Date(),
      },
    })
    .execute();
  await kysely
    .insertInto('nps_case_notes')
    .values({ id: crypto.randomUUID(), agency_id, case_id, words: longWords, noted_at: new Date() })
    .execute();

  const inEmails = { agency_id, recruiter_id, name, email };
  await createFoundPerson(database, inEmails);
  const software = await createConnection(database, { agency_id: inEmails.agency_id });
  await createConsultant(database, software, { email, name: inEmails.name ?? 'Casey' });
  await createRecord(database, software, {
    facts: JSON.stringify({
      jobTitle: 'Engineer',
      candidate: { name: 'Casey', email: email.toUpperCase() },
      contact: {},
    }),
  });
  await createMailExclusion(database, { agency_id, kind: 'address', value: email });
  await createMailbox(database, { agency_id, recruiter_id, login: email });

  const hirer = await createEmployer(database, { company_id: (await createCompany(database)).id });
  const company_id = hirer.viewer.companyId!;
  const job = await createJob(database, { company_id, created_by: hirer.user.id, state: 'open' });
  const application = await createApplication(database, {
    ...{ job_id: job.id, company_id, agency_id, recruiter_id, candidate_name: name, candidate_email: email },
    ...{ candidate_phone: words, cv_name: `${words}.pdf`, pitch: longWords, reason: longWords },
  });
  await createThread(
    database,
    { job_id: job.id, company_id, agency_id, recruiter_id, application_id: application.id },
    { words: longWords, author_id: hirer.user.id },
  );
  const ofApplication = { application_id: application.id, company_id, agency_id, created_at: now, changed_at: now };
  await kysely
    .insertInto('interviews')
    .values({
      ...{ ...ofApplication, id: crypto.randomUUID(), round: 1, mode: 'phone', minutes: 30, time_zone: 'UTC' },
      ...{ slots: [now], proposed_by: 'company', state: 'proposed', place: words, note: words, reason: words },
    })
    .execute();
  await kysely
    .insertInto('offers')
    .values({
      ...{ ...ofApplication, id: crypto.randomUUID(), state: 'withdrawn', job_type: 'permanent', salary: 1 },
      ...{ currency: 'AUD', salary_period: 'year', starts_on: '2026-12-01', fee_basis_points: 1 },
      ...{ conditions: words, reason: words, answer_by: '2026-11-30', expires_at: now, ended_at: now },
    })
    .execute();

  const placement = await createPlacement(database, { recruiter_id, candidate_name: name, candidate_email: email });
  await createPlacement(database, { recruiter_id, contact_name: name, contact_email: email });
  const waiting = await createPlacement(database, { recruiter_id, candidate_name: name, candidate_email: email });
  const invitation = await createInvitation(database, {
    placement_id: placement.id,
    state: 'completed',
    message: words,
  });
  await createInvitation(database, { placement_id: waiting.id, state: 'scheduled' });
  await createInvitation(database, {
    placement_id: (await createPlacement(database, { recruiter_id, candidate_name: name, candidate_email: email })).id,
    state: 'bounced',
    bounced_because: `550 ${email} unknown`,
  });
  await createInvitation(database, {
    placement_id: (await createPlacement(database, { recruiter_id, candidate_name: name, candidate_email: email })).id,
    state: 'draft',
  });
  const open = await createInvitation(database, {
    placement_id: (await createPlacement(database, { recruiter_id, candidate_name: name, candidate_email: email })).id,
    state: 'opened',
  });
  const review = await createReview(database, {
    invitation_id: invitation.id,
    title: `${words} in a title`,
    body: longWords,
    private_note: longWords,
    corrections: longWords,
    reviewer_role: `Head of ${words}`,
    company_name: `${words} Limited`,
    shows_company: true,
    name_display: 'full',
    shown_name: name,
  });
  const version = {
    review_id: review.id,
    agency_id,
    overall: 4,
    title: `${words} again`,
    body: longWords,
    ...{ name_display: 'full', shown_name: name, shows_company: true, was_offered_anything: false },
    ...{ moderation: 'cleared', submitted_at: now },
  };
  await kysely
    .insertInto('review_versions')
    .values({ ...version, id: crypto.randomUUID(), number: 2 })
    .execute();
  const caseId = crypto.randomUUID();
  await kysely
    .insertInto('review_flag_cases')
    .values({
      id: caseId,
      review_id: review.id,
      agency_id,
      state: 'open',
      opened_at: now,
      decide_by: now,
      answer: longWords,
    })
    .execute();
  await createPost(database, {
    agency_id,
    recruiter_id: review.recruiter_id,
    review_id: review.id,
    quote: `${words} quoted`,
  });
  await createReviewLink(database, review, caseId);
  await createReview(database, {
    recruiter_id,
    ...{ level: 1, publication: 'removed', removed_because: 'spam', removed_words: words, gone_at: now },
    ...{ reviewer_name: name, reviewer_email: email, shown_name: name, title: `${words} removed`, body: longWords },
  });
  await createReview(database, {
    recruiter_id,
    ...{ level: 1, publication: 'unpublished', moderation: 'queued' },
    ...{ reviewer_name: name, reviewer_email: email, shown_name: name, title: `${words} unread`, body: longWords },
  });
  await createOpenReview(database, { recruiter_id, name, email, written: JSON.stringify({ title: `${words} sent` }) });
  const theirs = await createReview(database, { recruiter_id });
  const theirCase = crypto.randomUUID();
  await kysely
    .insertInto('review_flag_cases')
    .values({ id: theirCase, review_id: theirs.id, agency_id, state: 'open', opened_at: now, decide_by: now })
    .execute();
  await kysely
    .insertInto('review_flags')
    .values({
      id: crypto.randomUUID(),
      case_id: theirCase,
      review_id: theirs.id,
      agency_id,
      reason: 'spam',
      words: longWords,
      email,
      created_at: now,
    })
    .execute();
  await kysely
    .insertInto('placement_problems')
    .values({
      id: crypto.randomUUID(),
      agency_id,
      placement_id: placement.id,
      audience: 'candidate',
      kind: 'wrong_facts',
      words: longWords,
      created_at: now,
    })
    .execute();
  const imported = await createImport(database, {
    agency_id,
    recruiter_id,
    state: 'done',
    samples: ['Cook', name, email],
  });
  const row = { import_id: imported.id, agency_id, recruiter_id, created_at: now };
  await kysely
    .insertInto('placement_import_rows')
    .values([
      {
        ...row,
        ...{ line: 2, outcome: 'changed', placement_id: placement.id, candidate_name: name, candidate_email: email },
        before: JSON.stringify({ candidate_name: name, candidate_email: email }),
        after: JSON.stringify({ candidate_name: name, candidate_email: email, job_title: 'Cook' }),
      },
      { ...row, line: 3, outcome: 'new', contact_name: name, contact_email: email },
      { ...row, line: 4, outcome: 'refused', cells: ['Cook', name, email] },
    ])
    .execute();
  const waitingFile = crypto.randomUUID();
  await kysely
    .insertInto('files')
    .values({
      ...{ id: waitingFile, key: context().nature.newToken(), kind: 'table', media_type: 'text/csv', size: 1 },
      ...{ sha256: Buffer.alloc(32), agency_id, state: 'attached', uploaded_at: now, attached_at: now },
    })
    .execute();
  const unfinished = { agency_id, recruiter_id, state: 'checked', file_id: waitingFile };
  const { id: import_id } = await createImport(database, unfinished);
  await kysely
    .insertInto('placement_import_rows')
    .values({ ...row, import_id, line: 2, outcome: 'new', candidate_name: name, candidate_email: email })
    .execute();
  await createReport(database, { agency_id, recruiter_id, words: longWords, email });
  await createEnquiry(database, { name, email });
  await createClaim(database, { recruiter_id, name, email, note: longWords });
  await createMemberInvitation(database, { agency_id, email });
  await createAgency(database, {
    contact_email: email,
    wished_contact_email: email,
    ...{ contact_token_hash: hash(), contact_wished_at: now },
  });
  await kysely
    .updateTable('invite_settings')
    .set({ reply_to: email, wished_reply_to: email, reply_to_token_hash: hash(), reply_to_wished_at: now })
    .where('agency_id', '=', agency_id)
    .execute();
  const company = await createCompany(database);
  await kysely
    .updateTable('company_domains')
    .set({ mailed_to: email, mail_token_hash: hash(), mailed_at: now })
    .where('company_id', '=', company.id)
    .execute();
  await inWrite(context(), async (write) => {
    const { id: mailId } = await composeMail(
      write,
      letter({ to: { email, name }, agencyId: agency_id, unsubscribe: { agencyId: agency_id } }),
    );
    await write.tx
      .insertInto('returned_mails')
      .values({
        id: crypto.randomUUID(),
        mail_id: mailId,
        email,
        kind: 'soft',
        detail: `${email} is full`,
        message_key: hash(),
        received_at: now,
      })
      .execute();
    const about = { agencyId: agency_id, to: { email: other.user.email, name: other.user.name } };
    await composeMail(write, letter({ ...about, subject: `A review by ${name}` }));
    await composeMail(write, letter({ ...about, kind: 'contact', replyTo: email }));
    const failed = await composeMail(write, letter({ ...about, subject: 'Not delivered' }));
    await write.tx
      .updateTable('mails')
      .set({ state: 'failed', text: `${name} <${email}> ${name}`, html: longWords })
      .where('id', '=', failed.id)
      .execute();
    await suppress(write, { email, agencyId: agency_id, reason: 'unsubscribed' });
  });
  await createDataRequest(database, {
    ...{
      email,
      name,
      kind: 'see',
      state: 'answered',
      decided_at: now,
      details: longWords,
      decided_words: `Dear ${name}`,
    },
  });
  const asked = await createDataRequest(database, { email, name, kind: 'erase', details: longWords });
  return {
    email,
    name,
    words,
    needles: [email, 'Ashgrove', words],
    asked,
    review,
    placement,
    open,
    recruiter_id,
    agency_id,
    other,
    waitingFile,
  };
}

describe('erasing a person who is everywhere', async () => {
  const person = await everywhere();
  const { asked, email, needles, review, placement } = person;
  const figures = () =>
    kysely
      .selectFrom('recruiters')
      .select(['page_version', 'removed_count', 'review_count'])
      .where('id', '=', person.recruiter_id)
      .executeTakeFirstOrThrow();
  const before = await figures();

  test('finds them in every part that is declared', async () => {
    const columns = await found(needles);
    const declared = Object.values(dataParts as Record<string, DataPart>).flatMap((part) => part.columns);
    expect(declared.filter((column) => !columns.includes(column))).toEqual([]);
  });

  test('is previewed to staff alone, in one statement, and touches nothing', async () => {
    let statements = 0;
    const counted = kysely.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const shown = await preview({ ...context(admin), database: { ...database, kysely: counted } }, asked.id);
    // One for the request, one for all parts.
    expect(statements).toBe(2);
    expect(shown!.blockedBecause).toBeNull();
    const parts = Object.values(dataParts as Record<string, DataPart>).map(({ what }) => what);
    expect(shown!.parts.map(({ what }) => what)).toEqual(parts);
    expect(await preview(context(person.other.viewer), asked.id)).toBeNull();
    expect(await found(needles)).toContain('reviews.body');
  });

  test('shows their words on the page until then', async () => {
    const pages = await publicPages(database);
    const { slug } = person.other.recruiter;
    expect((await pages.inject(recruiterUrl(slug))).body).toContain(person.words);
  });

  test('needs the address once more, and happens once', async () => {
    expect(codes(await erase(asked.id, 'someone@else.example'))).toEqual(['OTHER_ADDRESS']);
    const outcomes = await Promise.all([erase(asked.id, email), erase(asked.id, email)]);
    expect(outcomes.map((outcome) => codes(outcome)).sort()).toEqual([[], ['ALREADY_DECIDED']]);
    expect(outcomes.find((outcome) => codes(outcome).length === 0)!['dataRequest']).toMatchObject({
      ...{ state: 'answered', name: 'Erased', email: '', isSuppressed: true },
      decidedWords: expect.stringContaining('Reviews (3)'),
    });
    const mails = await kysely.selectFrom('mails').select(['kind', 'text']).where('to_email', '=', email).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['security-data-erased']);
    expect(mails[0]!.text).toContain("The agency's record of the job stays");
  });

  test('leaves no trace in any column of any table, once its last email is sent', async () => {
    await settle();
    expect(await found(needles)).toEqual([]);
  });

  test('leaves what belongs to others', async () => {
    expect(
      await kysely.selectFrom('placements').selectAll().where('id', '=', placement.id).executeTakeFirst(),
    ).toMatchObject({
      job_title: placement.job_title,
      contact_email: placement.contact_email,
      candidate_do_not_mail: true,
    });
    expect(await kysely.selectFrom('reviews').selectAll().where('id', '=', review.id).executeTakeFirst()).toMatchObject(
      { publication: 'withdrawn', level: review.level, overall: review.overall, placement_id: placement.id },
    );
    expect(
      await kysely.selectFrom('invitations').select('state').where('id', '=', person.open.id).executeTakeFirst(),
    ).toEqual({ state: 'unsubscribed' });
    expect(
      await kysely.selectFrom('files').select('state').where('id', '=', person.waitingFile).executeTakeFirst(),
    ).toEqual({ state: 'removed' });
    const after = await figures();
    expect(after.removed_count).toBe(before.removed_count);
    expect(after.review_count).toBe(before.review_count - 1);
    expect(BigInt(after.page_version)).toBeGreaterThan(BigInt(before.page_version));
    const pages = await publicPages(database);
    expect((await pages.inject(recruiterUrl(person.other.recruiter.slug))).body).not.toContain(person.words);
  });

  test('keeps the address from being emailed after another import, and links a later request', async () => {
    expect(await isSuppressed(kysely, email, person.agency_id)).toBe(true);
    expect(await isSuppressed(kysely, `other-${email}`, person.agency_id)).toBe(false);
    const { rows } = await sql<{ no: boolean }>`
      select ${wantsNoMail(sql`${email}::text`, sql`${person.agency_id}::uuid`)} as no`.execute(kysely);
    expect(rows).toEqual([{ no: true }]);
    const later = await createDataRequest(database, { email, kind: 'see' });
    const { data } = await request(
      context(superAdmin),
      'query ($id: ID!) { node(id: $id) { ... on DataRequest { isSuppressed others(first: 5) { edges { node { id } } } } } }',
      { id: `DataRequest:${later.id}` },
    );
    expect(data['node']!['isSuppressed']).toBe(true);
    expect(JSON.stringify(data)).toContain(asked.id);
  });
});

describe('erasing waits', () => {
  const blocked = async (email: string) => {
    const { id } = await createDataRequest(database, { kind: 'erase', email });
    expect(codes(await erase(id, email))).toEqual(['BLOCKED']);
    return (await preview(context(superAdmin), id))!.blockedBecause;
  };

  test('for an account that is in use, but not for one that was never confirmed', async () => {
    expect(await blocked((await createUser(database)).email)).toContain('account in use');
    const user = await createUser(database, { is_verified: false });
    await createRegistration(database, { user_id: user.id, email: user.email });
    const { id } = await createDataRequest(database, { kind: 'erase', email: user.email });
    expect(codes(await erase(id, user.email))).toEqual([]);
    expect(await kysely.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([]);
  });

  test('for the role of one of our staff', async () => {
    const { email } = await createUser(database, { status: 'deactivated', roles: ['ROLE_ADMIN'] });
    expect(await blocked(email)).toContain('our staff');
  });

  test('for another request from the same address', async () => {
    const { email } = await createDataRequest(database, { kind: 'see' });
    expect(await blocked(email)).toContain('Another request');
  });

  test('for an objection to a profile', async () => {
    const { email } = await createClaim(database, { wish: 'objection' });
    expect(await blocked(email)).toContain('objected');
  });

  test('for an import that is at work', async () => {
    const { id: recruiter_id, agency_id } = await createRecruiter(database);
    const { id: import_id } = await createImport(database, { agency_id, recruiter_id, state: 'importing' });
    const email = `row-${import_id}@people.example`;
    await kysely
      .insertInto('placement_import_rows')
      .values({ import_id, agency_id, line: 2, outcome: 'new', candidate_email: email, created_at: new Date() })
      .execute();
    expect(await blocked(email)).toContain('being imported');
  });

  test('for a request to erase: no other kind is answered by it', async () => {
    const { id, email } = await createDataRequest(database, { kind: 'see' });
    expect(codes(await erase(id, email))).toEqual(['NOT_ERASURE']);
    expect(await preview(context(superAdmin), id)).toBeNull();
  });
});

test('every column with an address is declared', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name like '%email%'
      and c.data_type in ('text', 'ARRAY', 'jsonb') order by 1`.execute(kysely);
  const declared = new Set(Object.values(dataParts as Record<string, DataPart>).flatMap((part) => part.columns));
  expect(rows.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([]);
});

/** What refers to a person's rows, and holds nothing of theirs itself. */
const withoutThem: Readonly<Record<string, string>> = {
  agency_report_lines: 'figures, and the ids of reviews',
  invitation_tokens: 'hashes, which go with the invitation',
  notices: 'what they say is read from the review or the invitation',
  review_links: 'hashes, which go with the text of the review',
  review_replies: "a recruiter's words, which go with the text of the review",
  review_reply_versions: "a recruiter's words, which go with the text of the review",
  review_shares: 'keys, and how often they were used',
};

test('every table about a placement, an invitation or a review is declared, or has nothing of the person', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = any(array['placements', 'invitations', 'reviews', 'review_flag_cases',
      'placement_imports']::regclass[]) order by 1`.execute(kysely);
  const columns = Object.values(dataParts as Record<string, DataPart>).flatMap((part) => part.columns);
  const declared = new Set(columns.map((column) => column.split('.')[0]!));
  const unknown = rows.map(({ name }) => name).filter((name) => !declared.has(name) && !(name in withoutThem));
  expect(unknown).toEqual([]);
});
