import { expect, test } from 'vitest';
import { badgeCode } from './code.ts';

const site = 'https://plaudit.example';
const badge = { slug: 'ada-quay', name: 'Ada Quay', theme: 'light' } as const;

test('the code is a picture that leads to the profile, at the place that says whether the badge is held', () => {
  expect(badgeCode(site, { ...badge, kind: 'badge' })).toBe(
    '<a href="https://plaudit.example/recruiter/ada-quay#recommended" rel="noopener"><img src="https://plaudit.example/badge/ada-quay/badge-light.svg" width="360" height="120" alt="Ada Quay: Recommended recruiter on Plaudit"></a>',
  );
});

test('a signature has a PNG in twice its size, and no border', () => {
  const code = badgeCode(site, { ...badge, theme: 'dark', kind: 'email_signature' });
  expect(code).toContain(
    'src="https://plaudit.example/badge/ada-quay/email_signature-dark-2x.png" width="300" height="48"',
  );
  expect(code).toContain('border="0"');
});

test('a name stays text', () => {
  const code = badgeCode(site, { ...badge, kind: 'badge', name: '"><script>alert(1)</script>' });
  expect(code).toContain('alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;: Recommended');
  expect(code).not.toContain('<script');
});
