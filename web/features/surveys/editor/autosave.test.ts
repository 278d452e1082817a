import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave, type Outcome } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when it is told to. */
function server() {
  const calls: { contents: string; version: number; answer: (outcome: Outcome<string>) => void }[] = [];
  const save = (contents: string, version: number) =>
    new Promise<Outcome<string>>((answer) => calls.push({ contents, version, answer }));
  const autosave = new Autosave<string>({ version: 1, save, delay: 400 });
  const answer = async (at: number, outcome: Outcome<string>) => {
    calls[at]!.answer(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  const sent = () => calls.map(({ contents, version }) => [contents, version]);
  return { autosave, sent, answer };
}

test('saves the newest contents 400 ms after the last change', async () => {
  const { autosave, sent, answer } = server();
  autosave.note('a');
  vi.advanceTimersByTime(399);
  autosave.note('ab');
  vi.advanceTimersByTime(399);
  expect(sent()).toEqual([]);
  expect(autosave.state().kind).toBe('waiting');
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([['ab', 1]]);
  expect(autosave.state().kind).toBe('saving');
  await answer(0, { kind: 'saved', version: 2 });
  expect(autosave.state().kind).toBe('saved');
});

test('runs one save at a time, and saves later changes on top of the new version', async () => {
  const { autosave, sent, answer } = server();
  autosave.note('a');
  vi.advanceTimersByTime(400);
  autosave.note('b');
  vi.advanceTimersByTime(1000);
  autosave.note('c');
  const flushed = autosave.flush();
  expect(sent()).toEqual([['a', 1]]);
  await answer(0, { kind: 'saved', version: 2 });
  expect(sent()).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  await answer(1, { kind: 'saved', version: 3 });
  expect(await flushed).toBe(true);
  expect(autosave.version).toBe(3);
});

test('after a failure nothing is lost, and it tries again when asked or after the next change', async () => {
  const { autosave, sent, answer } = server();
  autosave.note('a');
  vi.advanceTimersByTime(400);
  await answer(0, { kind: 'failed', message: 'Offline' });
  expect(autosave.state()).toEqual({ kind: 'failed', message: 'Offline' });
  const retried = autosave.flush();
  await answer(1, { kind: 'failed', message: 'Offline' });
  expect(await retried).toBe(false);
  autosave.note('ab');
  vi.advanceTimersByTime(400);
  await answer(2, { kind: 'saved', version: 2 });
  expect(sent()).toEqual([
    ['a', 1],
    ['a', 1],
    ['ab', 1],
  ]);
  expect(autosave.state().kind).toBe('saved');
});

const theirs = { contents: 'theirs', version: 7, by: 'Dana' };

test('a clash waits for a decision: mine is saved over the newest version', async () => {
  const { autosave, sent, answer } = server();
  autosave.note('mine');
  vi.advanceTimersByTime(400);
  await answer(0, { kind: 'overtaken', theirs });
  autosave.note('mine, too');
  vi.advanceTimersByTime(1000);
  expect(await autosave.flush()).toBe(false);
  expect(autosave.state()).toEqual({ kind: 'overtaken', theirs });
  const kept = autosave.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  await answer(1, { kind: 'saved', version: 8 });
  expect(await kept).toBe(true);
  expect(sent()[1]).toEqual(['mine, too', 7]);
});

test('theirs replaces mine and is the base of what follows', async () => {
  const { autosave, sent, answer } = server();
  autosave.note('mine');
  vi.advanceTimersByTime(400);
  await answer(0, { kind: 'overtaken', theirs });
  expect(autosave.takeTheirs()).toBe('theirs');
  expect(autosave.state().kind).toBe('saved');
  expect(await autosave.flush()).toBe(true);
  autosave.note('theirs, edited');
  vi.advanceTimersByTime(400);
  expect(sent()[1]).toEqual(['theirs, edited', 7]);
});

test('closing the editor saves at once', async () => {
  const { autosave, sent } = server();
  autosave.note('a');
  autosave.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([['a', 1]]);
});
