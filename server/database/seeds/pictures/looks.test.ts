import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoRows } from '../demo-rows.ts';
import { Dice } from '../dice.ts';
import { firstNames } from '../words/names.ts';
import { type Cut, cuts, expectedFor, lookFor } from './looks.ts';
import { portrait } from './portrait.tsx';

const people = demoRows(new Date('2026-09-21T00:00:00Z'), 'hash')
  .recruiters.map(({ name }) => name!.split(' ')[0]!)
  .toSorted();

/** Everybody's portrait, in the order of their names. */
function gallery() {
  const dice = new Dice(7);
  const taken = new Set<string>();
  return people.map((name) => {
    const look = lookFor(name, dice, taken);
    return { name, look, picture: renderToStaticMarkup(portrait(look, dice)) };
  });
}

test('each first name of the demo says who it goes with', () => {
  const unknown = [...firstNames, ...people].filter((name) => !expectedFor(name));
  expect(unknown).toEqual([]);
  expect(() => lookFor('Nobody', new Dice(1), new Set())).toThrow('looks.ts');
});

test("no woman's name comes with a beard, and no man's with a woman's hair", () => {
  const beards: readonly Cut[] = ['beard', 'bald beard', 'moustache'];
  for (const { name, look } of gallery()) {
    const who = expectedFor(name)!;
    expect(cuts[who], name).toContain(look.cut);
    if (who !== 'man') expect(beards, name).not.toContain(look.cut);
  }
  expect(['Aisha', 'Priya', 'Una'].map(expectedFor)).toEqual(['woman', 'woman', 'woman']);
  expect(['Fergus', 'Haruto', 'Omar'].map(expectedFor)).toEqual(['man', 'man', 'man']);
});

test('no two people of the demo share a face, and each run draws the same ones', () => {
  const drawn = gallery();
  expect(drawn.length).toBeGreaterThan(100);
  expect(new Set(drawn.map(({ look }) => JSON.stringify(look))).size).toBe(drawn.length);
  expect(gallery()).toEqual(drawn);
});
