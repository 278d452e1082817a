import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Two at a time, and a queue short enough that whoever waits in it is answered within some seconds. */
const atOnce = 2;
const longestQueue = 60;

/** Thrown when more people sign in at once than can be served: answer 503 with Retry-After. */
export class TooManySignIns extends Error {}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Whether the password fits. Takes as long for an account without a password, or for none at all. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(async () => verify(passwordHash ?? (await nobodysHash()), password));
  return fits && passwordHash !== null;
}

let nobody: Promise<string> | undefined;
const nobodysHash = () => (nobody ??= hash('the password of nobody', cost));

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is heavy on purpose: a flood of sign-ins must not take the threads that pages need. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new TooManySignIns();
    await new Promise<void>((go) => waiting.push(go));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
