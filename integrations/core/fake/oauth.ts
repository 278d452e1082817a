import { challengeOf } from '../pkce.ts';
import { type FakeReply, type FakeRequest, fakePage } from './fake.ts';

/** The refresh token that every fake accepts and gives back, so the demo's connections outlive a restart. */
export const demoRefreshToken = 'demo-refresh';

interface Code {
  readonly redirectUri: string;
  readonly until: number;
  /** What the browser came with. */
  readonly asked: URLSearchParams;
  /** The button that was pressed. */
  readonly way: string;
}

/** Tokens, or the name of OAuth's error. */
export type Granted =
  | { readonly error: 'invalid_grant' | 'invalid_client' | 'invalid_request' | 'unsupported_grant_type' }
  | { readonly error: null; readonly access: string; readonly refresh: string; readonly code: Code | null };

/** How a vendor's OAuth behaves. */
interface Manner {
  readonly now: () => number;
  readonly title: string;
  /** How long an access token lives. */
  readonly seconds: number;
  readonly hasSecret: boolean;
  /** Each refresh token works once, and its answer has the next one. */
  readonly rotates: boolean;
  /** Further buttons of its page that give a code, such as one that leaves a permission out. */
  readonly ways?: readonly string[];
  /** The error that comes back when somebody refuses. */
  readonly refusal?: string;
}

/** Signing in at a fake: a page to allow or refuse, codes that work once for five minutes, and tokens. */
export function fakeOauth({ now, title, seconds, hasSecret, rotates, ways = [], refusal = 'access_denied' }: Manner) {
  const codes = new Map<string, Code>();
  const access = new Map<string, number>();
  const refresh = new Set<string>();
  let count = 0;
  const next = (kind: string) => {
    count += 1;
    return `${kind}_${count}`;
  };

  function consent({ query }: FakeRequest): FakeReply {
    const redirectUri = query.get('redirect_uri') ?? '';
    if (!query.get('client_id') || query.get('response_type') !== 'code' || !URL.canParse(redirectUri))
      return { status: 400, json: { error: 'invalid_request' } };
    const codeFor = (way: string) => {
      const code = next('code');
      codes.set(code, { redirectUri, until: now() + 300_000, asked: query, way });
      return code;
    };
    const back = (answer: Record<string, string>) => {
      const url = new URL(redirectUri);
      for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
      url.searchParams.set('state', query.get('state') ?? '');
      return url.href;
    };
    const given = ['Allow', ...ways].map((way) => [way, back({ code: codeFor(way) })]);
    return fakePage(title, { ...Object.fromEntries(given), Refuse: back({ error: refusal }) });
  }

  function grant(values: URLSearchParams): Granted {
    if (!values.get('client_id') || (hasSecret && !values.get('client_secret'))) return { error: 'invalid_client' };
    if (values.get('grant_type') === 'authorization_code') return byCode(values);
    if (values.get('grant_type') === 'refresh_token') return byRefreshToken(values.get('refresh_token') ?? '');
    return { error: 'unsupported_grant_type' };
  }

  function byCode(values: URLSearchParams): Granted {
    const code = codes.get(values.get('code') ?? '');
    codes.delete(values.get('code') ?? '');
    const given = values.get('redirect_uri');
    if (!code || code.until < now()) return { error: 'invalid_grant' };
    if (given !== null && given !== code.redirectUri) return { error: 'invalid_grant' };
    const challenge = code.asked.get('code_challenge');
    if (challenge && challengeOf(values.get('code_verifier') ?? '') !== challenge) return { error: 'invalid_grant' };
    return granted(newRefreshToken(), code);
  }

  function byRefreshToken(token: string): Granted {
    if (token === demoRefreshToken) return granted(token);
    if (!refresh.has(token)) return { error: 'invalid_grant' };
    if (!rotates) return granted(token);
    refresh.delete(token);
    return granted(newRefreshToken());
  }

  function newRefreshToken(): string {
    const token = next('refresh');
    refresh.add(token);
    return token;
  }

  function granted(refreshToken: string, code: Code | null = null): Granted {
    const token = next('access');
    access.set(token, now() + seconds * 1000);
    return { error: null, access: token, refresh: refreshToken, code };
  }

  return {
    consent,
    grant,
    isValid: (token: string | undefined) => (access.get(token ?? '') ?? 0) > now(),
    expireTokens: () => access.clear(),
    revokeTokens: () => {
      access.clear();
      refresh.clear();
      codes.clear();
    },
  };
}
