import type { Zone } from '#common/countries.ts';
import type { Bundle } from './bundle.ts';

/** The document of an address, and the address's pattern. */
export interface KnownAddress {
  readonly key: string;
  readonly pattern: string | undefined;
}

/** Addresses cached for a zone; unusual ones are dropped all at once. */
const remembered = 5000;
/** The longest cached address: with the number above, a few megabytes at most. */
const longest = 256;

/** Maps an address with its query to a document, ignoring what the page does not read. */
export class PageKeys {
  readonly #known = { au: new Map<string, KnownAddress>(), uk: new Map<string, KnownAddress>() };
  readonly #bundle: Bundle;

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
  }

  /** The cached result for this exact address. */
  peek(zone: Zone, url: string): KnownAddress | undefined {
    return this.#known[zone].get(url);
  }

  /** Undefined for a page that must not be kept. */
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
