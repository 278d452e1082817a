import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** What a captcha is solved for; it is worthless for anything else. */
export const captchaPurposes = ['login', 'reset_password', 'review', 'flag'] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];

/** Whether a request came with a valid captcha. Call it only where one is required, because checking uses it up. */
export type CaptchaCheck = () => Promise<boolean>;
/** Without a check, nothing counts as solved. */
export const noCaptcha: CaptchaCheck = async () => false;

/** A captcha's difficulty: PBKDF2 rounds for one guess, and the range from which the number of guesses is drawn. */
export interface CaptchaWork {
  rounds: number;
  guesses: readonly [least: number, most: number];
}

/** About a second on a mid-range phone: some 800,000 rounds in all. */
export const usualWork: CaptchaWork = { rounds: 4000, guesses: [100, 300] };

/** Minutes to solve a captcha. */
const lifeMinutes = 10;

/**
 * A new challenge (ALTCHA v2, deterministic mode: the server knows the answer, so checking it costs one HMAC). Stores
 * nothing until it is solved.
 */
export const newCaptcha = (
  { nature }: Context,
  purpose: CaptchaPurpose,
  { rounds, guesses: [least, most] }: CaptchaWork = usualWork,
): Promise<Challenge> =>
  createChallenge({
    algorithm,
    cost: rounds,
    counter: randomInt(most, least),
    deriveKey,
    expiresAt: new Date(nature.now().getTime() + lifeMinutes * 60_000),
    data: { purpose },
    ...secrets(),
  });

/**
 * Whether a solved captcha (base64 of JSON, as the widget sends it) is ours, for this purpose, in time, and used for
 * the first time. Uses it up: of two at once, one is valid.
 */
export async function useCaptcha(context: Context, purpose: CaptchaPurpose, sent: unknown): Promise<boolean> {
  const solved = readSolved(sent);
  if (!solved) return false;
  const { parameters } = solved.challenge;
  const now = context.nature.now();
  if (parameters.data?.purpose !== purpose || parameters.expiresAt * 1000 <= now.getTime()) return false;
  const { verified } = await verifySolution({ ...solved, deriveKey, ...secrets() });
  if (!verified) return false;
  const { numInsertedOrUpdatedRows } = await context.database.kysely
    .insertInto('used_captchas')
    .values({ nonce: parameters.nonce, expires_at: new Date(parameters.expiresAt * 1000) })
    .onConflict((at) => at.column('nonce').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const algorithm = 'PBKDF2/SHA-256';

const secrets = () => ({
  hmacSignatureSecret: derivedKey(env.PLAUDIT_SECRET, 'captcha').toString('hex'),
  hmacKeySignatureSecret: derivedKey(env.PLAUDIT_SECRET, 'captcha solution').toString('hex'),
});

const hex = z.string().regex(/^([\da-f]{2}){8,32}$/);
/** Accepts only what we would have issued: unsigned parameters could demand any amount of work. */
const solvedCaptcha = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: hex,
      salt: hex,
      cost: z.int().positive(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: z.string(),
      expiresAt: z.int().positive(),
      data: z.record(z.string(), z.string()).optional(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});

function readSolved(sent: unknown): z.output<typeof solvedCaptcha> | null {
  if (typeof sent !== 'string' || sent.length > 4000) return null;
  try {
    return solvedCaptcha.parse(JSON.parse(Buffer.from(sent, 'base64').toString()));
  } catch {
    return null;
  }
}
