import type { Zone } from '#common/countries.ts';
import type { Bundle } from './bundle.ts';

/** A document that an address means, and the pattern of that address. */
export interface KnownAddress {
  readonly key: string;
  readonly pattern: string | undefined;
}

/** Addresses of a zone whose key is remembered; strange ones are forgotten all at once. */
const remembered = 5000;
/** Characters of an address that is remembered: with those above, a few megabytes at most. */
const longest = 256;

/** Says which document an address with its query means: what the page does not read makes no difference. */
export class PageKeys {
  readonly #known = { au: new Map<string, KnownAddress>(), uk: new Map<string, KnownAddress>() };
  readonly #bundle: Bundle;

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
  }

  /** What this very address means, if it was asked for before. */
  peek(zone: Zone, url: string): KnownAddress | undefined {
    return this.#known[zone].get(url);
  }

  /** Undefined for a page that is not to be kept. */
  async of(zone: Zone, url: URL): Promise<string | undefined> {
    const reading = await (await this.#bundle.entry()).readingOf(url);
    return reading === undefined ? undefined : [this.#bundle.id, zone, url.pathname, reading].join(' ');
  }

  remember(zone: Zone, url: string, known: KnownAddress): void {
    if (url.length > longest) return;
    const ofZone = this.#known[zone];
    if (ofZone.size >= remembered) ofZone.clear();
    ofZone.set(url, known);
  }
}
