import { expect, test } from 'vitest';
import { renderMail } from '#server/mail/render.tsx';
import { ProfileGoneMail, profileGone } from './ProfileGoneMail.tsx';

test('somebody who objected to a profile reads that it is gone', async () => {
  const facts = { name: 'Ada Reyes', recruiterName: 'Ada Reyes' };
  const { text } = await renderMail(<ProfileGoneMail {...facts} />, {
    contactEmail: 'hello@plaudit.example',
    siteUrl: 'https://plaudit.example',
    unsubscribeUrl: null,
  });
  expect(profileGone.subject(facts)).toBe('The profile you objected to is gone');
  expect(text.replace(/\s+/g, ' ')).toContain("We've removed it with everything it said");
});
