import type { VendorKey } from '#common/connections/vendors.ts';
import type { Context } from '#server/commands/context.ts';
import { mutate } from '#server/graphql/testing/request.ts';
import { pressAt, type SentBack } from '#server/integrations/testing/press-at.ts';

/** The key of a made-up browser. */
export const someBrowser = 'browser-key-of-a-test-that-is-long';

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
