import { expect, test } from 'vitest';
import { countries, searchLocations } from './countries.ts';
import { zoneOfPlace } from './zone-of-place.ts';

const home = 'Australia/Brisbane';

test.each([
  ['Perth WA', 'Australia/Perth'],
  ['perth, western australia', 'Australia/Perth'],
  ['Newcastle, New South Wales', 'Australia/Sydney'],
  ['Richmond VIC 3121', 'Australia/Melbourne'],
  ['Canberra, ACT', 'Australia/Sydney'],
  ['Alice Springs (NT)', 'Australia/Darwin'],
  ['Leeds, England', 'Europe/London'],
  ['Perth, Scotland', 'Europe/London'],
  ['Remote, UK', 'Europe/London'],
  ['Cambridge, New Zealand', 'Pacific/Auckland'],
  ['Wellington', 'Pacific/Auckland'],
  ['Singapore 018956', 'Asia/Singapore'],
  ['Kowloon', 'Asia/Hong_Kong'],
  ['Hong Kong', 'Asia/Hong_Kong'],
  ['Australia 6000', 'Australia/Perth'],
  ['Australia 0800', 'Australia/Darwin'],
  ['Broken Hill NSW 2880', 'Australia/Broken_Hill'],
  ['Broken Hill, New South Wales', 'Australia/Broken_Hill'],
  ['Argent Street, NSW 2880', 'Australia/Broken_Hill'],
  ['Australia 2880', 'Australia/Broken_Hill'],
  ['Kingston, Norfolk Island 2899', 'Pacific/Norfolk'],
  ['Lord Howe Island NSW 2898', 'Australia/Lord_Howe'],
  ['Australia 6798', 'Indian/Christmas'],
  ['Western Australia 6799', 'Indian/Cocos'],
  ['Canberra ACT 0200', 'Australia/Sydney'],
  ['Umuwa SA 0872', 'Australia/Adelaide'],
  ['Yulara NT 0872', 'Australia/Darwin'],
  ['Warburton WA 0872', 'Australia/Perth'],
  ['Australia 0872', 'Australia/Darwin'],
  ['Mungindi QLD 2406', 'Australia/Brisbane'],
  ['Jennings NSW 4383', 'Australia/Sydney'],
])('%s is in %s', (place, zone) => {
  expect(zoneOfPlace(place, home)).toBe(zone);
});

test.each([
  [null],
  [''],
  ['Head office'],
  ['3121'],
  ['Sydney or Perth'],
  ['Sydney or Broken Hill or Perth'],
  ['Sydney 6000'],
  ['London or Sydney'],
  ['Australia'],
  ['Sandwich'],
  ['Walesby Park'],
])('%s names no zone, so the fallback applies', (place) => {
  expect(zoneOfPlace(place, home)).toBe(home);
});

test('a country gives its own time zone to anybody outside it', () => {
  expect(zoneOfPlace('Australia', 'Europe/London')).toBe('Australia/Sydney');
  for (const { name, timeZone } of countries) expect(zoneOfPlace(name, 'UTC')).toBe(timeZone);
});

test('every searchable state gives its time zone', () => {
  for (const { state, timeZone } of searchLocations.AU)
    expect(zoneOfPlace(`Somewhere, ${state}`, 'UTC')).toBe(timeZone);
});
