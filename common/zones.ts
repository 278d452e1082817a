import type { Zone } from './countries.ts';

/** The language and country of a zone's pages, for search engines. */
const languages: Readonly<Record<Zone, string>> = { au: 'en-au', uk: 'en-gb' };

/** The same page for readers in another zone: its `hreflang` and its origin. */
export interface Alternate {
  readonly language: string;
  readonly origin: string;
}

/** The canonical origin of a zone's pages, and the origins of all zones if they differ. */
export interface PublicAddresses {
  readonly origin: string;
  readonly alternates: readonly Alternate[];
}

/**
 * The origins of public pages. Zones have origins of their own only if both are set and differ; otherwise all pages
 * have the origin of the installation. Readers without a zone are led to the Australian one, which is also the zone of
 * unknown hosts.
 */
export function publicAddresses(
  site: string,
  zone: Zone,
  publicSites: Readonly<Partial<Record<Zone, string>>>,
): PublicAddresses {
  const { au, uk } = publicSites;
  const origins = au && uk ? { au: new URL(au).origin, uk: new URL(uk).origin } : null;
  if (!origins || origins.au === origins.uk) return { origin: new URL(site).origin, alternates: [] };
  return {
    origin: origins[zone],
    alternates: [
      { language: languages.au, origin: origins.au },
      { language: languages.uk, origin: origins.uk },
      { language: 'x-default', origin: origins.au },
    ],
  };
}
