import { expect, test } from 'vitest';
import { filesOf, type Manifest } from './bundle.ts';

const manifest: Manifest = {
  'web/app/entry-client.ts': { file: 'assets/entry.js', imports: ['_turns'] },
  _start: { file: 'assets/start.js', name: 'start', imports: ['_base', '_site'], css: ['assets/looks.css'] },
  'web/pages/APage.tsx': { file: 'assets/page.js', imports: ['_base', '_part'] },
  _sending: { file: 'assets/sending.js', name: 'relay-sending', imports: ['_site'] },
  _turns: { file: 'assets/turns.js' },
  _site: { file: 'assets/site.js' },
  _base: { file: 'assets/base.js', imports: ['_site'] },
  _part: { file: 'assets/part.js', imports: ['_base'] },
};

test('a document names each script after all that it imports, once, and its entry apart', () => {
  const { entry, modules, page, sending, styles } = filesOf(manifest, 'web/pages/APage.tsx');
  expect(entry).toBe('/assets/entry.js');
  expect(modules.map((address) => address.slice('/assets/'.length, -'.js'.length))).toEqual([
    'turns',
    'site',
    'base',
    'start',
    'part',
    'page',
  ]);
  expect(page).toBe('/assets/page.js');
  expect(sending).toBe('/assets/sending.js');
  expect(styles).toEqual(['/assets/looks.css']);
});
