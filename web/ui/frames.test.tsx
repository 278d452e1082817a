import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FocusFrame } from './FocusFrame.tsx';
import { PublicFrame } from './PublicFrame.tsx';

test('every frame starts with a skip link and has one main', () => {
  const frames = [
    <PublicFrame key="public" homeHref="/" searchHref="/search">
      Page
    </PublicFrame>,
    <FocusFrame key="focus" homeHref="/" title="Sign in">
      Form
    </FocusFrame>,
  ];
  for (const frame of frames) {
    const html = renderToStaticMarkup(frame);
    expect(html).toMatch(/^<div[^>]*><a [^>]*href="#main">Skip to content<\/a>/);
    expect(html.match(/<main [^>]*id="main"/g)).toHaveLength(1);
  }
});

test('the plain elements import neither Mantine nor the router nor the session', () => {
  const folder = new URL('.', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))) {
    const imported = [...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, from]) => from,
    );
    const foreign = imported.filter((from) => !/^(\.\/|react$|#common\/|@github\/combobox-nav$)/.test(from ?? ''));
    expect(foreign, file).toEqual([]);
  }
});

test('no plain element has a style attribute, which a strict content policy would drop', () => {
  const folder = new URL('.', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))) {
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toContain('style={');
  }
});
