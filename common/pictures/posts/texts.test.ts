import { expect, test } from 'vitest';
import { isRightToLeft, nameToDraw, textToDraw } from './texts.ts';

test.each([
  ['Great help 👍🏽 from 山田 and all 🎉🎉', 'Great help from … and all'],
  ['Two\n\n lines ', 'Two\nlines'],
  ['Ngā mihi ki a Tūī', 'Ngā mihi ki a Tūī'],
  ['شكرا جزيلا', 'شكرا جزيلا'],
  ['Room 7 # * © 100 %', 'Room 7 # * © 100 %'],
  ['🇳🇿 Kia ora\u202e', 'Kia ora'],
  ['とても 良い 人 です Ann', ''],
  ['𝕬𝖓𝖓 𝕷𝖊𝖊', ''],
])('%j is drawn as %j', (text, drawn) => {
  expect(textToDraw(text)).toBe(drawn);
});

test('of a name nothing is drawn if a part of it cannot be', () => {
  expect(nameToDraw('Ann 👩‍💼 Lee')).toBe('Ann Lee');
  expect(nameToDraw('李 Wang')).toBe('');
});

test('the first letter says in which direction a text is read', () => {
  expect(isRightToLeft('“وجدوا Plaudit')).toBe(true);
  expect(isRightToLeft('Plaudit وجدوا')).toBe(false);
});
