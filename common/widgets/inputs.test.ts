import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from '../inputs.ts';
import { widgetFields } from './inputs.ts';

const input = z.object(widgetFields);
const right = {
  ...{ name: ' Home  page ', kind: 'carousel', layout: 'triple', theme: 'light', accent: ' #0072BB ', leastLevel: 1 },
  ...{ audience: null, speciality: '', origins: ['https://A.example/b', '', 'a.example'] },
};

test('what is typed is tidied: names, colors and sites', () => {
  expect(readInput(input, right)).toEqual({
    ok: true,
    value: {
      ...right,
      ...{ name: 'Home page', accent: '#0072bb', speciality: null, origins: ['https://a.example'] },
    },
  });
});

test.each([
  [{ name: ' ' }, 'Enter a name.'],
  [{ name: 'x'.repeat(61) }, 'Shorten this to 60 characters.'],
  [{ kind: 'popup' }, 'Choose a kind.'],
  [{ layout: 'round' }, 'Choose a layout.'],
  [{ theme: 'sepia' }, 'Choose a theme.'],
  [{ accent: 'red' }, 'Enter a color like #0072bb.'],
  [{ accent: '#ffee00' }, 'White text is hard to read on this color. Choose a darker one.'],
  [{ audience: 'everyone' }, 'Choose candidates or employers.'],
  [{ speciality: 'magic' }, 'Choose a speciality.'],
  [{ leastLevel: 5 }, 'Choose a level.'],
  [
    { origins: ['https://agency.example', '', '/team'] },
    "Line 3 isn't the address of a site. Enter one like https://www.agency.com.",
  ],
  [{ origins: Array.from({ length: 21 }, (_, at) => `s${at}.example`) }, 'Enter at most 20 sites.'],
])('%j is refused at its field', (wrong, message) => {
  expect(readInput(input, { ...right, ...wrong })).toEqual({
    ok: false,
    problems: [{ code: 'invalid', message, field: Object.keys(wrong)[0] }],
  });
});
