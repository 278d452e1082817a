import type { Zone } from './countries.ts';

/** The language and country that search engines know a zone's pages by. */
const languages: Readonly<Record<Zone, string>> = { au: 'en-au', uk: 'en-gb' };

/** The same page for readers elsewhere, as `hreflang` and the origin at which it stands. */
export interface Alternate {
  readonly language: string;
  readonly origin: string;
}

/** The origin that search engines shall know a zone's pages by, and those of all zones where they differ. */
export interface PublicAddresses {
  readonly origin: string;
  readonly alternates: readonly Alternate[];
}

/**
 * Where public pages stand. The zones count as addresses of their own only where both are set and differ; all others
 * have the one address of the installation. Whoever is of no zone is led to the Australian one, as hosts are.
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
