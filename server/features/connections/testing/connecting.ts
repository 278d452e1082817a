import type { VendorKey } from '#common/connections/vendors.ts';
import type { Context } from '#server/commands/context.ts';
import { mutate } from '#server/graphql/testing/request.ts';

/** The key of a made-up browser. */
export const someBrowser = 'browser-key-of-a-test-that-is-long';

/** What the vendor's page sends back to Plaudit. */
export interface SentBack {
  readonly state: string;
  readonly code: string | null;
  readonly error: string | null;
}

/** Goes to a vendor's page as a browser would, and presses a button there: 'Allow' or 'Refuse'. */
export async function pressAt(authorizeUrl: string, label: string): Promise<SentBack> {
  const page = await (await fetch(authorizeUrl)).text();
  const href = [...page.matchAll(/<a href="([^"]+)">([^<]+)</g)].find(([, , words]) => words === label)?.[1];
  if (!href) throw new Error(`There is no button '${label}' on the page`);
  const target = new URL(href.replaceAll('&amp;', '&'), authorizeUrl);
  // A button leads back to Plaudit, or by way of an address of the vendor's.
  const back = target.pathname.endsWith('/connect') ? target : await redirectOf(target);
  const of = (name: string) => back.searchParams.get(name);
  return { state: of('state') ?? '', code: of('code'), error: of('error') };
}

async function redirectOf(url: URL): Promise<URL> {
  const { headers } = await fetch(url, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', url);
}

type Settings = readonly { name: string; value: string }[];

/** Goes to a vendor and allows; what came back is not used yet. */
export async function goAndAllow(context: Context, vendor: VendorKey, settings: Settings = []): Promise<SentBack> {
  const input = { vendor, browserKey: someBrowser, settings };
  const begun = await mutate(context, 'beginConnecting', input, 'authorizeUrl');
  return pressAt(String(begun['authorizeUrl']), 'Allow');
}

/** Connects a vendor for the viewer, and returns what `finishConnecting` says. */
export async function connect(context: Context, vendor: VendorKey, settings: Settings = []) {
  const { state, code } = await goAndAllow(context, vendor, settings);
  const input = { vendor, browserKey: someBrowser, state, code: code! };
  return mutate(context, 'finishConnecting', input, 'connection { id state accountName }');
}
