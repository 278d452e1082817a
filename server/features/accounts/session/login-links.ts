import { z } from 'zod';
import { defineCommand, runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import { useAccountLink } from '../account-links.ts';
import { confirmAddress } from '../registration/confirm-address.ts';
import { type Browser, type Session, startSession } from './sessions.ts';

/**
 * Signs in with a mailed link, which also confirms the address. Null when the link is used, expired or for something
 * else.
 */
export async function signInByLink(context: Context, token: string, browser: Browser): Promise<Session | null> {
  const outcome = await runCommand(useLoginLink, context, { token });
  return outcome.ok ? startSession(context, outcome.result.userId, browser) : null;
}

const useLoginLink = defineCommand({
  name: 'signInByLink',
  input: z.object({ token: z.string() }),
  run: async (write, { token }) => {
    const link = await useAccountLink(write.tx, token, ['confirm_email', 'sign_in'], write.at);
    if (!link) return refuseUnknown();
    await confirmAddress(write, link.userId, token);
    return { userId: link.userId };
  },
});
