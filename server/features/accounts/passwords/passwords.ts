import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two at a time, and a queue short enough that whoever waits in it is answered within some seconds. */
const atOnce = 2;
const longestQueue = 60;

/** Thrown when more people sign in at once than can be served: answer 503 with Retry-After. */
export class TooManySignIns extends Error {}

/** How a password is kept; its rules are in `password-rules.ts`. Waits for its turn; throws `TooManySignIns` when too many wait. */
export const hashPassword = (password: string): Promise<string> => takeTurn(() => hash(written(password), cost));

/**
 * Whether the password fits. Takes as long for an account without a password, or for none at all. To be done in a
 * turn, together with counting the failure: so that many tries at one moment are counted like tries one by one.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, written(password));
  return fits && passwordHash !== null;
}

/** The same letters, whichever keyboard wrote them. */
const written = (password: string) => password.normalize('NFKC');

/** Fits no password, and takes as long to find that out as any other. */
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
 * Does work that hashes once, two at a time: a flood of sign-ins must not take the threads that pages need. Throws
 * `TooManySignIns` when too many wait.
 */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++;
  else await queueUp();
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // Whoever is next takes this place over.
    if (next) next();
    else running--;
  }
}

async function queueUp(): Promise<void> {
  if (waiting.length >= longestQueue) throw new TooManySignIns();
  await new Promise<void>((go) => waiting.push(go));
}
