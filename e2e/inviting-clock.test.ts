import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/database/seeds/accounts.ts';
import { daysAfter } from '#server/features/invitations/timing.ts';
import { complaint, deliveryNotice } from '#server/features/mailing/returned-mail/testing/returned-mail.ts';
import { forward } from './running/clock.ts';
import { freePorts, type Plaudit, startPlaudit } from './running/plaudit.ts';
import { untilTrue } from './running/until.ts';

let plaudit: Plaudit;
let bouncePort: number;

beforeAll(async () => {
  [bouncePort] = (await freePorts(1)) as [number];
  plaudit = await startPlaudit({
    demo: true,
    environment: { PLAUDIT_BOUNCE_DOMAIN: 'bounces.plaudit.example', PLAUDIT_BOUNCE_PORT: String(bouncePort) },
  });
});
afterAll(() => plaudit?.stop());

const people = Array.from({ length: 30 }, (_, index) => `asked-${index}@person.example`);
const [gone, annoyed, leaving, ...others] = people as [string, string, string, ...string[]];

/** Queries the API as the recruiter. Signs in each time, because days may have passed. */
async function graphql<T>(query: string, variables: object = {}): Promise<T> {
  const credentials = new URLSearchParams({ _username: 'pro_individual@demo.example', _password: demoPassword });
  const signedIn = await fetch(`${plaudit.url}/login/login_check`, { method: 'POST', body: credentials });
  const { token } = (await signedIn.json()) as { token: string };
  const response = await fetch(`${plaudit.url}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

interface Invitation {
  state: string;
  bounceReason: string | null;
  nextReminderAt: string | null;
  expiresAt: string | null;
  viewerCanInviteAgain: boolean;
}

/** The invitations of these people by address, as their recruiter sees them. */
async function invitationsSent(): Promise<Record<string, Invitation>> {
  const { invitations } = await graphql<{
    invitations: { edges: { node: Invitation & { recipientEmail: string } }[] };
  }>(
    `{ invitations(first: 100) { edges { node {
      recipientEmail state bounceReason nextReminderAt expiresAt viewerCanInviteAgain } } } }`,
  );
  const nodes = invitations.edges.map(
    ({ node: { recipientEmail, ...invitation } }) => [recipientEmail, invitation] as const,
  );
  return Object.fromEntries(nodes.filter(([email]) => people.includes(email)));
}
const states = async () =>
  Object.fromEntries(
    [...Map.groupBy(Object.values(await invitationsSent()), ({ state }) => state)].map(([state, { length }]) => [
      state,
      length,
    ]),
  );

/** The recipients, among these people, of sent emails of a kind. */
async function outbox(kind: string): Promise<string[]> {
  const response = await fetch(`${plaudit.url}/dev/mail.json?limit=1000`);
  const mails = (await response.json()) as { kind: string; to: string; state: string }[];
  return mails
    .filter((mail) => mail.kind === kind && mail.state === 'sent' && people.includes(mail.to))
    .map(({ to }) => to);
}
const untilMailed = (kind: string, count: number) =>
  untilTrue(`${count} mails of the kind ${kind} have left`, async () => (await outbox(kind)).length === count);

/**
 * Forwards to the last of the next reminders. Each is due on its day in the agency's calendar and during the day,
 * whenever the invitations were sent.
 */
async function forwardToReminder(day: number, sent: Date) {
  const [{ zone }] = (await plaudit.query<{ zone: string }>(
    `select a.time_zone as zone from agencies a join recruiters r on r.agency_id = a.id join users u on u.id = r.user_id
      where u.email = 'pro_individual@demo.example'`,
  )) as [{ zone: string }];
  const local = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone);
  const mailed = await plaudit.query<{ email: string; at: Date }>(
    'select recipient_email as email, sent_at as at from invitations where recipient_email = any($1)',
    [others],
  );
  const reminders = await invitationsSent();
  const times = mailed.map(({ email, at }) => {
    const next = new Date(reminders[email]!.nextReminderAt!);
    expect(local(next).toPlainDate().toString()).toBe(local(at).toPlainDate().add({ days: day }).toString());
    expect(local(next).hour).toBeGreaterThanOrEqual(9);
    expect(local(next).hour).toBeLessThan(17);
    return next.getTime();
  });
  expect(times).toHaveLength(others.length);
  const latest = new Date(Math.max(...times));
  expect(latest > sent).toBe(true);
  await forward(plaudit.url, { to: latest.toISOString() });
}

async function comeBack(email: string, notice: string) {
  const { returnPath } = plaudit.mailbox.arrived.find(({ to }) => to === email)!;
  const smtp = createTransport({ host: '127.0.0.1', port: bouncePort, ignoreTLS: true });
  await smtp.sendMail({ raw: notice, envelope: { from: '', to: returnPath } });
  smtp.close();
}

test('thirty people are invited at once: one email bounces, one is reported as spam, one recipient unsubscribes; the others get two reminders, then their links expire', async () => {
  const { createInvitations } = await graphql<{
    createInvitations: { results: { errors: unknown[] }[]; errors: unknown[] };
  }>(
    `mutation ($input: CreateInvitationsInput!) { createInvitations(input: $input) {
      results { index invitation { id } errors { code message } } errors { code message } } }`,
    {
      input: {
        clientMutationId: 'thirty-people',
        scheduledFor: new Date().toISOString(),
        message: 'How was it to work with me? Frank words help the next ones.',
        invitations: people.map((candidateEmail, index) => ({
          jobTitle: `Bridge Surveyor ${index}`,
          jobType: 'permanent',
          startDate: '2026-09-01',
          companyName: 'Umber Bridges',
          candidateName: `Asked Person ${index}`,
          candidateEmail,
        })),
      },
    },
  );
  expect(createInvitations.errors).toEqual([]);
  expect(createInvitations.results.flatMap(({ errors }) => errors)).toEqual([]);
  await untilMailed('invitation', 30);
  await untilTrue('all thirty mails arrived', () =>
    people.every((email) => plaudit.mailbox.arrived.some(({ to }) => to === email)),
  );
  expect(await outbox('reminder')).toEqual([]);

  await comeBack(gone, deliveryNotice({ recipient: gone }));
  await comeBack(annoyed, complaint());
  const unsubscribe = /https?:\/\/\S+\/u\/\S+/
    .exec(plaudit.mailbox.arrived.find(({ to }) => to === leaving)!.text)![0]
    .replace(/[\])>]+$/, '');
  await fetch(unsubscribe, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(await states()).toEqual({ sent: 27, bounced: 1, complained: 1, unsubscribed: 1 });
  expect((await invitationsSent())[gone]?.bounceReason).toContain('5.1.1');

  const sent = await forward(plaudit.url, { minutes: 0.01 });
  await forward(plaudit.url, { days: 3 });
  await untilTrue('all that is due is done', async () => {
    const due = await plaudit.query(
      'select from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts',
    );
    return due.length === 0;
  });
  expect(await outbox('reminder')).toEqual([]);
  await forwardToReminder(4, sent);
  await untilMailed('reminder', 27);
  expect((await outbox('reminder')).sort()).toEqual(others.sort());
  await forwardToReminder(10, sent);
  await untilMailed('reminder', 54);
  const [reminded] = others;
  expect((await invitationsSent())[reminded!]).toMatchObject({ state: 'sent', nextReminderAt: null });

  await forward(plaudit.url, { to: daysAfter(sent, 59).toISOString() });
  expect(await states()).toMatchObject({ sent: 27 });
  await forward(plaudit.url, { to: daysAfter(sent, 60).toISOString() });
  await untilTrue('the links have ended', async () => (await states())['expired'] === 27);
  expect(await states()).toEqual({ expired: 27, bounced: 1, complained: 1, unsubscribed: 1 });
  expect(await outbox('reminder')).toHaveLength(54);
  expect((await invitationsSent())[reminded!]?.viewerCanInviteAgain).toBe(true);
});
