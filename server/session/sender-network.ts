import { createHmac } from 'node:crypto';
import { env } from '#server/env.ts';
import { derivedKey } from './tokens.ts';

/** A network as it is kept with what was sent from it: a keyed hash. Null where none is known, as for a task. */
export const senderOf = ({ network }: { network?: string }): Buffer | null =>
  network === undefined
    ? null
    : createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'sender networks')).update(network).digest();
