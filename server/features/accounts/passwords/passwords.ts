import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two at a time, with a queue short enough to be answered within seconds. */
const atOnce = 2;
const longestQueue = 60;

/** Thrown when more people sign in at once than can be served: answer 503 with Retry-After. */
export class TooManySignIns extends Error {}

/**
 * Hashes a password; `password-rules.ts` has its rules. Waits for its turn; throws `TooManySignIns` when too many wait.
 */
export const hashPassword = (password: string): Promise<string> => takeTurn(() => hash(written(password), cost));

/**
 * Whether the password matches. Takes equally long for an account without a password, or for none at all. Call it in
 * the same turn that counts the failure, so simultaneous attempts are counted like separate ones.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, written(password));
  return fits && passwordHash !== null;
}

/** The same characters, whichever keyboard typed them. */
const written = (password: string) => password.normalize('NFKC');

/** Matches no password, and takes as long to check as a real hash. */
const nobodysHash = [
  '',
  'argon2id',
  'v=19',
  `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`,
  ...[16, 32].map((bytes) => randomBytes(bytes).toString('base64').replaceAll('=', '')),
].join('$');

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs work that hashes once, two at a time, so a flood of sign-ins does not take the threads that pages need. Throws
 * `TooManySignIns` when too many wait.
 */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++;
  else await queueUp();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The next in line takes over this place.
    if (next) next();
    else running--;
  }
}

async function queueUp(): Promise<void> {
  if (waiting.length >= longestQueue) throw new TooManySignIns();
  await new Promise<void>((go) => waiting.push(go));
}
