import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { invitationSubject } from '#common/invitations/words.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import { matchRoute } from '#common/routes.ts';
import { renderMail } from '#server/mail/render.tsx';
import { InvitationMail, type InvitationMailProps } from './InvitationMail.tsx';
import { ReminderMail, reminder } from './ReminderMail.tsx';
import { RenewedLinkMail, renewedLink } from './RenewedLinkMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: 'https://plaudit.example/u/token',
};
const facts: InvitationMailProps = {
  audience: 'candidate',
  recipientName: 'Dana Price',
  recruiterName: 'Ada Reyes',
  agencyName: 'Harbour Talent',
  agencyLegalName: 'Harbour Talent Pty Ltd',
  agencyContact: 'privacy@harbour.example',
  jobTitle: 'Site Engineer',
  companyName: 'Bridge & Sons',
  startDate: '2026-11-21',
  message: 'Thank you for choosing us.\nI would value <your> view.',
  messageBy: 'Ada Reyes',
  reviewUrl: 'https://plaudit.example/review-invite/0199/secret',
};
const invitation = (change: Partial<InvitationMailProps> = {}) =>
  renderMail(<InvitationMail {...facts} {...change} />, surroundings);

describe('an invitation', () => {
  test.each(['html', 'text'] as const)(
    'tells %s who invites, about what, what becomes public, and how to stop it',
    async (form) => {
      const mail = await invitation();
      const text =
        form === 'text' ? mail.text : ((await simpleParser(`Content-Type: text/html\r\n\r\n${mail.html}`)).text ?? '');
      // mailparser writes headings in capitals.
      const read = text.replace(/\s+/g, ' ').toLowerCase();
      for (const fact of [
        'Hello Dana,',
        'Ada Reyes of Harbour Talent placed you in this job',
        'Job: Site Engineer',
        'Company: Bridge & Sons',
        'Start: Nov 21, 2026',
        'I would value <your> view.',
        'about two minutes',
        '60 days',
        "What's public",
        "Not public: your email address, the company's name, and your private note to Ada Reyes.",
        '(Harbour Talent Pty Ltd, privacy@harbour.example)',
        'Harbour Talent gave us your name and email address',
        'To see, correct, or delete the data held about you, write to privacy@harbour.example',
        'Stop emails from this agency, or from everyone on Plaudit',
        'https://plaudit.example/review-invite/0199/secret',
        'https://plaudit.example/u/token',
      ])
        expect(read).toContain(fact.toLowerCase());
    },
  );

  test('has one button, to the form, and the link once', async () => {
    const { html } = await invitation();
    expect(html.match(/class="action"/g)).toHaveLength(1);
    expect(html.split(facts.reviewUrl)).toHaveLength(2);
  });

  test('links only to existing pages', async () => {
    const { html } = await invitation();
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!);
    for (const url of links.filter((one) => one !== surroundings.unsubscribeUrl))
      expect(matchRoute(new URL(url).pathname)?.route).toMatchObject({ isBuilt: true });
  });

  test('quotes the recruiter line by line, as text and never as markup', async () => {
    const { html, text } = await invitation();
    expect(html).toContain('I would value &lt;your&gt; view.');
    expect(text).toContain('> Thank you for choosing us.\n> I would value <your> view.');
  });

  test('leaves out what is missing', async () => {
    const { text } = await invitation({ message: null, companyName: '' });
    expect(text).not.toMatch(/writes:|Company:|null|undefined/);
  });

  test("says whose words they are: the recruiter's or the agency's", async () => {
    expect((await invitation()).text).toContain('Ada Reyes writes:');
    expect((await invitation({ messageBy: 'Harbour Talent' })).text).toContain('Harbour Talent writes:');
  });

  test('addresses an employer as an employer', async () => {
    expect((await invitation({ audience: 'employer' })).text).toContain('filled this job for you');
  });

  test('needs no picture, script or anything from elsewhere', async () => {
    expect((await invitation()).html).not.toMatch(/<img|<script|<link|url\(|@import|@font-face/);
  });
});

test.each([
  ['an invitation', <InvitationMail key="1" {...facts} message={null} />, invitationSubject(facts)],
  ['a reminder', <ReminderMail key="2" {...facts} message={null} />, reminder.subject(facts)],
])('%s invites without bias: it names no stars and offers nothing', async (_name, mail, subject) => {
  const { text } = await renderMail(mail, surroundings);
  expect(wordingProblem(`${subject}\n${text}`)).toBeUndefined();
  expect(text).not.toMatch(/\bstars?\b/i);
});

test('a reminder says the same, and that it does not go on forever', async () => {
  const { text } = await renderMail(<ReminderMail {...facts} />, surroundings);
  for (const fact of [
    'Reminder:',
    'two reminders at most',
    'Harbour Talent Pty Ltd',
    "What's public",
    surroundings.unsubscribeUrl,
  ])
    expect(`${reminder.subject(facts)}\n${text}`).toContain(fact);
});

test('a renewed link says that it was requested, how long it works, who invites, and how to stop it', async () => {
  const { text, html } = await renderMail(<RenewedLinkMail {...facts} />, surroundings);
  expect(renewedLink.subject(facts)).toBe('Your new link to review Ada Reyes');
  const read = text.replace(/\s+/g, ' ');
  for (const fact of [
    'because you asked for a new link',
    "works for 14 days. We won't send reminders.",
    'Job: Site Engineer',
    facts.reviewUrl,
    "What's public",
    'Stop emails from this agency, or from everyone on Plaudit',
  ])
    expect(read).toContain(fact);
  expect(html.match(/class="action"/g)).toHaveLength(1);
});
