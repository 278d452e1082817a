import { expect, test } from 'vitest';
import { renderMail } from '#server/mail/render.tsx';
import { ContactMail, contactMessage } from './ContactMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};
const message = {
  recruiterName: 'Ada Reyes',
  name: 'Dana',
  email: 'dana@pike.example',
  company: null,
  message: 'Call me.',
  profileUrl: 'https://plaudit.example/recruiter/ada-reyes',
};

test('the recipient reads who wrote, that the address is not verified, and how to answer', async () => {
  const { text } = await renderMail(<ContactMail {...message} />, surroundings);
  expect(contactMessage.subject(message)).toBe('New message from your profile on Plaudit');
  for (const words of [
    'Dana (dana@pike.example) sent you this message through your profile',
    '> Call me.',
    'reply to this email',
    "haven't checked",
  ])
    expect(text.replace(/\s+/g, ' ')).toContain(words);
  const named = await renderMail(<ContactMail {...message} company="Pike & Sons" />, surroundings);
  expect(named.text.replace(/\s+/g, ' ')).toContain(
    'Dana, Pike & Sons (dana@pike.example) sent you this message through your profile',
  );
});
