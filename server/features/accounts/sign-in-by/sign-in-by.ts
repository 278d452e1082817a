import { isSignInVendor, type SignInVendorKey, vendorNames } from '#common/connections/vendors.ts';
import { absolute, signInReturnUrl } from '#common/urls.ts';
import { challengeOf } from '#integrations/core/pkce.ts';
import { VendorProblem } from '#integrations/core/problem.ts';
import type { Identity } from '#integrations/core/sign-in.ts';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { verifierOf, whereToGo } from '#server/integrations/authorizing.ts';
import { appOf, signInVendorOf } from '#server/integrations/registry.ts';
import { sendTo } from '#server/integrations/send.ts';
import { firstSession } from '#server/integrations/session.ts';
import { type Browser, type Session, startSession } from '../session/sessions.ts';
import { beginSignIn, claimSignIn, type Next, settleReturn } from './returning.commands.ts';

interface Beginning {
  vendor: string;
  browserKey: string;
  /** Who adds a way to sign in; null for somebody who wants to sign in. */
  userId: string | null;
}

/** Sends somebody to a vendor's sign-in page: returns its address, or why not. */
export async function beginSignInBy(
  context: Context,
  { vendor, browserKey, userId }: Beginning,
): Promise<{ url: string } | { message: string }> {
  const state = context.nature.newToken();
  const begun = await runCommand(beginSignIn, context, { vendor, browserKey, state, userId });
  if (!begun.ok) return { message: begun.problems[0]!.message };
  const key = vendor as SignInVendorKey;
  const challenge = challengeOf(verifierOf(state));
  const url = signInVendorOf(key).authorizeUrl(appOf(key)!, { state, challenge, redirectUri: redirectUriOf(key) });
  return { url: whereToGo(url) };
}

interface Returning extends Browser {
  vendor: string;
  browserKey: string;
  state: string;
  code: string;
  /** The family of the session in this browser. */
  refreshToken: string | null;
}

/** What a return comes to. `next`: how to show which account it is; `handle` stands for who it is at the vendor. */
export type Returned =
  | { outcome: 'session'; session: Session }
  | { outcome: 'linked' }
  | { outcome: 'pending'; next: Next; handle: string; email: string; name: string }
  | { outcome: 'refused'; message: string };

/** Finishes for somebody who comes back from a vendor. Its access is read once and dropped. */
export async function finishSignInBy(
  context: Context,
  { vendor: key, browserKey, state, code, refreshToken, ...browser }: Returning,
): Promise<Returned> {
  if (!isSignInVendor(key)) return { outcome: 'refused', message: "We don't know this way to sign in." };
  const claimed = await runCommand(claimSignIn, context, { vendor: key, state, browserKey, refreshToken });
  if (!claimed.ok) return { outcome: 'refused', message: claimed.problems[0]!.message };
  const identity = await identityAt(context, key, { code, state });
  if ('message' in identity) return { outcome: 'refused', message: identity.message };
  const outcome = await runCommand(settleReturn, context, { vendor: key, identity, userId: claimed.result.userId });
  if (!outcome.ok) return { outcome: 'refused', message: outcome.problems[0]!.message };
  const { settled } = outcome.result;
  if (settled.outcome === 'pending') return { ...settled, name: identity.name };
  if (settled.outcome === 'linked') return settled;
  return { outcome: 'session', session: await startSession(context, settled.userId, browser) };
}

/** Who it is, by the code that they brought; or why we don't know. */
async function identityAt(
  { nature }: Context,
  key: SignInVendorKey,
  { code, state }: { code: string; state: string },
): Promise<Identity | { message: string }> {
  const vendor = signInVendorOf(key);
  const app = appOf(key)!;
  const now = nature.now().getTime();
  try {
    const returned = { code, verifier: verifierOf(state), redirectUri: redirectUriOf(key), settings: {} };
    const credentials = await vendor.exchange(sendTo(vendor), app, returned, now);
    return await vendor.identity(firstSession(vendor, credentials), app, now);
  } catch (error) {
    if (!(error instanceof VendorProblem)) throw error;
    const name = vendorNames[key];
    if (error.kind === 'down' || error.kind === 'limited')
      return { message: `${name} doesn't answer right now. Try again in a few minutes.` };
    return { message: `${name} didn't accept the sign-in. Start again.` };
  }
}

/** Where a vendor sends people back. It has to be registered there exactly so. */
const redirectUriOf = (key: SignInVendorKey) => absolute(env.PLAUDIT_URL, signInReturnUrl(key));
