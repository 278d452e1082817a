import { expect, test } from 'vitest';
import { readAddressList } from './address-list.ts';

const dana = { name: 'Dana Price', email: 'dana@harbour.example' };
const sam = { name: 'Sam Okoro', email: 'sam@harbour.example' };

test.each([
  ['Dana Price <dana@harbour.example>; Sam Okoro <sam@harbour.example>', [dana, sam]],
  ['Dana Price <dana@harbour.example>, Sam Okoro <sam@harbour.example>,', [dana, sam]],
  ['"Dana Price" <dana@harbour.example>\n\'Sam Okoro\' <sam@harbour.example>\n', [dana, sam]],
  ['Dana Price <dana@harbour.example>;\r\n Sam Okoro <sam@harbour.example>;', [dana, sam]],
  ['dana@harbour.example (Dana Price), \u200bSam Okoro <sam@harbour.example>', [dana, sam]],
  ['Team: Dana Price <dana@harbour.example>, Sam Okoro <sam@harbour.example>;', [dana, sam]],
  [
    'Price, Dana <dana@harbour.example>; sam@harbour.example',
    [
      { ...dana, name: 'Price, Dana' },
      { ...sam, name: '' },
    ],
  ],
  ['"Price, Dana" <dana@harbour.example>', [{ ...dana, name: 'Price, Dana' }]],
  ['dana@harbour.example <dana@harbour.example>', [{ ...dana, name: '' }]],
  [
    'dana@harbour.example; sam@harbour.example',
    [
      { ...dana, name: '' },
      { ...sam, name: '' },
    ],
  ],
])('%j is an address list', (text, people) => {
  expect(readAddressList(text)).toEqual(people);
});

test.each([
  '',
  'Dana Price',
  'Dana Price, dana@harbour.example, Nurse',
  'Dana\tdana@harbour.example',
  'Nurse, Harbour, Dana Price <dana@harbour.example>',
  'Dana Price <dana@harbour.example>, Nurse',
  'dana@harbour.example,morgan@harbour.example\nsam@harbour.example,morgan@harbour.example',
  'Dana Price <dana@harbour>',
])('%j is none', (text) => {
  expect(readAddressList(text)).toBeNull();
});
