import '../../index.ts';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { watchCheckpoints } from '#server/commands/checkpoints.ts';
import { carryOut } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { suppress } from '#server/mail/suppression.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { startSmtp } from '#server/mail/testing/smtp.ts';
import { openSmtp } from '#server/mail/transport.ts';
import { hashToken } from '#server/session/tokens.ts';
import { createInvitation } from '../../invitations/invitations.factories.ts';
import { daysAfter } from '../../invitations/timing.ts';
import { deliverAll } from '../../mailing/delivery.ts';
import { createPlacement } from '../../placements/placements.factories.ts';
import { createRecruiter } from '../../profiles/profiles.factories.ts';
import { createCampaign, createSurvey } from '../surveys.factories.ts';
import { askNext } from './asking.commands.ts';
import { endSurveys, mostInOutbox, sendCampaign } from './sending.tasks.ts';
import { campaignsIn, noon, type TestCampaign } from './testing/campaigns.ts';

const inDatabase = await testDatabase();
const { database, context } = inDatabase;
const { kysely } = database;
const { campaignOf, queued, run, recipients, statesOf, mailsOf, campaignRow } = campaignsIn(inDatabase);

/** Writes the emails without sending them. */
async function written(campaign: TestCampaign) {
  await carryOut(context(undefined, noon), askNext, { campaignId: campaign.campaign.id });
  return (await mailsOf(campaign)).map(({ id }) => id);
}

