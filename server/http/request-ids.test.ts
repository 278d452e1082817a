import { expect, test } from 'vitest';
import { requestId } from './request-ids.ts';

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('request ids are UUIDs of version 7 that encode their time and count up within a millisecond', () => {
  const time = Date.parse('2026-11-01T12:00:00Z');
  const ids = Array.from({ length: 300 }, () => requestId(time));
  for (const id of ids) expect(id).toMatch(uuid7);
  expect(Number.parseInt(ids[0]!.replace('-', '').slice(0, 12), 16)).toBe(time);
  expect(ids).toEqual(ids.toSorted());
  expect(requestId(time + 1) > ids.at(-1)!).toBe(true);
});

test("ids are unique, even beyond the counter's range and when the clock is set back", () => {
  const time = Date.parse('2026-11-01T12:00:01Z');
  const ids = [time, time, time - 5, time].flatMap((at) => Array.from({ length: 5000 }, () => requestId(at)));
  for (const id of ids) expect(id).toMatch(uuid7);
  expect(new Set(ids).size).toBe(ids.length);
});
