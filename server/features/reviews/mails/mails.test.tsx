import { expect, test } from 'vitest';
import { matchRoute } from '#common/routes.ts';
import { renderMail } from '#server/mail/render.tsx';
import { ReplyMail, reviewReplied } from './ReplyMail.tsx';
import { ReviewPublicMail, reviewPublic } from './ReviewPublicMail.tsx';
import { ReviewPublishedMail, reviewPublished } from './ReviewPublishedMail.tsx';
import { ReviewReceivedMail, reviewReceived } from './ReviewReceivedMail.tsx';
import { ReviewRejectedMail, reviewRejected } from './ReviewRejectedMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};
const facts = {
  reviewerName: 'Dana Price',
  shownName: 'Dana P.',
  recruiterName: 'Ada Reyes',
  agencyName: 'Harbour Talent',
  agencyContact: 'privacy@harbour.example',
  title: 'Kept me informed',
  body: 'Ada called when she said she would.\n\nThe role was as described.',
  overall: 4,
  level: 3,
  wasOffered: false,
  reply: 'Thank you, Dana.\nI will keep calling.',
  reportUrl: 'https://plaudit.example/review/1/report-reply',
  reviewUrl: 'https://plaudit.example/recruiter/ada-reyes#review-1',
  profileUrl: 'https://plaudit.example/recruiter/ada-reyes',
  editUrl: 'https://plaudit.example/review-edit/1/secret',
  isEdit: false,
} as const;

const rejection = {
  ...facts,
  reason: 'personal_data',
  words: 'Leave out the name of the manager.',
} as const;

test('the recruiter reads the review as the public does', async () => {
  const { text, html } = await renderMail(<ReviewPublishedMail {...facts} />, surroundings);
  expect(reviewPublished.subject(facts)).toBe('New review from Dana P.');
  for (const fact of [
    'By: Dana P.',
    'Overall: 4 of 5',
    'Kept me informed',
    '> The role was as described.',
    facts.reviewUrl,
  ])
    expect(text).toContain(fact);
  expect(html).not.toContain('Dana Price');
});

test('the recruiter is told why a review does not count in the score, but nothing about the others', async () => {
  const read = async (level: 1 | 2) =>
    (await renderMail(<ReviewPublishedMail {...facts} level={level} />, surroundings)).text.replace(/\s+/g, ' ');
  expect(await read(1)).toContain("There's no matching placement, so the review doesn't count in the score.");
  expect(await read(2)).not.toContain('count in the score');
});

test('a reviewer who waited for a moderator reads what the review counts for', async () => {
  const read = async (wasOffered: boolean) =>
    (await renderMail(<ReviewPublicMail {...facts} wasOffered={wasOffered} />, surroundings)).text.replace(/\s+/g, ' ');
  expect(await read(false)).toContain('matched to a placement and counts in the score');
  expect(await read(true)).toContain("it doesn't count in the score");
});

test('a reviewer whose placement was not found reads that the wait is over, and what readers are told', async () => {
  const { text } = await renderMail(<ReviewPublicMail {...facts} level={1} />, surroundings);
  expect(reviewPublic.subject(facts)).toBe('Your review of Ada Reyes is public');
  const plain = text.replace(/\s+/g, ' ');
  for (const fact of [
    'under the name Dana P.:',
    '> Kept me informed',
    'We waited 14 days for a matching placement',
    "doesn't count in the score",
    facts.reviewUrl,
  ])
    expect(plain).toContain(fact);
});

test('the reviewer reads what happens next, before anything is decided', async () => {
  const { text } = await renderMail(<ReviewReceivedMail {...facts} />, surroundings);
  expect(reviewReceived.subject(facts)).toBe('We received your review of Ada Reyes');
  for (const fact of [
    'Thank you for your review',
    '> Kept me informed',
    'What happens next',
    'or after 14 days.',
    facts.profileUrl,
  ])
    expect(text).toContain(fact);
  expect(text.replace(/\s+/g, ' ')).toContain(
    "Didn't write it? Withdraw it with the link above, or email us at hello@plaudit.example.",
  );
  expect(text).toContain(facts.editUrl);
  expect(text.replace(/\s+/g, ' ')).toContain('This link is only for you');
});

test('the reviewer reads the reply as it was written', async () => {
  const { text } = await renderMail(<ReplyMail {...facts} />, surroundings);
  expect(reviewReplied.subject(facts)).toBe('Ada Reyes replied to your review');
  for (const fact of [
    '‘Kept me informed’',
    '> Thank you, Dana.\n> I will keep calling.',
    facts.reviewUrl,
    facts.reportUrl,
    'Report this reply',
  ])
    expect(text).toContain(fact);
});

test("the writer of a rejected review reads why, that stars don't matter, and how to object", async () => {
  const { text } = await renderMail(<ReviewRejectedMail {...rejection} />, surroundings);
  expect(reviewRejected.subject(rejection)).toBe("We didn't publish your review of Ada Reyes");
  const plain = text.replace(/\s+/g, ' ');
  for (const fact of [
    '> Kept me informed',
    'It names people or gives details that identify them.',
    '> Leave out the name of the manager.',
    "It doesn't matter how many stars you gave.",
    'Email hello@plaudit.example and say why.',
    'To see, correct, or delete the data held about you, write to privacy@harbour.example',
  ])
    expect(plain).toContain(fact);
});

test('an email that cannot be unsubscribed from does not mention it', async () => {
  const { text } = await renderMail(<ReplyMail {...facts} />, surroundings);
  expect(text).not.toMatch(/unsubscribe/i);
});

test.each([
  ['thanks', <ReviewReceivedMail key="1" {...facts} />],
  ['news', <ReviewPublishedMail key="2" {...facts} />],
  ['end of the wait', <ReviewPublicMail key="4" {...facts} />],
  ['answer', <ReplyMail key="3" {...facts} />],
])('the %s link only to pages that exist, and say how to see, correct or erase personal data', async (_, mail) => {
  const { text, html } = await renderMail(mail, surroundings);
  expect(text.replace(/\s+/g, ' ')).toContain(
    'To see, correct, or delete the data held about you, write to privacy@harbour.example',
  );
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => new URL(url!).pathname);
  expect(links.length).toBeGreaterThan(0);
  expect(links).toEqual(expect.arrayContaining(['/privacy', '/terms']));
  for (const path of links) expect(matchRoute(path)?.route).toMatchObject({ isBuilt: true });
});
