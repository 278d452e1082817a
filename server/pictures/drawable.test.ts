import { expect, test } from 'vitest';
import { drawable, drawableText } from './drawable.ts';

test.each([
  ['Ann Lee', 'Ann Lee'],
  ["Tūī Ñandú-Żółć O'Brien", "Tūī Ñandú-Żółć O'Brien"],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Анна Ли', 'Анна Ли'],
  ['Ann \u{1F680}\u{FE0F} Lee', 'Ann Lee'],
  ['Ann\u202E eeL\u200F', 'Ann eeL'],
  ['Ann\r\nLee\t', 'Ann Lee'],
  ['Zoë', 'Zoë'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test.each(['山田太郎', 'אן לי', 'آن لي', '𝕬𝖓𝖓', '李 Wang', '😀😀'])(
  '%s cannot be drawn, so nothing of it is',
  (text) => {
    expect(drawable(text)).toBe('');
  },
);

test('running text leaves out only the words that cannot be drawn, and shows that it did', () => {
  expect(drawableText('Great help 👍 from 山田 and all')).toBe('Great help from … and all');
  expect(drawableText('とても 良い 人 です Ann')).toBe('');
});
