import { expect, test, vi } from 'vitest';
import { StoredValues } from './storage.ts';

test('a value with a lifetime in minutes expires, along with its registry entry', () => {
  const { values, stored, clock } = newStore();
  values.save('active_job', { id: 7 }, 5);
  clock.now += 5 * 60_000 - 1;
  expect(values.read('active_job')).toEqual({ id: 7 });
  clock.now += 1;
  expect(values.read('active_job')).toBeNull();
  expect(JSON.parse(stored.get('plaudit.expiration')!)).toEqual({});
});

test('an expiry can be a date, and a sweep removes expired values', () => {
  const { values, stored, clock } = newStore();
  values.save('active_job', 1, new Date(clock.now + 1000));
  values.save('user', 2, 'never');
  clock.now += 1000;
  values.sweep();
  expect([...stored.keys()].sort()).toEqual(['plaudit.expiration', 'plaudit.user']);
});

test.each([undefined, 1.5, Number.NaN, new Date('nonsense')])(
  '%s is not a valid expiry: nothing is saved',
  (expiry) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { values, stored } = newStore();
    values.save('active_job', 1, expiry);
    expect(stored.has('plaudit.active_job')).toBe(false);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  },
);

function newStore() {
  const clock = { now: 1_000_000 };
  const stored = new Map<string, string>();
  const values = new StoredValues(
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    () => clock.now,
  );
  return { values, stored, clock };
}
