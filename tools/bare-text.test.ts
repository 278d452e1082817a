import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bareTexts } from './bare-text.ts';

test('no component crashes in a page that the browser translates', () => {
  const files = globSync('web/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => bareTexts(readFileSync(file, 'utf8'), file))).toEqual([]);
});

describe('among the children of one element', () => {
  const faultsIn = (jsx: string) => bareTexts(`const x = ${jsx};`, 'x.tsx').map((fault) => fault.replace(/^\S+ /, ''));
  const ofText = 'a text that comes and goes beside others';
  const ofElement = 'an element that comes and goes before a text';

  test.each([
    ['<p>{isBusy && <b />}Send</p>', ofElement],
    ['<p>{isBusy ? <b /> : <i />} Send</p>', ofElement],
    ["<p><b />{isThere && 'words'}</p>", ofText],
    ["<p>Words {isThere ? <b /> : 'no'}</p>", ofText],
    ['<p><b />{isThere && <> more <i /></>}</p>', ofText],
    ['<><b />{isThere && `more`}</>', ofText],
  ])('%s is found', (jsx, fault) => {
    expect(faultsIn(jsx)).toEqual([fault]);
  });

  test.each([
    "<p>{isThere && 'words'}</p>",
    "<p>{isThere ? <b /> : 'words'}</p>",
    '<p>Words {isThere && <b />}</p>',
    "<p><b /> {isBusy ? 'Wait' : 'Send'}</p>",
    '<p>{isBusy && <b />}<span>Send</span></p>',
    '<p>{isBusy && <b />}{isThere && <i />}</p>',
  ])('%s is safe', (jsx) => {
    expect(faultsIn(jsx)).toEqual([]);
  });
});
