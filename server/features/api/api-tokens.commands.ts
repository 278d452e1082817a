import { z } from 'zod';
import { apiLimits, apiTokenLives, createApiTokenInput, hookScopes } from '#common/api/tokens.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';
import { hashToken } from '#server/session/tokens.ts';
import { secretOf } from './secrets.ts';

/** Makes an API token of the viewer's agency, with a secret that its maker sees for some minutes. */
export const createApiToken = defineCommand({
  name: 'createApiToken',
  input: createApiTokenInput,
  run: async (write, { name, scopes, expires }) => {
    const agency_id = await ownAgency(write);
    const others = await liveTokens(write, agency_id, 'token');
    if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
      refuse('TAKEN', 'Another token has this name. Choose a different one.', 'name');
    if (others.length >= apiLimits.tokens)
      refuse('LIMIT', `You have ${apiLimits.tokens} tokens. Revoke one to create another.`);
    const days = apiTokenLives[expires];
    const expires_at = days === null ? null : new Date(write.at.getTime() + days * 86_400_000);
    return { token: await insertToken(write, { agency_id, kind: 'token', name, scopes: [...scopes], expires_at }) };
  },
});

/** Makes the address that takes placements, with a secret in it. The one before stops working. */
export const createInboundAddress = defineCommand({
  name: 'createInboundAddress',
  input: z.object({}),
  run: async (write) => {
    const agency_id = await ownAgency(write);
    for (const { id } of await liveTokens(write, agency_id, 'hook')) await revoke(write, { id, agency_id });
    const hook = { agency_id, kind: 'hook', name: 'Inbound address', scopes: [...hookScopes], expires_at: null };
    return { token: await insertToken(write, hook) };
  },
});

/** Revokes an API token, or turns off an inbound address, for good. Repeating it changes nothing. */
export const revokeApiToken = defineCommand({
  name: 'revokeApiToken',
  input: z.object({ tokenId: z.uuid() }),
  run: async (write, { tokenId }) => {
    const { seesAgency, agencyId } = write.viewer;
    if (!seesAgency) return refuseUnknown();
    const token = await write.tx
      .selectFrom('api_tokens')
      .select(['id', 'agency_id', 'revoked_at'])
      .where('id', '=', tokenId)
      .where('agency_id', '=', agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!token) return refuseUnknown();
    if (token.revoked_at === null) await revoke(write, token);
    return { revokedTokenId: `ApiToken:${tokenId}` };
  },
});

/** The agency that the viewer runs, locked: its tokens are counted and named one after another. */
async function ownAgency({ tx, viewer }: Write): Promise<string> {
  const { agencyId, seesAgency } = viewer;
  if (!agencyId) return refuse('FORBIDDEN', 'API tokens are for people of an agency.');
  if (!seesAgency) return refuse('FORBIDDEN', "Only your agency's admin can create API tokens.");
  refuseWhileImpersonating(viewer);
  await tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().execute();
  return agencyId;
}

/** Those of a kind that have not been revoked. */
const liveTokens = ({ tx }: Write, agencyId: string, kind: 'token' | 'hook') =>
  tx
    .selectFrom('api_tokens')
    .select(['id', 'name'])
    .where('agency_id', '=', agencyId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .execute();

interface NewToken {
  agency_id: string;
  kind: string;
  name: string;
  scopes: string[];
  expires_at: Date | null;
}

async function insertToken(write: Write, token: NewToken): Promise<string> {
  const id = write.nature.newId();
  const secret = secretOf(id);
  await write.tx
    .insertInto('api_tokens')
    .values({
      ...{ ...token, id, token_hash: hashToken(secret), hint: secret.slice(-4) },
      ...{ created_by: write.viewer.userId, created_at: write.at },
    })
    .execute();
  write.audit({
    action: token.kind === 'hook' ? 'createInboundAddress' : 'createApiToken',
    agencyId: token.agency_id,
    subject: { type: 'ApiToken', id },
  });
  return id;
}

async function revoke(write: Write, { id, agency_id }: { id: string; agency_id: string }): Promise<void> {
  await write.tx
    .updateTable('api_tokens')
    .set((eb) => ({ revoked_at: write.at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  write.audit({ action: 'revokeApiToken', agencyId: agency_id, subject: { type: 'ApiToken', id } });
}
