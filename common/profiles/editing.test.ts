import { describe, expect, test } from 'vitest';
import { readInput } from '../inputs.ts';
import { agencyProfileInput, recruiterProfileInput } from './editing.ts';
import { tidyPostcode, timeZoneOfPlace, whyNotPostcode } from './postcodes.ts';
import { whyNotSlug } from './slugs.ts';
import { videoOf } from './video.ts';

const recruiter = (given: object) => readInput(recruiterProfileInput, given);
const problemsOf = (given: object) => {
  const read = recruiter(given);
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`);
};

describe('the saved texts of a profile', () => {
  test('is what was sent: the rest is left out, null and empty text take away', () => {
    expect(recruiter({})).toEqual({ ok: true, value: {} });
    expect(recruiter({ headline: ' ', phone: null, linkedinUrl: '', videoUrl: null })).toEqual({
      ok: true,
      value: { headline: '', phone: null, linkedinUrl: null, videoUrl: null },
    });
    expect(readInput(agencyProfileInput, { website: '', description: null })).toEqual({
      ok: true,
      value: { website: null, description: '' },
    });
  });

  test('is refused beside each field that does not fit', () => {
    expect(
      problemsOf({
        name: ' ',
        headline: 'x'.repeat(121),
        about: 'x'.repeat(10_000),
        specialities: ['juggling'],
        roleTypes: ['contract'],
        phone: 'call me',
        linkedinUrl: 'ada',
        videoUrl: 'https://video.example/1',
        longText: 'x'.repeat(10_001),
        slug: 'Edit',
        photoAlt: 'x'.repeat(161),
        country: 'XX',
      }).sort(),
    ).toEqual([
      'about: Shorten this to 5000 characters.',
      'country: Choose a country from the list.',
      'headline: Shorten this to 120 characters.',
      'linkedinUrl: This is not a valid URL. Make sure you include http:// or https://',
      'longText: Shorten this to 10000 characters.',
      'name: Enter your name.',
      'phone: Write a phone number with digits, such as +61 400 000 000.',
      'photoAlt: Shorten this to 160 characters.',
      'roleTypes.0: Choose types of roles from the list.',
      'slug: We use this link for a page of our own. Choose another one.',
      'specialities.0: Choose specialities from the list.',
      'videoUrl: Enter the link to a video on YouTube or Vimeo, such as https://vimeo.com/76979871.',
    ]);
  });

  test.each(['vimeo.com/76979871', 'javascript:alert(1)'])('a video at %s gets the words for all links', (videoUrl) => {
    expect(problemsOf({ videoUrl })).toEqual([
      'videoUrl: This is not a valid URL. Make sure you include http:// or https://',
    ]);
  });

  test('keeps letters of four bytes, and drops characters that reverse text and, in single lines, those that end a line', () => {
    expect(recruiter({ name: '𠮷野\u202e Una\r\nBcc: a@b.example', about: '<b>Hi</b>\u202e\r\n\r\n🐨' })).toEqual({
      ok: true,
      value: { name: '𠮷野 Una Bcc: a@b.example', about: '<b>Hi</b>\n\n🐨' },
    });
    expect(problemsOf({ headline: 'zero\0byte' })).toEqual([
      'headline: Remove the invisible characters from a headline.',
    ]);
  });

  test('keeps of a LinkedIn address what leads to the profile', () => {
    expect(recruiter({ linkedinUrl: 'https://www.linkedin.com/in/ada-reyes/?trk=public#top' })).toMatchObject({
      value: { linkedinUrl: 'https://www.linkedin.com/in/ada-reyes/' },
    });
    expect(problemsOf({ linkedinUrl: 'https://www.linkedin.com/company/harbour' })[0]).toContain(
      "This isn't a LinkedIn profile",
    );
  });

  test('names each speciality once, in the order of the list', () => {
    expect(recruiter({ specialities: ['legal', 'construction', 'legal'] })).toMatchObject({
      value: { specialities: ['construction', 'legal'] },
    });
  });
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
])('%s is the video %s', (address, url) => {
  expect(videoOf(address)?.url).toBe(url);
});

test.each([
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://user:pass@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  '',
])('%j is no video', (address) => {
  expect(videoOf(address)).toBeNull();
});

test.each([
  'ab',
  'a'.repeat(81),
  'Ada',
  'ada_reyes',
  '-ada',
  'ada--reyes',
  'adá',
  'edit',
  'preview',
  'recruiters',
  'review',
  'new',
])('%s is no address of a profile', (slug) => {
  expect(whyNotSlug(slug)).not.toBeNull();
});

test.each(['ada', 'ada-reyes', 'ada-2', '4seasons'])('%s may be one', (slug) => {
  expect(whyNotSlug(slug)).toBeNull();
});

test('postcodes fit their country, and tell the hours of a place in Australia', () => {
  expect(tidyPostcode('GB', ' sw1a1aa')).toBe('SW1A 1AA');
  expect(tidyPostcode('AU', ' 20 00 ')).toBe('2000');
  expect([whyNotPostcode('GB', 'SW1A 1AA'), whyNotPostcode('AU', '2000'), whyNotPostcode('SG', '018956')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(whyNotPostcode('NZ', '10101')).toBe('Write a postcode such as 1010.');
  expect(whyNotPostcode('HK', '1')).toBe('This country has no postcodes. Leave this empty.');
  expect(['6000', '0800', '2600', '4000'].map((postcode) => timeZoneOfPlace('AU', postcode))).toEqual([
    'Australia/Perth',
    'Australia/Darwin',
    'Australia/Sydney',
    'Australia/Brisbane',
  ]);
  expect(timeZoneOfPlace('NZ', '1010')).toBeUndefined();
});

test.each([
  ['0200', 'Australia/Sydney'],
  ['0299', 'Australia/Sydney'],
  ['0800', 'Australia/Darwin'],
  ['0909', 'Australia/Darwin'],
  ['1215', 'Australia/Sydney'],
  ['2879', 'Australia/Sydney'],
  ['2880', 'Australia/Broken_Hill'],
  ['2898', 'Australia/Lord_Howe'],
  ['2899', 'Pacific/Norfolk'],
  ['4385', 'Australia/Brisbane'],
  ['6798', 'Indian/Christmas'],
  ['6799', 'Indian/Cocos'],
  ['8001', 'Australia/Melbourne'],
  ['9726', 'Australia/Brisbane'],
  ['0100', undefined],
  ['288', undefined],
])('the postcode %s keeps the time of %s', (postcode, zone) => {
  expect(timeZoneOfPlace('AU', postcode)).toBe(zone);
  if (zone) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
