import { expect, test } from 'vitest';
import { readPlaceSearch } from './place-link.ts';

test.each([
  ['  Lantern Recruitment ', { kind: 'name', words: 'Lantern Recruitment' }],
  ['https://search.google.com/local/writereview?placeid=ChIJx_1-2', { kind: 'placeId', placeId: 'ChIJx_1-2' }],
  [
    'https://www.google.com/maps/search/?api=1&query=Lantern&query_place_id=ChIJ9',
    { kind: 'placeId', placeId: 'ChIJ9' },
  ],
  ['https://www.google.com/maps/place/?q=place_id:ChIJ7', { kind: 'placeId', placeId: 'ChIJ7' }],
  ['https://maps.google.com/maps?cid=17', { kind: 'cid', cid: '17' }],
  [
    'https://www.google.com.au/maps/place/Lantern+Recruitment/@-33.8,151.2,17z/data=!4m6!3m5!1s0x6b12ae:0xff!8m2',
    { kind: 'cid', cid: '255' },
  ],
  ['https://www.google.co.uk/maps/place/Lantern+%26+Co/@51.5,0,17z', { kind: 'name', words: 'Lantern & Co' }],
  ['https://www.google.com/maps/place/%E0%A4%A/', { kind: 'name', words: '%E0%A4%A' }],
  ['https://www.google.com/maps?q=Lantern', { kind: 'name', words: 'Lantern' }],
  ['https://maps.app.goo.gl/abc', { kind: 'short' }],
  ['https://g.page/r/abc/review', { kind: 'short' }],
  ['https://google.com.evil.example/maps?cid=17', { kind: 'other' }],
  ['https://www.google.com/search', { kind: 'other' }],
  ['https://', { kind: 'other' }],
])('%s', (typed, read) => {
  expect(readPlaceSearch(typed)).toEqual(read);
});
