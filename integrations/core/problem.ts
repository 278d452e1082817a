/**
 * Why a vendor couldn't do what we wanted:
 * - `signedOut`: our access has ended; somebody has to connect again;
 * - `refused`: we are signed in and may not do this (a missing scope, product or right);
 * - `missing`: the record isn't there (any more);
 * - `limited`: too many requests, try after `retryAfter` seconds;
 * - `down`: no answer, a cut one, or a fault on their side;
 * - `unreadable`: an answer that isn't what their documents describe;
 * - `wrong`: they didn't accept our request.
 */
export type ProblemKind = 'signedOut' | 'refused' | 'missing' | 'limited' | 'down' | 'unreadable' | 'wrong';

/** A problem with a vendor. Its message is one sentence for the connection's log; it holds no token and no person. */
export class VendorProblem extends Error {
  readonly kind: ProblemKind;
  /** Seconds until the vendor wants to be called again; null if it didn't say. */
  readonly retryAfter: number | null;

  constructor(kind: ProblemKind, message: string, retryAfter: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Whether the same request may work later, without anybody doing something. */
export const passes = ({ kind }: VendorProblem): boolean => kind === 'limited' || kind === 'down';
