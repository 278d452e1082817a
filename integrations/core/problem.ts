/**
 * Why a vendor couldn't do what we wanted:
 * - `signedOut`: our access has ended; somebody has to connect again;
 * - `refused`: we are signed in and may not do this (a missing scope, product or right);
 * - `unapproved`: the vendor hasn't approved this installation, so no account can connect (Google: a quota of 0);
 * - `missing`: the record isn't there (any more);
 * - `limited`: too many requests, try after `retryAfter` seconds;
 * - `down`: no answer, a cut one, or a fault on their side;
 * - `unreadable`: an answer that isn't what their documents describe;
 * - `wrong`: they didn't accept our request.
 */
export type ProblemKind =
  | 'signedOut'
  | 'refused'
  | 'unapproved'
  | 'missing'
  | 'limited'
  | 'down'
  | 'unreadable'
  | 'wrong';

/** A problem with a vendor. Its message is one sentence for the connection's log; it holds no token and no person. */
export class VendorProblem extends Error {
  readonly kind: ProblemKind;
  /** Seconds until the vendor wants to be called again; null if it didn't say. */
  readonly retryAfter: number | null;
  /** The body of an answer that asked us to wait: some vendors say there that waiting won't help. Never shown or kept. */
  readonly said: string;

  constructor(kind: ProblemKind, message: string, retryAfter: number | null = null, said = '') {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.said = said;
  }
}

/** Whether the same request may work later, without anybody doing something. */
export const passes = ({ kind }: VendorProblem): boolean => kind === 'limited' || kind === 'down';

/** What a request answers; null if the vendor has a problem of this kind with it. Throws any other problem. */
export async function nullIf<T>(kind: ProblemKind, send: () => Promise<T>): Promise<T | null> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof VendorProblem && error.kind === kind) return null;
    throw error;
  }
}
