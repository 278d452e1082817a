import { createHmac } from 'node:crypto';
import { webhookLimits } from '#common/surveys/webhooks.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** What a webhook's secrets follow from. */
export interface Signer {
  readonly id: string;
  readonly secret_number: number;
  readonly secret_at: Date;
}

/** A webhook's secret as its owner gets it, by the Standard Webhooks specification. It is derived, and stored nowhere. */
export const secretOf = ({ id, secret_number }: Pick<Signer, 'id' | 'secret_number'>): string =>
  `whsec_${keyOf(id, secret_number).toString('base64')}`;

const keyOf = (id: string, number: number) => derivedKey(env.PLAUDIT_SECRET, `webhook ${id} ${number}`);

/**
 * The headers that sign a message (https://www.standardwebhooks.com). For a day after a new secret was made, the one
 * before signs as well, so that receivers can change over.
 */
export function signedHeaders(signer: Signer, messageId: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const { id, secret_number, secret_at } = signer;
  const isNew = now.getTime() - secret_at.getTime() < webhookLimits.oldSecretHours * 3_600_000;
  const numbers = isNew && secret_number > 1 ? [secret_number, secret_number - 1] : [secret_number];
  const sign = (number: number) =>
    `v1,${createHmac('sha256', keyOf(id, number)).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  return {
    'content-type': 'application/json',
    'user-agent': 'Plaudit-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': numbers.map(sign).join(' '),
  };
}
