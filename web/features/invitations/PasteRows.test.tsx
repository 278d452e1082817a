import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasteRows } from './PasteRows.tsx';

const shown = (pasted: string) =>
  renderToStaticMarkup(<PasteRows pasted={pasted} onRead={() => undefined} onClose={() => undefined} />);
const isAddDisabled = (html: string) => /<button[^>]*disabled[^>]*>(?:<[^>]*>)*Add \d/.test(html);

test('days that fit both orders are asked about, with both readings, before rows can be added', () => {
  const html = shown('Dana Price\tdana@harbour.example\t10/9/2026');
  expect(html).toContain('Which comes first in your dates?');
  expect(html).toContain('The day. 10/9/2026 is Sep 10, 2026.');
  expect(html).toContain('The month. 10/9/2026 is Oct 9, 2026.');
  expect(isAddDisabled(html)).toBe(true);
});

test('a day that fits one order settles it, and the reading is shown', () => {
  const html = shown('Dana Price\tdana@harbour.example\t9/21/2026\nSam Okoro\tsam@harbour.example\t10/9/2026');
  expect(html).not.toContain('Which comes first');
  expect(html).toContain('The month comes first in the dates: 10/9/2026 is Oct 9, 2026.');
  expect(isAddDisabled(html)).toBe(false);
});
