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

/** While more is asked than can be done, an answer comes each so many milliseconds. */
function overload({ answers, each }: { answers: number; each: number }): void {
  takeAll();
  for (let answer = 0; answer < answers; answer += 1) {
    time += each;
    places.leave();
    takeAll();
  }
}

test('all places are there while nobody is sent away, however long answers take', () => {
  for (let request = 0; request < 20; request += 1) {
    for (let other = 0; other < 9; other += 1) places.take();
    time += 5000;
    for (let other = 0; other < 9; other += 1) places.leave();
  }
  expect(takeAll()).toBe(10);
});

test('many at once are taken in as long as they are answered in time', () => {
  expect(takeAll()).toBe(10);
  time += 60;
  for (let answer = 0; answer < 10; answer += 1) places.leave();
  expect(takeAll()).toBe(10);
});

test('under more than can be done there are as many as are answered in the time', () => {
  overload({ answers: 20, each: 25 });
  expect(places.count).toBe(4);
  overload({ answers: 20, each: 20 });
  expect(places.count).toBe(5);
});

test('nobody is let in before those who are too many have been answered', () => {
  overload({ answers: 4, each: 25 });
  expect([places.count, places.hasOne]).toEqual([4, false]);
  for (let answer = 0; answer < 5; answer += 1) places.leave();
  expect(places.hasOne).toBe(false);
  places.leave();
  expect(places.hasOne).toBe(true);
});

test('there are never fewer than the least nor more than the greatest', () => {
  overload({ answers: 5, each: 1000 });
  expect(places.count).toBe(2);
  overload({ answers: 1000, each: 1 });
  expect(places.count).toBe(10);
});

test('a moment with less to do changes nothing; five seconds without anybody sent away bring all places back', () => {
  overload({ answers: 20, each: 25 });
  for (let answer = 0; answer < 3; answer += 1) places.leave();
  expect(takeAll()).toBe(3);
  for (let answer = 0; answer < 4; answer += 1) places.leave();
  time += 4999;
  expect([places.hasOne, places.count]).toEqual([true, 4]);
  time += 1;
  expect(takeAll()).toBe(10);
});

test('all places come back also while most are taken, if nobody is sent away', () => {
  overload({ answers: 20, each: 25 });
  places.leave();
  for (let answer = 0; answer < 100; answer += 1) {
    time += 60;
    places.leave();
    if (places.hasOne) places.take();
  }
  expect(places.count).toBe(10);
});

test('after a moment with less to do, as many more are taken in as are answered', () => {
  overload({ answers: 20, each: 25 });
  for (let answer = 0; answer < 4; answer += 1) places.leave();
  overload({ answers: 40, each: 10 });
  expect(places.count).toBe(10);
});

test('a time in which nothing at all ran counts by its length', () => {
  takeAll();
  for (let answer = 0; answer < 4; answer += 1) {
    time += 10;
    places.leave();
    takeAll();
  }
  time += 160;
  expect([places.hasOne, places.count]).toEqual([false, 2]);
});
