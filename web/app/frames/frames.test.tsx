import { expect, test } from 'vitest';
import { layouts } from '../../../common/routes/route.ts';
import { frames } from './frames.tsx';

test('each of the eight layouts has its frame, and signed-in frames load with the first signed-in page', async () => {
  expect(Object.keys(frames).sort()).toEqual([...layouts].sort());
  expect(layouts).toHaveLength(8);
  for (const layout of layouts) {
    const { Component, lazy } = frames[layout];
    const fetched = typeof lazy === 'function' ? (await lazy()).Component : undefined;
    expect([layout, typeof (Component ?? fetched)]).not.toContain('undefined');
    expect(Boolean(lazy)).toBe(['app', 'app-no-layout', 'nps-view', 'awards'].includes(layout));
  }
});
