import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { sessionLimits } from '#common/limits.ts';

/** The claims of an access token: user, roles, and issue and expiry times in seconds since 1970, as in JWT. */
export interface AccessToken {
  id: string;
  username: string;
  roles: readonly string[];
  iat: number;
  exp: number;
  /** The family of refresh tokens it belongs to. A browser recognises its own session by it. */
  sid?: string;
  /** The super admin acting as this person (RFC 8693 section 4.1). Absent otherwise. */
  act?: { sub: string };
}

const issuer = 'plaudit';

/** Signs and verifies access tokens (JWT, EdDSA with Ed25519, RFC 8037). */
export class AccessTokens {
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  /** @param secret the master secret; the key is derived from it, so every process has the same one */
  constructor(secret: string) {
    this.#privateKey = ed25519(derivedKey(secret, 'access tokens'));
    this.#publicKey = createPublicKey(this.#privateKey);
  }

  /** @param actedAsBy the super admin who acts as this user, if any */
  sign(
    user: { id: string; email: string; roles: readonly string[]; sessionId?: string },
    now: Date,
    actedAsBy?: string | null,
  ): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / 1000);
    const act = actedAsBy ? { act: { sub: actedAsBy } } : {};
    const sid = user.sessionId ? { sid: user.sessionId } : {};
    return new SignJWT({ id: user.id, username: user.email, roles: user.roles, ...sid, ...act })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + sessionLimits.accessTokenMinutes * 60)
      .sign(this.#privateKey);
  }

  /** The claims of a valid token, or null for any other text. */
  async read(token: string, now: Date): Promise<AccessToken | null> {
    try {
      const { payload } = await jwtVerify<AccessToken>(token, this.#publicKey, {
        issuer,
        algorithms: ['EdDSA'],
        currentDate: now,
      });
      return payload;
    } catch {
      return null;
    }
  }
}

/** Derives 32 bytes for one purpose from the master secret (HKDF, RFC 5869). */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'plaudit', purpose, 32));

/** How tokens of links and sessions are stored. SHA-256 is enough for 32 random bytes. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A private key from its 32 bytes, in a fixed PKCS #8 frame for Ed25519 (RFC 8410 section 7). */
function ed25519(seed: Buffer): KeyObject {
  const frame = Buffer.from('302e020100300506032b657004220420', 'hex');
  return createPrivateKey({ key: Buffer.concat([frame, seed]), format: 'der', type: 'pkcs8' });
}
