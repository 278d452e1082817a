import { createContext, use, useSyncExternalStore } from 'react';
import type { SignInVendorKey } from '#common/connections/vendors.ts';
import { type Zone, zoneOf } from '#common/countries.ts';
import type { Environment } from '#common/features.ts';
import type { Service } from '#common/services.ts';
import { searchUrl } from '#common/urls.ts';

declare global {
  interface Window {
    /** May be set by other code on the page; takes precedence over the host's zone. */
    plauditZone?: string;
  }
}

/** What a page knows about its installation. */
export interface Site {
  readonly environment: Environment;
  readonly zone: Zone;
  readonly publicSites: Readonly<Partial<Record<Zone, string>>>;
  /** The operator's name, if configured, and their contact address. */
  readonly operator?: string;
  readonly contact: string;
  /** External services configured here. */
  readonly services: readonly Service[];
  /** Other software that people can sign in by here. */
  readonly signIns: readonly SignInVendorKey[];
}

/** Provided by `App`; the default is an installation with nothing configured. */
export const SiteContext = createContext<Site>({
  environment: 'production',
  zone: 'au',
  publicSites: {},
  contact: '',
  services: [],
  signIns: [],
});

/** The installation's settings. */
export const useSite = (): Site => use(SiteContext);

/** The public site of this visitor's zone; this installation's search if the zone has no site. */
export function usePublicSite(): string {
  const { zone, publicSites } = use(SiteContext);
  const stated = useSyncExternalStore(never, () => window.plauditZone, nothing);
  return publicSites[stated ? zoneOf('', stated) : zone] ?? searchUrl();
}

const never = () => () => {};
const nothing = () => undefined;
