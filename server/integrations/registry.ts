import { type AtsVendorKey, type SignInVendorKey, signInVendors, type VendorKey } from '#common/connections/vendors.ts';
import { bullhorn } from '#integrations/bullhorn/index.ts';
import type { AtsVendor } from '#integrations/core/ats.ts';
import type { SignInVendor } from '#integrations/core/sign-in.ts';
import type { App, Vendor } from '#integrations/core/vendor.ts';
import { google } from '#integrations/google/index.ts';
import { googleSignIn } from '#integrations/google/sign-in.ts';
import { jobadder } from '#integrations/jobadder/index.ts';
import { jobadderSignIn } from '#integrations/jobadder/sign-in.ts';
import { linkedin } from '#integrations/linkedin/index.ts';
import { vincere } from '#integrations/vincere/index.ts';
import { vincereSignIn } from '#integrations/vincere/sign-in.ts';
import { env } from '#server/env.ts';
import { testServers } from './test-servers.ts';

const atsByKey: Readonly<Record<AtsVendorKey, AtsVendor>> = { jobadder, vincere, bullhorn };
const byKey: Readonly<Partial<Record<VendorKey, Vendor>>> = { ...atsByKey, google, linkedin };

/** A recruitment software by its key. */
export const atsOf = (key: string): AtsVendor => {
  const vendor = atsByKey[key as AtsVendorKey];
  if (!vendor) throw new Error(`There is no recruitment software '${key}'`);
  return vendor;
};

/** What Plaudit can connect to under this key; undefined for anything else. */
export const vendorOf = (key: string): Vendor | undefined => byKey[key as VendorKey];

/** Our application at a vendor; null if this installation has none. The test servers take any. */
export function appOf(key: VendorKey): App | null {
  const name = key.toUpperCase() as Uppercase<VendorKey>;
  const clientId = env[`${name}_CLIENT_ID`];
  const clientSecret = name === 'VINCERE' ? null : (env[`${name}_CLIENT_SECRET`] ?? null);
  if (clientId) return { clientId, clientSecret };
  return testServers.url() ? { clientId: 'test-client', clientSecret: 'test-secret' } : null;
}

const signInBy: Readonly<Record<SignInVendorKey, SignInVendor>> = {
  google: googleSignIn,
  jobadder: jobadderSignIn,
  vincere: vincereSignIn,
};

/** What people can sign in by under this key. */
export const signInVendorOf = (key: SignInVendorKey): SignInVendor => signInBy[key];

/** What people can sign in by here: it's set up, and its flag is on. */
export const offeredSignIns = (): SignInVendorKey[] =>
  signInVendors.filter((key) => appOf(key) !== null && (key !== 'vincere' || env.PLAUDIT_FEATURES.vincereV2Api));

/** Whether people here can connect to a vendor: it's set up, and its flag is on. */
export const isOffered = (key: VendorKey): boolean => vendorOf(key) !== undefined && appOf(key) !== null && isOn(key);

const isOn = (key: VendorKey) =>
  (key !== 'vincere' || env.PLAUDIT_FEATURES.vincereV2Api) &&
  (key !== 'google' || env.PLAUDIT_FEATURES.importFromGoogle);