describe('a campaign', () => {
  test('emails each person once, by a link of their own, even if a step is repeated', async () => {
    const campaign = await campaignOf();
    const ids = await queued(campaign, 130);
    await run(noon);
    await run(noon);
    const mails = await mailsOf(campaign);
    expect(mails.map(({ survey_recipient_id }) => survey_recipient_id).sort()).toEqual(ids.sort());
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));
    const [one] = await recipients(campaign);
    expect(one).toMatchObject({ state: 'sent', sent_at: noon, expires_at: daysAfter(noon, 60) });
    const mail = mails.find(({ survey_recipient_id }) => survey_recipient_id === one!.id)!;
    const links = [...mail.html.matchAll(/href="([^"]*\/survey\/[^"]*)"/g)].map(([, link]) => link!);
    expect(links).toHaveLength(12);
    const tokens = new Set(links.map((link) => /\/survey\/[\w-]+\/([\w-]+)/.exec(link)![1]!));
    expect(tokens.size).toBe(1);
    const { recipient_id } = await kysely
      .selectFrom('survey_tokens')
      .select('recipient_id')
      .where('token_hash', '=', hashToken([...tokens][0]!))
      .executeTakeFirstOrThrow();
    expect(recipient_id).toBe(one!.id);
    const { emailed_people, emails_that_day } = await campaignRow(campaign);
    expect({ emailed_people, emails_that_day }).toEqual({ emailed_people: 130, emails_that_day: 130 });
  });

  test('arrives by a real mail server, with one-click unsubscribing, and in the look and words of the survey', async () => {
    const campaign = await campaignOf(
      { message: 'We read every answer.', sender_name: 'Kim of Harbour' },
      { template: 'custom_template', accent: '#7a1f5c', subject: 'One question', mail_text: 'How did we do?' },
    );
    await queued(campaign, 1, { name: 'O’Brien & <b>Sons</b>', email: 'casey@people.example' });
    const mailIds = await written(campaign);
    const server = await startSmtp();
    const transport = openSmtp({ url: server.url, from: 'Plaudit <no-reply@plaudit.example>' });
    onTestFinished(() => transport.close());
    await deliverAll(context(), transport, mailIds);
    await deliverAll(context(), transport, mailIds);
    expect(server.received).toHaveLength(1);
    const { parsed } = server.received[0]!;
    expect(parsed.subject).toBe('One question');
    expect(parsed.from?.text).toContain('Kim of Harbour via Plaudit');
    expect(parsed.replyTo?.text).toContain(campaign.agency.contact_email);
    for (const said of ['How did we do?', 'We read every answer.', campaign.agency.legal_name, '60 days'])
      expect(parsed.text).toContain(said);
    expect(parsed.text).toMatch(/10 https?:\S+\?score=10/);
    expect(parsed.html).toContain('#7a1f5c');
    expect(parsed.html).not.toContain('<b>Sons');
    expect(parsed.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('/u/') } });
  });

  test('sends as many emails a day as it may; the others wait for the next days', async () => {
    const campaign = await campaignOf({ throttle: 3 });
    await queued(campaign, 7);
    await run(noon);
    await run(daysAfter(noon, 1 / 24));
    const count = async (state: string) => (await statesOf(campaign)).filter((one) => one === state).length;
    expect([await count('sent'), await count('throttled')]).toEqual([3, 4]);
    await run(daysAfter(noon, 1));
    expect([await count('sent'), await count('throttled')]).toEqual([6, 1]);
    await run(daysAfter(noon, 2));
    expect(await count('sent')).toBe(7);
    expect(await mailsOf(campaign)).toHaveLength(7);
  });

  test("shares the agency's limit of a day with its other campaigns", async () => {
    const campaign = await campaignOf();
    await kysely.insertInto('campaign_settings').values({ agency_id: campaign.agency.id, daily_limit: 4 }).execute();
    const { survey } = await createSurvey(database, { agency_id: campaign.agency.id, audience: 'employer' });
    const other = await createCampaign(database, { agency_id: campaign.agency.id, survey_id: survey.id });
    await queued(campaign, 3);
    await queued({ ...campaign, campaign: other }, 3);
    await run(noon);
    expect(await mailsOf(campaign)).toHaveLength(4);
  });

  test('waits for the hours of the agency where it asks a list, and of the job where it asks about a placement', async () => {
    const list = await campaignOf();
    const night = daysAfter(noon, 10 / 24);
    await queued(list, 1);
    await run(night);
    const [waiting] = await recipients(list);
    expect(waiting).toMatchObject({ state: 'queued' });
    expect(waiting!.scheduled_for.getTime()).toBeGreaterThan(night.getTime());
    // It is nine in the morning in Leeds when it is late in Sydney.
    const recruiter = await createRecruiter(database, { agency_id: list.agency.id });
    const placement = await createPlacement(database, { recruiter_id: recruiter.id, location: 'Leeds, England' });
    await queued(list, 1, { placement_id: placement.id });
    await run(night);
    expect(await statesOf(list)).toEqual(['queued', 'sent']);
  });

  test('stops in the middle when it is turned off, paused, or out of the plan, and continues without a second email', async () => {
    const campaign = await campaignOf({ throttle: 2 });
    await queued(campaign, 6);
    const set = (values: { is_active?: boolean; paused_at?: Date | null; paused_because?: string | null }) =>
      kysely.updateTable('campaigns').set(values).where('id', '=', campaign.campaign.id).execute();
    const plan = (name: string) =>
      kysely.updateTable('agencies').set({ plan: name }).where('id', '=', campaign.agency.id).execute();
    await run(noon);
    await set({ is_active: false });
    await run(daysAfter(noon, 1));
    await set({ is_active: true, paused_at: noon, paused_because: 'Too many bounced' });
    await run(daysAfter(noon, 2));
    await set({ paused_at: null, paused_because: null });
    await plan('pro_team');
    await run(daysAfter(noon, 3));
    expect(await mailsOf(campaign)).toHaveLength(2);
    await plan('ultimate_team');
    await run(daysAfter(noon, 4));
    await run(daysAfter(noon, 5));
    await run(daysAfter(noon, 6));
    const mails = (await mailsOf(campaign)).filter(({ kind }) => kind === 'survey');
    expect(mails).toHaveLength(6);
    expect(new Set(mails.map(({ to_email }) => to_email)).size).toBe(6);
  });

  test('writes no more emails than may wait in the outbox, and goes on when these have left', async () => {
    const campaign = await campaignOf();
    const [waiting] = await queued(campaign, 1, { scheduled_for: daysAfter(noon, 1) });
    await queued(campaign, 2);
    const of = { agency: campaign.agency.id, recipient: waiting };
    await sql`insert into mails (id, kind, agency_id, survey_recipient_id, to_email, subject, html, text, message_id, state, queued_at)
      select gen_random_uuid(), 'survey', ${of.agency}, ${of.recipient}, 'full@people.example', '', '', '', 'full-' || n, 'queued', now()
      from generate_series(1, ${mostInOutbox}) n`.execute(kysely);
    const send = () => sendCampaign.run(context(undefined, noon), { campaignId: campaign.campaign.id });
    await send();
    expect(await statesOf(campaign)).toEqual(['queued', 'queued', 'queued']);
    const { rows } = await sql<{ waits: boolean }>`select run_at > now() + interval '5 s' as waits
      from graphile_worker.jobs where key = ${`campaign ${campaign.campaign.id}`}`.execute(kysely);
    expect(rows).toEqual([{ waits: true }]);
    await sql`update mails set state = 'sent' where message_id = 'full-1'`.execute(kysely);
    await send();
    expect((await statesOf(campaign)).sort()).toEqual(['queued', 'sent', 'sent']);
    await sql`delete from mails where to_email = 'full@people.example'`.execute(kysely);
  });

  test('emails nobody twice when its process ends before a commit, and two workers send at once', async () => {
    const campaign = await campaignOf();
    await queued(campaign, 220);
    let ends = 3;
    watchCheckpoints((point) => {
      if (point === 'command:before-commit' && ends-- > 0) throw new Error('The process ends');
    });
    const send = () => sendCampaign.run(context(undefined, noon), { campaignId: campaign.campaign.id });
    for (let attempt = 0; attempt < 3; attempt++) await send().catch(() => {});
    watchCheckpoints(() => {});
    await Promise.all([send(), send(), send()]);
    await send();
    const mails = await mailsOf(campaign);
    expect(new Set(mails.map(({ survey_recipient_id }) => survey_recipient_id)).size).toBe(220);
    expect(mails).toHaveLength(220);
  });
});

