import { expect, test } from 'vitest';
import { originOf } from './origins.ts';

test.each([
  ['https://agency.example', 'https://agency.example'],
  [' HTTPS://Www.Agency.example:443/jobs?page=2#top ', 'https://www.agency.example'],
  ['agency.example', 'https://agency.example'],
  ['agency.example/reviews', 'https://agency.example'],
  ['https://agency.example:8443/', 'https://agency.example:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://localhost:5173/preview', 'http://localhost:5173'],
  ['https://localhost', 'https://localhost'],
])('%s is the site %s', (typed, origin) => {
  expect(originOf(typed)).toBe(origin);
});

test.each([
  ['', '/', '/team', 'agency', 'not a site', 'https://', 'https://*.agency.example', '*'],
  ['http://agency.example', 'ftp://agency.example', 'javascript:alert(1)', 'data:text/html,x', 'null'],
  ['https://me:secret@agency.example', 'me@agency.example', 'https://agency.example.', "https://a'b.example"],
])('no site is any of these', (...typed) => {
  expect(typed.filter((text) => originOf(text) !== null)).toEqual([]);
});
