import { type VendorKey, vendorNames, vendorSettings, vendors } from '#common/connections/vendors.ts';
import type { Problem } from '#common/inputs.ts';
import { absolute, vendorReturnUrl } from '#common/urls.ts';
import { challengeOf } from '#integrations/core/pkce.ts';
import { VendorProblem } from '#integrations/core/problem.ts';
import type { Vendor } from '#integrations/core/vendor.ts';
import { runCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { verifierOf, whereToGo } from '#server/integrations/authorizing.ts';
import { appOf, vendorOf } from '#server/integrations/registry.ts';
import { sendTo } from '#server/integrations/send.ts';
import { firstSession } from '#server/integrations/session.ts';
import { beginAuthorization, claimAuthorization, openConnection } from './authorizations.commands.ts';

type Refused = { errors: readonly Problem[] };

interface Beginning {
  vendor: string;
  browserKey: string;
  /** What the vendor needs to know first, by the names of its settings. */
  settings?: readonly { name: string; value: string }[] | null;
}

/** Sends somebody to a vendor's sign-in page: returns its address. */
export async function beginConnecting(
  context: Context,
  { vendor: key, browserKey, settings: typed }: Beginning,
): Promise<{ authorizeUrl: string } | Refused> {
  const vendor = isVendor(key) ? vendorOf(key) : undefined;
  if (!vendor) return refused('NOT_OFFERED', "This software isn't set up on this installation.", 'vendor');
  const required = vendorSettings[vendor.key] ?? [];
  const given = new Map((typed ?? []).map(({ name, value }) => [name, value.trim()]));
  const settings = Object.fromEntries(required.map(({ name }) => [name, given.get(name) ?? '']));
  const unfit = required.find(({ name }) => !isSetting(settings[name]!));
  if (unfit) return refused('REQUIRED', `Enter the ${unfit.label}, in at most 200 characters.`, unfit.name);
  const state = context.nature.newToken();
  const begun = await runCommand(beginAuthorization, context, { vendor: key, settings, browserKey, state });
  if (!begun.ok) return { errors: begun.problems };
  try {
    const url = await vendor.authorizeUrl(sendTo(vendor), appOf(vendor.key)!, {
      state,
      challenge: challengeOf(verifierOf(state)),
      redirectUri: redirectUriOf(vendor),
      settings,
    });
    return { authorizeUrl: whereToGo(url) };
  } catch (error) {
    return inWords(error, vendor, required[0]?.name ?? null);
  }
}

const isVendor = (key: string): key is VendorKey => (vendors as readonly string[]).includes(key);

/** What can be kept and sent: some visible characters on one line. */
const isSetting = (text: string) => /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(text);

interface Returning {
  vendor: string;
  browserKey: string;
  state: string;
  code: string;
}

/** Opens a connection for somebody who comes back from a vendor. Coming back twice finds the same connection. */
export async function finishConnecting(
  context: Context,
  { vendor: key, browserKey, state, code }: Returning,
): Promise<{ connection: string } | Refused> {
  if (!isVendor(key)) return refused('NOT_OFFERED', "We don't know this software.", 'vendor');
  const outcome = await runCommand(claimAuthorization, context, { vendor: key, state, browserKey });
  if (!outcome.ok) return { errors: outcome.problems };
  const { claimed } = outcome.result;
  if ('connectionId' in claimed) return { connection: claimed.connectionId };
  const vendor = vendorOf(key);
  const app = vendor && appOf(vendor.key);
  if (!vendor || !app) return refused('NOT_OFFERED', "This software isn't set up on this installation.", 'vendor');
  const { authorizationId, settings } = claimed;
  try {
    const returned = { code, verifier: verifierOf(state), redirectUri: redirectUriOf(vendor), settings };
    const credentials = await vendor.exchange(sendTo(vendor), app, returned, context.nature.now().getTime());
    const session = firstSession(vendor, credentials);
    const account = await vendor.account(session);
    const opened = await runCommand(openConnection, context, {
      ...{ authorizationId, vendor: key, settings, credentials: session.credentials(), account },
    });
    return opened.ok ? { connection: opened.result.connection } : { errors: opened.problems };
  } catch (error) {
    return inWords(error, vendor, null);
  }
}

/** Where a vendor sends people back. It has to be registered there exactly so. */
const redirectUriOf = ({ key }: Vendor) => absolute(env.PLAUDIT_URL, vendorReturnUrl(key));

const refused = (code: string, message: string, field: string | null): Refused => ({
  errors: [{ code, message, field }],
});

function inWords(error: unknown, { key }: { key: VendorKey }, field: string | null): Refused {
  if (!(error instanceof VendorProblem)) throw error;
  const name = vendorNames[key];
  const words: Partial<Record<VendorProblem['kind'], string>> = {
    down: `${name} doesn't answer right now. Try again in a few minutes.`,
    limited: `${name} asked us to wait. Try again in a few minutes.`,
    refused: `${name} didn't give us the access that we need. Allow everything on its page, or ask your ${name} admin.`,
    unapproved: `${name} hasn't approved this installation yet, so it shows us nothing. The people who run it have to request access from ${name}.`,
    missing: `${name} doesn't know this account. Check what you entered.`,
  };
  return refused('VENDOR', words[error.kind] ?? `${name} didn't accept the sign-in. Connect again.`, field);
}