describe('reminders', () => {
  const kinds = async (campaign: TestCampaign) => (await mailsOf(campaign)).map(({ kind }) => kind);

  test('go on their days to a person who has not answered, and the survey ends after 60 days', async () => {
    const campaign = await campaignOf();
    await queued(campaign, 1);
    const atDay = async (days: number) => {
      await run(daysAfter(noon, days));
      await run(daysAfter(noon, days));
      await endSurveys.run(context(undefined, daysAfter(noon, days)), {});
      return { mails: await kinds(campaign), state: (await statesOf(campaign))[0] };
    };
    expect(await atDay(0)).toEqual({ mails: ['survey'], state: 'sent' });
    expect(await atDay(3.9)).toEqual({ mails: ['survey'], state: 'sent' });
    expect(await atDay(4.1)).toEqual({ mails: ['survey', 'survey-reminder'], state: 'sent' });
    expect(await atDay(10.1)).toEqual({ mails: ['survey', 'survey-reminder', 'survey-reminder'], state: 'sent' });
    expect(await atDay(59)).toMatchObject({ state: 'sent' });
    expect(await atDay(60)).toEqual({ mails: ['survey', 'survey-reminder', 'survey-reminder'], state: 'expired' });
    const tokens = await kysely
      .selectFrom('survey_tokens')
      .select('token_hash')
      .where('recipient_id', '=', (await recipients(campaign))[0]!.id)
      .execute();
    // The factory's, and one of each email.
    expect(tokens).toHaveLength(4);
  });

  test('are not sent to a person who gave a score, and not when the agency sends none', async () => {
    const answered = await campaignOf();
    await queued(answered, 1);
    const silent = await campaignOf();
    await queued(silent, 1);
    await run(noon);
    await kysely
      .updateTable('survey_recipients')
      .set({ state: 'partial' })
      .where('campaign_id', '=', answered.campaign.id)
      .execute();
    await kysely
      .insertInto('campaign_settings')
      .values({ agency_id: silent.agency.id, sends_reminders: false })
      .execute();
    await run(daysAfter(noon, 4.1));
    for (const campaign of [answered, silent]) {
      expect(await kinds(campaign)).toEqual(['survey']);
      expect((await recipients(campaign))[0]!.next_reminder_at).toBeNull();
    }
  });

  test('count in the emails of a day', async () => {
    const campaign = await campaignOf({ throttle: 2 });
    await queued(campaign, 2);
    await run(noon);
    await queued(campaign, 2);
    await run(daysAfter(noon, 4.1));
    expect((await kinds(campaign)).sort()).toEqual(['survey', 'survey', 'survey-reminder', 'survey-reminder']);
    await run(daysAfter(noon, 5.1));
    expect(await mailsOf(campaign)).toHaveLength(6);
  });
});

