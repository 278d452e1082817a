import { expect, test } from 'vitest';
import { leanClassNames } from './lean-class-names.ts';

test('a class keeps its name, with three letters that are those of its file wherever the project lies', () => {
  const [here, there] = [leanClassNames('/here'), leanClassNames('/there')];
  const title = here('title', '/here/web/ui/Card.module.css');
  expect(title).toMatch(/^title-[\w-]{3}$/);
  expect(there('title', '/there/web/ui/Card.module.css?used')).toBe(title);
  expect(here('head', '/here/web/ui/Card.module.css').slice(-3)).toBe(title.slice(-3));
  expect(here('title', '/here/web/ui/Dialog.module.css')).not.toBe(title);
});

test('two files with the same letters end the build', () => {
  const nameOf = leanClassNames('/here');
  const many = () => {
    for (let file = 0; file < 10_000; file++) nameOf('title', `/here/web/${file}.module.css`);
  };
  expect(many).toThrow(/have the same letters, .{3}: rename one of them/);
});
