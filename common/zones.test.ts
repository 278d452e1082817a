import { expect, test } from 'vitest';
import { publicAddresses } from './zones.ts';

const site = 'https://app.plaudit.example';
const both = { au: 'https://www.plaudit.example/home', uk: 'https://www.plaudit.example.uk' };

test('zones with their own addresses are each canonical, and name each other', () => {
  const alternates = [
    { language: 'en-au', origin: 'https://www.plaudit.example' },
    { language: 'en-gb', origin: 'https://www.plaudit.example.uk' },
    { language: 'x-default', origin: 'https://www.plaudit.example' },
  ];
  expect(publicAddresses(site, 'au', both)).toEqual({ origin: 'https://www.plaudit.example', alternates });
  expect(publicAddresses(site, 'uk', both)).toEqual({ origin: 'https://www.plaudit.example.uk', alternates });
});

test.each([{}, { au: both.au }, { uk: both.uk }, { au: both.au, uk: both.au }])(
  'with %o there is one address for everybody',
  (sites) => {
    expect(publicAddresses(site, 'uk', sites)).toEqual({ origin: site, alternates: [] });
  },
);
