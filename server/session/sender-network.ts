import { createHmac } from 'node:crypto';
import { env } from '#server/env.ts';
import { derivedKey } from './tokens.ts';

/** The sender's network as stored with a submission: a keyed hash. Null when unknown, as in a task. */
export const senderOf = ({ network }: { network?: string }): Buffer | null =>
  network === undefined
    ? null
    : createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'sender networks')).update(network).digest();
