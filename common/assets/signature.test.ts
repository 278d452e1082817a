import { expect, test } from 'vitest';
import type { AssetContent } from './content.ts';
import { signatureOf } from './signature.ts';

const content: AssetContent = {
  ...{ kind: 'recruiter', slug: 'ann', name: 'Ann <b>Lee</b>', headline: '"Best" & kind', agencyName: 'Old Quay' },
  ...{ location: 'Sydney', country: 'AU', photoUrl: '/files/x', reviews: [] },
  figures: { score: 4.62, half: 0.2, reviewCount: 41, publishedCount: 43, asOf: '2026-03-02' },
};
const at = { link: 'https://plaudit.example/recruiter/ann', photo: 'https://plaudit.example/files/x' };
const look = { accent: '#0072bb', showsPhoto: true };

test('a signature names the person, their figures, the day and the link, and what was typed stays text', () => {
  const { html, text } = signatureOf(content, look, at);
  expect(text).toBe(
    [
      ...['Ann <b>Lee</b>', '"Best" & kind, Old Quay', '★ 4.6 · 41 reviews', 'As of Mar 2, 2026'],
      'Read every review on Plaudit: https://plaudit.example/recruiter/ann',
    ].join('\n'),
  );
  expect(html).toContain('Ann &#60;b&#62;Lee&#60;/b&#62;');
  expect(html).toContain('&#34;Best&#34; &#38; kind');
  expect(html).not.toContain('<b>');
  expect(html).toContain('href="https://plaudit.example/recruiter/ann"');
  expect(html).toContain('src="https://plaudit.example/files/x"');
});

test('below ten reviews it has no score, and without a photo no picture', () => {
  const few = { ...content, figures: { ...content.figures, reviewCount: 9, publishedCount: 9 } };
  expect(signatureOf(few, look, at).text).toContain('9 reviews, too few for a score');
  expect(signatureOf(few, look, at).html).not.toMatch(/4\.6|★/);
  expect(signatureOf(content, { ...look, showsPhoto: false }, at).html).not.toContain('<img');
  expect(signatureOf(content, look, { ...at, photo: null }).html).not.toContain('<img');
});

test('an agency is shown with its place', () => {
  const agency = { ...content, kind: 'agency' as const, headline: '', agencyName: null };
  expect(signatureOf(agency, look, at).text.split('\n')[1]).toBe('Sydney');
});
