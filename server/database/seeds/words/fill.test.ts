import { expect, test } from 'vitest';
import { Dice } from '../dice.ts';
import { fill, slugOf } from './fill.ts';

const dice = new Dice(1);

test('a template uses one of its choices and the values of its slots', () => {
  expect(['a Robin', 'b Robin']).toContain(fill(dice, '{a|b} {name}', { name: 'Robin' }));
});

test.each(['{who} called', '{once|after {a|b}} more'])('%s cannot be filled', (template) => {
  expect(() => fill(dice, template, { name: 'Robin' })).toThrow(template);
});

test.each([
  ['Tūī Talent Works', 'tui-talent-works'],
  ['Quokka & Quill', 'quokka-and-quill'],
  ['Kettlewell-Moss (Perth)', 'kettlewell-moss-perth'],
])('%s becomes the slug %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
