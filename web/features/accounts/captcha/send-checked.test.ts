import { expect, test, vi } from 'vitest';
import { SessionProblem } from '#web/kit/session/session.ts';
import { sendChecked } from './send-checked.ts';

const wanted = new SessionProblem('Solve the check below.', { code: 401, captcha: true, untried: true });
const wrong = new SessionProblem('They do not fit together.', { code: 401, captcha: true });

/** A captcha that has a solution once it has been asked for; `solutions` are the ones it finds. */
function checkWith(...solutions: string[]) {
  let isAsked = false;
  return {
    afterTry: vi.fn((needsCaptcha: boolean) => {
      if (needsCaptcha) isAsked = true;
    }),
    solution: async () => (isAsked ? (solutions.shift() ?? '') : ''),
  };
}

test('a form that needs no captcha is sent once', async () => {
  const send = vi.fn(async () => 'done');
  expect(await sendChecked(checkWith('solved'), send)).toBe('done');
  expect(send.mock.calls).toEqual([['']]);
});

test('a form that was not looked at is sent again with the solution', async () => {
  const send = vi.fn(async (solution: string) => {
    if (!solution) throw wanted;
    return 'done';
  });
  const check = checkWith('solved');
  expect(await sendChecked(check, send)).toBe('done');
  expect(send.mock.calls).toEqual([[''], ['solved']]);
  expect(check.afterTry.mock.calls).toEqual([[true], [false]]);
});

test('a wrong password is not sent again, although the next attempt needs a captcha', async () => {
  const send = vi.fn().mockRejectedValue(wrong);
  await expect(sendChecked(checkWith('solved'), send)).rejects.toBe(wrong);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['whose solution is refused', ['solved', 'next'], 2],
  ['whose captcha does not work', [''], 1],
])('a form %s is not sent for ever', async (_which, solutions, times) => {
  const send = vi.fn().mockRejectedValue(wanted);
  await expect(sendChecked(checkWith(...solutions), send)).rejects.toBe(wanted);
  expect(send).toHaveBeenCalledTimes(times);
});