describe('a person', () => {
  test('who unsubscribed, or whose address bounced, is not asked, and the requests say why', async () => {
    const campaign = await campaignOf();
    await queued(campaign, 3);
    const [left, gone] = await recipients(campaign);
    for (const [email, reason] of [
      [left!.email, 'unsubscribed'],
      [gone!.email, 'bounced'],
    ] as const)
      await inWrite(context(), (write) => suppress(write, { email, agencyId: campaign.agency.id, reason }));
    await run(noon);
    expect((await recipients(campaign)).map(({ state, cancelled_because }) => [state, cancelled_because])).toEqual([
      ['unsubscribed', null],
      ['cancelled', 'An earlier email to this address bounced'],
      ['sent', null],
    ]);
    expect(await mailsOf(campaign)).toHaveLength(1);
  });

  test('who was asked in the last 90 days, or will be, is left out of a list and asked later about a placement', async () => {
    const list = await campaignOf();
    const after = await campaignOf({ trigger: 'placement_start', since: '2026-01-01', delay_days: 10 });
    const recruiter = await createRecruiter(database, { agency_id: after.agency.id });
    const placement = await createPlacement(database, { recruiter_id: recruiter.id });
    const invited = await createInvitation(database, { placement_id: placement.id, sent_at: daysAfter(noon, -20) });
    await queued(after, 1, { placement_id: placement.id, email: placement.candidate_email! });
    const sameList = { ...list, campaign: await createCampaign(database, { ...idsOf(list) }) };
    const email = 'twice@people.example';
    await queued(list, 1, { email });
    await queued(sameList, 1, { email });
    await run(noon);
    const [first] = await recipients(list);
    const [second] = await recipients(sameList);
    expect([first!.state, second!.state].sort()).toEqual(['cancelled', 'sent']);
    const cancelled = [first, second].find((one) => one!.state === 'cancelled');
    expect(cancelled!.cancelled_because).toContain('90 days');
    const [later] = await recipients(after);
    expect(later!.state).toBe('queued');
    expect(later!.scheduled_for.getTime()).toBeGreaterThanOrEqual(daysAfter(invited.sent_at!, 90).getTime());
    await run(daysAfter(noon, 71));
    expect(await statesOf(after)).toEqual(['sent']);
  });

  test('whose placement was canceled or hidden is never asked about it', async () => {
    const campaign = await campaignOf({ trigger: 'placement_start', since: '2026-01-01', delay_days: 10 });
    const recruiter = await createRecruiter(database, { agency_id: campaign.agency.id });
    for (const change of [
      { state: 'cancelled', cancelled_because: 'Fell through' },
      { is_hidden: true },
      { candidate_do_not_mail: true },
      { candidate_email: null },
      {},
    ]) {
      const placement = await createPlacement(database, { recruiter_id: recruiter.id, ...change });
      await queued(campaign, 1, { placement_id: placement.id });
    }
    await run(noon);
    const rows = await recipients(campaign);
    expect(rows.map(({ cancelled_because }) => cancelled_because)).toEqual([
      'The placement was canceled',
      'The placement is hidden',
      'This person is marked as do-not-email',
      'The person is no longer known',
      null,
    ]);
    const [mail] = await mailsOf(campaign);
    expect(mail!.text).toContain('Job: Site Engineer');
  });
});

const idsOf = ({ campaign }: TestCampaign) => ({ agency_id: campaign.agency_id, survey_id: campaign.survey_id });
