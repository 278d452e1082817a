import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { leastWork, sessionApp } from '../testing/session-app.ts';
import { newCaptcha, useCaptcha } from './captcha.ts';

const { context } = await testDatabase();

const solve = async (challenge: Awaited<ReturnType<typeof newCaptcha>>) => ({
  challenge,
  solution: (await solveChallenge({ challenge, deriveKey }))!,
});
const asSent = (solved: object) => Buffer.from(JSON.stringify(solved)).toString('base64');
const newSolved = async () => solve(await newCaptcha(context(), 'login', leastWork));

describe('a captcha', () => {
  test('is an ALTCHA v2 challenge bound to its purpose, valid for ten minutes', async () => {
    const { parameters, signature } = await newCaptcha(context(), 'login', leastWork);
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', data: { purpose: 'login' }, keyLength: 32 });
    expect(parameters.nonce).toMatch(/^[\da-f]{32}$/);
    expect(signature).toMatch(/^[\da-f]{64}$/);
    expect(parameters.expiresAt! - Date.now() / 1000).toBeGreaterThan(595);
    expect(parameters.expiresAt! - Date.now() / 1000).toBeLessThanOrEqual(600);
  });

  test('that is solved is accepted once', async () => {
    const sent = asSent(await newSolved());
    expect(await useCaptcha(context(), 'login', sent)).toBe(true);
    expect(await useCaptcha(context(), 'login', sent)).toBe(false);
  });

  test('sent twice at once is accepted once', async () => {
    const sent = asSent(await newSolved());
    const answers = await Promise.all([1, 2, 3].map(() => useCaptcha(context(), 'login', sent)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('is valid for its purpose only, and not used up by another', async () => {
    const sent = asSent(await newSolved());
    expect(await useCaptcha(context(), 'reset_password', sent)).toBe(false);
    expect(await useCaptcha(context(), 'login', sent)).toBe(true);
  });

  test('is invalid after its time', async () => {
    const later = context(undefined, new Date(Date.now() + 10 * 60_000 + 1000));
    expect(await useCaptcha(later, 'login', asSent(await newSolved()))).toBe(false);
  });

  test('is invalid when anything in it was changed', async () => {
    const { challenge, solution } = await newSolved();
    const { parameters } = challenge;
    const changed = (change: object) => ({
      challenge: { ...challenge, parameters: { ...parameters, ...change } },
      solution,
    });
    const other = await newSolved();
    for (const solved of [
      changed({ expiresAt: parameters.expiresAt! + 60 }),
      changed({ data: { purpose: 'login', more: 'x' } }),
      changed({ nonce: 'ab'.repeat(16) }),
      changed({ cost: 2 }),
      changed({ keySignature: '' }),
      { challenge: { ...challenge, signature: other.challenge.signature }, solution },
      { challenge, solution: other.solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { parameters }, solution },
      { challenge },
      [],
    ])
      expect(await useCaptcha(context(), 'login', asSent(solved))).toBe(false);
    for (const sent of [undefined, '', 'x', 7, `${asSent({ challenge, solution })}${' '.repeat(4000)}`])
      expect(await useCaptcha(context(), 'login', sent)).toBe(false);
  });
});

describe('GET /login/captcha', async () => {
  const { database } = context();
  const { app } = await sessionApp(database);
  afterAll(() => app.close());

  test('returns a challenge that is never cached', async () => {
    const answer = await app.inject('/login/captcha');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().parameters).toMatchObject({ data: { purpose: 'login' }, cost: 1 });
    const reset = await app.inject('/login/captcha?purpose=reset_password');
    expect(reset.json().parameters.data).toEqual({ purpose: 'reset_password' });
  });

  test('knows no other purposes', async () => {
    expect((await app.inject('/login/captcha?purpose=other')).statusCode).toBe(400);
  });
});
