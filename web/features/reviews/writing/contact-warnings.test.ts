import { expect, test } from 'vitest';
import { contactWarnings } from './contact-warnings.ts';

const consequence = "Our team checks reviews with links, email addresses, or phone numbers before they're published.";

test('warns beside the field that has it, and with the preview', () => {
  expect(contactWarnings({ title: 'See harbour-jobs.com', body: 'They kept their word.' })).toEqual({
    title: `It looks like there's a link here. ${consequence}`,
    review: `It looks like there's a link in your review. ${consequence} You can edit it, or send it as it is.`,
  });
  const body = 'Write to dana@mail.example, or call 0412 345 678. More at www.harbour.example';
  expect(contactWarnings({ title: 'They kept their word', body }).body).toBe(
    `It looks like there's a link, an email address, and a phone number here. ${consequence}`,
  );
});

test('warns beside the text of what appears only when title and text are read together', () => {
  const { title, body } = contactWarnings({ title: 'Ask for 0412', body: '345 678, after six' });
  expect([title, body]).toEqual([undefined, expect.stringContaining('a phone number')]);
});

test('names of technologies, dates and pay are nothing to warn of', () => {
  const body = 'ASP.NET and Node.js since 2019 - 2024, for $120,000 to $135,000.';
  expect(contactWarnings({ title: 'Knows ASP.NET', body })).toEqual({});
});
