import { describe, expect, test } from 'vitest';
import { firstNameAndInitial, readName, wordsOfName } from './person-names.ts';

describe('first name and initial', () => {
  test.each([
    ['Dana Price', 'Dana P.'],
    ['Dana Lee Price', 'Dana P.'],
    ['Price, Dana', 'Dana P.'],
    ['Price,Dana', 'Dana P.'],
    ['PRICE, Dana', 'Dana P.'],
    ['PRICE, DANA', 'DANA P.'],
    ['PRICE Dana', 'Dana P.'],
    ['Dana PRICE', 'Dana P.'],
    ['Price, Dana Lee', 'Dana P.'],
    ['Price, Dr Dana', 'Dana P.'],
    ['Price Jr., Dana', 'Dana P.'],
    ['Price, Dana, PhD', 'Dana P.'],
    ['Dr. Dana Price', 'Dana P.'],
    ['Dr.Dana Price', 'Dana P.'],
    ['Prof Dr Dana Price', 'Dana P.'],
    ['Mr Dana Price Jr', 'Dana P.'],
    ['Dana Price III', 'Dana P.'],
    ['Dana Price, Ph.D.', 'Dana P.'],
    ['Dana Price MBA FCPA', 'Dana P.'],
    ['Dana Price, CPA, MBA', 'Dana P.'],
    ['Dana Price, XYZP', 'Dana P.'],
    ['Dana (Dee) Price', 'Dana P.'],
    ['Dana "Dee" Price', 'Dana P.'],
    ['Dana ‘Dee’ Price', 'Dana P.'],
    ['Dana Price (she/her)', 'Dana P.'],
    ['Dana Price (Harbour', 'Dana P.'],
    ['Dana Price - Harbour Works', 'Dana P.'],
    ['dana.price', 'dana P.'],
    ['Maria de la Cruz', 'Maria C.'],
    ['de la Cruz, Maria', 'Maria C.'],
    ['Garcia Lopez, Maria', 'Maria G.'],
    ['O’Brien, Sean', 'Sean O.'],
    ['Hooft, Ana', 'Ana H.'],
    ['Ana ’t', 'Ana T.'],
    ['Yo-Yo Ma', 'Yo-Yo M.'],
    ['Lee Anne Do', 'Lee D.'],
    ['Dana Price MA', 'Dana P.'],
    ['Dana Ma', 'Dana M.'],
    ['Wong, Ka Ming (Kelvin)', 'Ka W.'],
    ['Ana e\u0301lan', 'Ana É.'],
    ['Ana ß', 'Ana ß.'],
    ['JP Morgan', 'JP M.'],
    ['Dana Price 🎉', 'Dana P.'],
    ['Dana', 'Dana'],
  ])('%j is shown as %j', (name, shown) => {
    expect(firstNameAndInitial(name)).toBe(shown);
  });

  test.each([
    ['Dana & Sam Price', 'Dana'],
    ['Dana Lee QWXZ', 'Dana'],
    ['Ms Price', ''],
    ['Dana, Sam, Kim', ''],
    ['dana@harbour.example', ''],
    ['王小明', ''],
    ['', ''],
    [' , ', ''],
    ['42', ''],
  ])('%j is unsure, so no more than %j is shown', (name, shown) => {
    expect(firstNameAndInitial(name)).toBe(shown);
  });
});

test.each([
  ['Price, Dana', 'Dana'],
  ['Wong, Ka Ming', 'Ka Ming'],
  ['Dana Price', 'Dana'],
  ['Dr Dana Price, PhD', 'Dana'],
  ['Ka Ming Wong', 'Ka Ming Wong'],
  ['Ms Price', 'Ms Price'],
  ['Dana', 'Dana'],
  ['Dana, Sam, Kim', 'Dana, Sam, Kim'],
])('%j is greeted as %j', (name, greeting) => {
  expect(readName(name).greeting).toBe(greeting);
});

test('a name is put into speaking order, and its words are known', () => {
  expect(readName('Price, Dana Lee').plain).toBe('Dana Lee Price');
  expect(wordsOfName('Dr Price, Dana (Dee)')).toEqual(['Price', 'Dana']);
  expect(wordsOfName('Ms Price')).toEqual(['Price']);
});
