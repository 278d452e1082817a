import { z } from 'zod';
import { line } from '../inputs.ts';

/**
 * Limits of the API: tokens of an agency, characters of a name, minutes in which a new secret is shown, requests of an
 * agency in a minute, bytes of a body, and rows in one page or one call.
 */
export const apiLimits = {
  tokens: 20,
  name: 60,
  secretMinutes: 10,
  requestsPerMinute: 120,
  body: 256_000,
  pageSize: 100,
  rowsAtOnce: 100,
} as const;

/** What an API token may do, with its label. */
export const apiScopeWords = {
  'placements:read': 'Read placements',
  'placements:write': 'Add and update placements',
  'invitations:read': 'Read invitations',
  'invitations:write': 'Send review invitations',
  'reviews:read': 'Read published reviews',
  'score:read': 'Read scores',
} as const;
export type ApiScope = keyof typeof apiScopeWords;

/** All scopes, in the order of the form. */
export const apiScopes = Object.keys(apiScopeWords) as [ApiScope, ...ApiScope[]];

/** What an inbound address may do. */
export const hookScopes: readonly ApiScope[] = ['placements:write'];

/** How long a token works, in days; null: until it is revoked. */
export const apiTokenLives = { never: null, '90 days': 90, '1 year': 365 } as const;
export type ApiTokenLife = keyof typeof apiTokenLives;

/** The labels of how long a token works. */
export const apiTokenLifeWords: Readonly<Record<ApiTokenLife, string>> = {
  '90 days': 'After 90 days',
  '1 year': 'After 1 year',
  never: 'Never',
};

/** A new API token. */
export const createApiTokenInput = z.object({
  name: line('a name', { max: apiLimits.name }),
  scopes: z
    .array(z.enum(apiScopes, { error: 'Select scopes from the list.' }))
    .min(1, 'Select at least one scope.')
    .transform((given) => apiScopes.filter((scope) => given.includes(scope))),
  expires: z.enum(Object.keys(apiTokenLives) as [ApiTokenLife, ...ApiTokenLife[]], {
    error: 'Choose when the token expires.',
  }),
});

/** What every API token begins with, so that people and scanners recognize one. */
export const apiTokenPrefix = 'plaudit_';

/** The path of the inbound address with this secret. */
export const inboundPath = (secret: string): string => `/in/placements/${secret}`;
