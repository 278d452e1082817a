import { createHmac } from 'node:crypto';
import { env } from '#server/env.ts';

/** The hash that proves a visitor's identity to the chat; undefined when none is configured. */
export const chatUserHash = (
  userId: string,
  { INTERCOM_APP_ID, INTERCOM_SECRET }: Pick<typeof env, 'INTERCOM_APP_ID' | 'INTERCOM_SECRET'> = env,
): { intercomUserHash?: string } =>
  INTERCOM_APP_ID && INTERCOM_SECRET ? { intercomUserHash: hashOfUser(INTERCOM_SECRET, userId) } : {};

/**
 * HMAC-SHA256 in hexadecimal, as Intercom's identity verification requires: keyed with its secret, over the user's id.
 */
const hashOfUser = (secret: string, userId: string) => createHmac('sha256', secret).update(userId).digest('hex');
