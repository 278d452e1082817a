import type { VendorKey } from '#common/connections/vendors.ts';
import type { HttpReply, HttpRequest, Send } from './http.ts';

/** Our application as the vendor knows it. Vincere gives no secret. */
export interface App {
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/** What gives access to an account: plain values that are encrypted as a whole. `expiresAt` is milliseconds since 1970. */
export interface Credentials {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresAt: number;
  /** What else a vendor gives with its tokens, such as the account's own host. */
  readonly [name: string]: string | number | null;
}

/** What people type before they connect, such as Bullhorn's API username. By their names in `vendorSettings`. */
export type Settings = Readonly<Record<string, string>>;

/** A request to sign in at the vendor. */
export interface Authorization {
  readonly state: string;
  /** The challenge of PKCE (RFC 7636, S256). Vendors that don't document PKCE leave it out. */
  readonly challenge: string;
  readonly redirectUri: string;
  readonly settings: Settings;
}

/** What came back from the vendor with the browser. */
export interface Returned {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly settings: Settings;
}

/** The account that a connection reads, and the person who allowed it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly user: { readonly name: string; readonly email: string | null; readonly isEmailVerified: boolean } | null;
}

/** Calls for one connection: within the vendor's limits, with its credentials. */
export interface Session {
  /** The credentials as they are now. */
  readonly credentials: () => Credentials;
  readonly send: Send;
  /** Renews the credentials, once for all processes. Throws `signedOut` if somebody has to connect again. */
  readonly renew: () => Promise<void>;
  /** The agency's time zone, for vendors that give a day as the moment when it begins there. Without it, UTC. */
  readonly timeZone?: string;
}

/** What Plaudit knows about a vendor, and how it connects. */
export interface Vendor {
  readonly key: VendorKey;
  readonly capabilities: readonly ('placements' | 'people' | 'reviews' | 'sharing' | 'webhooks')[];
  readonly scopes: readonly string[];
  /** Hosts that may be called: a name, or '.example.com' for every host below it. */
  readonly hosts: readonly string[];
  /** Requests that one connection makes at most in a second, and in a day. */
  readonly limits: { readonly perSecond: number; readonly perDay: number };
  /** Whether the vendor gives a client secret. */
  readonly hasSecret: boolean;
  /** Where the browser signs in. May ask the vendor for the account's host first. */
  readonly authorizeUrl: (send: Send, app: App, authorization: Authorization) => Promise<string>;
  /** Exchanges the code for credentials. Throws `wrong` for a code that is used up or unknown. */
  readonly exchange: (send: Send, app: App, returned: Returned, now: number) => Promise<Credentials>;
  /** New credentials. Throws `signedOut` if the vendor ended our access. */
  readonly refresh: (send: Send, app: App, credentials: Credentials, now: number) => Promise<Credentials>;
  /** Ends our access at the vendor; absent if the vendor has no way. */
  readonly revoke?: (send: Send, app: App, credentials: Credentials) => Promise<void>;
  readonly account: (session: Session) => Promise<Account>;
}

/**
 * Sends a request with the session's credentials. If the vendor says that they have expired, renews them and sends it
 * once more.
 */
export async function authorized(
  session: Session,
  build: (credentials: Credentials) => HttpRequest,
  isExpired: (reply: HttpReply) => boolean = ({ status }) => status === 401,
): Promise<HttpReply> {
  const reply = await session.send(build(session.credentials()));
  if (!isExpired(reply)) return reply;
  await session.renew();
  return session.send(build(session.credentials()));
}
