import { expect, test } from 'vitest';
import { filesOf, type Manifest } from './bundle.ts';

const manifest: Manifest = {
  'web/app/entry-client.ts': { file: 'assets/entry.js', imports: ['_turns'] },
  'web/app/start.tsx': { file: 'assets/start.js', imports: ['_base', '_site'], css: ['assets/looks.css'] },
  'web/pages/APage.tsx': { file: 'assets/page.js', imports: ['_base', '_part'] },
  _turns: { file: 'assets/turns.js' },
  _site: { file: 'assets/site.js' },
  _base: { file: 'assets/base.js', imports: ['_site'] },
  _part: { file: 'assets/part.js', imports: ['_base'] },
};

test('a document lists each script once, after its imports, and its entry separately', () => {
  const { entry, modules, styles } = filesOf(manifest, ['web/pages/APage.tsx']);
  expect(entry).toBe('/assets/entry.js');
  expect(modules.map((address) => address.slice('/assets/'.length, -'.js'.length))).toEqual([
    'turns',
    'site',
    'base',
    'start',
    'part',
    'page',
  ]);
  expect(styles).toEqual(['/assets/looks.css']);
});
