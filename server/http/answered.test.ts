import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { environmentForChild } from '#server/env.ts';

/** The output of a process that answered this many requests, about one each millisecond, and then ended in this way. */
async function linesOf(count: number, end: string, level = 'info') {
  const program = `
    const { tellAnswered } = await import('./server/http/answered.ts');
    for (let at = 0; at < ${count}; at += 1) {
      tellAnswered({ method: 'GET', route: '/page', status: 200, requestId: 'r' + at, took: 1.6 });
      if (at % 20 === 0) await new Promise((go) => setTimeout(go, 2));
    }
    ${end}`;
  const env = environmentForChild({ LOG_LEVEL: level });
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each([
  ['ends', ''],
  ['is told to end', 'process.exit(0);'],
  ['ends by an error', "throw new Error('broken');"],
])('a process that %s has written a line for each response, in order and with its own time', async (_how, end) => {
  const since = Date.now();
  const lines = await linesOf(150, end);
  expect(lines.map(({ requestId }) => requestId)).toEqual(Array.from({ length: 150 }, (_, at) => `r${at}`));
  expect(lines[0]).toEqual({
    ...{ level: 30, time: expect.any(Number), process: expect.any(String), method: 'GET', route: '/page' },
    ...{ status: '200', requestId: 'r0', ms: 2, msg: 'Answered' },
  });
  const times = lines.map(({ time }) => Number(time));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThanOrEqual(since);
  expect(new Set(times).size).toBeGreaterThan(5);
});

test('a process that logs only warnings writes none', async () => {
  expect(await linesOf(150, `console.log('{"ended":true}');`, 'warn')).toEqual([{ ended: true }]);
});
