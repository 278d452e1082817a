import { createContext, use, useSyncExternalStore } from 'react';
import { type Zone, zoneOf } from '#common/countries.ts';
import type { Environment } from '#common/flags.ts';
import type { Service } from '#common/services.ts';
import { searchUrl } from '#common/urls.ts';

declare global {
  interface Window {
    /** Set by whatever else is on the page; goes before the zone of the host. */
    plauditZone?: string;
  }
}

/** What a page is told of its installation. */
export interface Site {
  readonly environment: Environment;
  readonly zone: Zone;
  readonly publicSites: Readonly<Partial<Record<Zone, string>>>;
  /** The name of those who run it, where they say it, and the address they answer. */
  readonly operator?: string;
  readonly contact: string;
  /** Services outside that are configured here. */
  readonly services: readonly Service[];
}

/** Brought by `App`; outside of it, an installation of which nothing is known. */
export const SiteContext = createContext<Site>({
  environment: 'production',
  zone: 'au',
  publicSites: {},
  contact: '',
  services: [],
});

/** What the installation says of itself. */
export const useSite = (): Site => use(SiteContext);

/** Where links to the public site lead in this visitor's zone: to the search here if it has no site of its own. */
export function usePublicSite(): string {
  const { zone, publicSites } = use(SiteContext);
  const stated = useSyncExternalStore(never, () => window.plauditZone, nothing);
  return publicSites[stated ? zoneOf('', stated) : zone] ?? searchUrl();
}

const never = () => () => {};
const nothing = () => undefined;
