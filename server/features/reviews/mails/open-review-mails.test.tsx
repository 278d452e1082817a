import { expect, test } from 'vitest';
import { matchRoute } from '#common/routes.ts';
import { renderMail } from '#server/mail/render.tsx';
import { ConfirmReviewMail, confirmReview } from './ConfirmReviewMail.tsx';
import { PlacementDoubtedMail, placementDoubted } from './PlacementDoubtedMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};
const sent = {
  recruiterName: 'Ada Reyes',
  agencyName: 'Harbour Talent',
  profileUrl: 'https://plaudit.example/recruiter/ada-reyes',
  confirmUrl: 'https://plaudit.example/review-confirm/secret',
};
const doubted = {
  recruiterName: 'Ada Reyes',
  agencyName: 'Harbour Talent',
  audience: 'candidate',
  kind: 'denied',
  jobTitle: 'Site Engineer',
  companyName: 'Bridge & Sons',
  startDate: '2026-09-01',
  words: 'I work <elsewhere>.',
} as const;
const plain = (text: string) => text.replace(/\s+/g, ' ');

test('somebody who wrote by the open link reads what is left to do, by when, and what to do if it was not them', async () => {
  const { text, html } = await renderMail(<ConfirmReviewMail {...sent} />, surroundings);
  expect(confirmReview.subject(sent)).toBe('Confirm your review of Ada Reyes');
  for (const fact of [
    'wrote a review of Ada Reyes at Harbour Talent',
    sent.confirmUrl,
    sent.profileUrl,
    'works for 7 days',
    'Not you? You can ignore this email',
  ])
    expect(plain(text)).toContain(fact);
  expect(html.match(/class="action"/g)).toHaveLength(1);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => new URL(url!).pathname);
  for (const path of links) expect(matchRoute(path)?.route).toMatchObject({ isBuilt: true });
});

test.each([
  [
    'candidate',
    'denied',
    'A placement is disputed: Site Engineer',
    'The candidate of this placement says they were never placed',
  ],
  [
    'employer',
    'denied',
    'A placement is disputed: Site Engineer',
    'The employer of this placement says they never hired',
  ],
  ['candidate', 'wrong_facts', 'A placement needs correcting: Site Engineer', 'says some of these details are wrong'],
] as const)(
  'the recruiter reads what the %s disputes, in their own words: %s',
  async (audience, kind, subject, sentence) => {
    const mail = { ...doubted, audience, kind };
    const { text, html } = await renderMail(<PlacementDoubtedMail {...mail} />, surroundings);
    expect(placementDoubted.subject(mail)).toBe(subject);
    for (const fact of [
      sentence,
      'Job: Site Engineer',
      'Company: Bridge & Sons',
      'Start: Sep 1, 2026',
      '> I work <elsewhere>.',
    ])
      expect(plain(text)).toContain(fact);
    expect(html).toContain('I work &lt;elsewhere&gt;.');
  },
);
