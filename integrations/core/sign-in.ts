import type { SignInVendorKey } from '#common/connections/vendors.ts';
import type { App, Authorization, Session, Vendor } from './vendor.ts';

/** Who signed in at a vendor. */
export interface Identity {
  /** Who it is there, for good. Unique at the vendor. */
  readonly subject: string;
  readonly name: string;
  /** Null if the vendor doesn't say. */
  readonly email: string | null;
  /** Whether the vendor says that the address was proven to be theirs. */
  readonly isEmailVerified: boolean;
}

/** A vendor that people can sign in by: it says who they are, and its access is dropped at once. */
export interface SignInVendor extends Pick<Vendor, 'hosts' | 'exchange'> {
  readonly key: SignInVendorKey;
  readonly authorizeUrl: (app: App, authorization: Omit<Authorization, 'settings'>) => string;
  readonly identity: (session: Session, app: App, now: number) => Promise<Identity>;
}
