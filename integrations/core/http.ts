import { VendorProblem } from './problem.ts';

/** A request to a vendor. `form` and `json` set the body and its type. */
export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The vendor's real, absolute address: https only, on one of the hosts of its manifest. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: Buffer;
}

/** What a vendor answered. Redirects are answers, too: nothing follows them by itself. */
export interface HttpReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * Sends a request. Throws `VendorProblem`: `down` if there's no whole answer, `limited` for a 429 or a 503 with
 * Retry-After. Every other status is an answer.
 */
export type Send = (request: HttpRequest) => Promise<HttpReply>;

/** The JSON of an answer. Throws `unreadable` if it isn't JSON, such as a page in HTML. */
export function jsonOf(reply: HttpReply): unknown {
  try {
    return JSON.parse(reply.text);
  } catch {
    throw new VendorProblem('unreadable', `The answer (status ${reply.status}) isn't JSON.`);
  }
}

/** The problem that a status stands for, if it isn't a success. `what` names the request: 'the list of placements'. */
export function problemOf({ status }: HttpReply, what: string): VendorProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401) return new VendorProblem('signedOut', `Access to ${what} has ended (status 401).`);
  if (status === 403) return new VendorProblem('refused', `We may not read ${what} (status 403).`);
  if (status === 404 || status === 410) return new VendorProblem('missing', `There is no ${what} (status ${status}).`);
  if (status >= 500) return new VendorProblem('down', `A fault on their side (status ${status}) at ${what}.`);
  return new VendorProblem('wrong', `Our request for ${what} wasn't accepted (status ${status}).`);
}
