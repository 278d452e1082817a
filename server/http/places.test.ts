import { beforeEach, expect, test } from 'vitest';
import { Places } from './places.ts';

let time: number;
let places: Places;

beforeEach(() => {
  time = 0;
  places = new Places({ least: 2, greatest: 10, within: 100, now: () => time });
});

function takeAll(): number {
  let taken = 0;
  for (; places.hasOne; taken += 1) places.take();
  places.noteSentAway();
  return taken;
}

/** Under overload, a response comes each so many milliseconds. */
function overload({ answers, each }: { answers: number; each: number }): void {
  takeAll();
  for (let answer = 0; answer < answers; answer += 1) {
    time += each;
    places.leave();
    takeAll();
  }
}

test('all places are open while nobody is refused, however slow responses are', () => {
  for (let request = 0; request < 20; request += 1) {
    for (let other = 0; other < 9; other += 1) places.take();
    time += 5000;
    for (let other = 0; other < 9; other += 1) places.leave();
  }
  expect(takeAll()).toBe(10);
});

test('a burst is admitted as long as it is answered in time', () => {
  expect(takeAll()).toBe(10);
  time += 60;
  for (let answer = 0; answer < 10; answer += 1) places.leave();
  expect(takeAll()).toBe(10);
});

test('under overload there are as many places as are answered in time', () => {
  overload({ answers: 20, each: 25 });
  expect(places.count).toBe(4);
  overload({ answers: 20, each: 20 });
  expect(places.count).toBe(5);
});

test('nobody is admitted before the excess has been answered', () => {
  overload({ answers: 4, each: 25 });
  expect([places.count, places.hasOne]).toEqual([4, false]);
  for (let answer = 0; answer < 5; answer += 1) places.leave();
  expect(places.hasOne).toBe(false);
  places.leave();
  expect(places.hasOne).toBe(true);
});

test('places stay between their minimum and maximum', () => {
  overload({ answers: 5, each: 1000 });
  expect(places.count).toBe(2);
  overload({ answers: 1000, each: 1 });
  expect(places.count).toBe(10);
});

test('a short lull changes nothing; five seconds without a refusal reopen all places', () => {
  overload({ answers: 20, each: 25 });
  for (let answer = 0; answer < 3; answer += 1) places.leave();
  expect(takeAll()).toBe(3);
  for (let answer = 0; answer < 4; answer += 1) places.leave();
  time += 4999;
  expect([places.hasOne, places.count]).toEqual([true, 4]);
  time += 1;
  expect(takeAll()).toBe(10);
});

test('all places also reopen while most are taken, if nobody is refused', () => {
  overload({ answers: 20, each: 25 });
  places.leave();
  for (let answer = 0; answer < 100; answer += 1) {
    time += 60;
    places.leave();
    if (places.hasOne) places.take();
  }
  expect(places.count).toBe(10);
});

test('after a lull, as many are admitted as are answered', () => {
  overload({ answers: 20, each: 25 });
  for (let answer = 0; answer < 4; answer += 1) places.leave();
  overload({ answers: 40, each: 10 });
  expect(places.count).toBe(10);
});

test('a pause of the whole process counts by its length', () => {
  takeAll();
  for (let answer = 0; answer < 4; answer += 1) {
    time += 10;
    places.leave();
    takeAll();
  }
  time += 160;
  expect([places.hasOne, places.count]).toEqual([false, 2]);
});
