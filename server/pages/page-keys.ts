import type { Bundle } from './bundle.ts';

/** Addresses whose key is remembered; strange ones are forgotten all at once. */
const remembered = 5000;
/** Characters of an address that is remembered: with those above, a few megabytes at most. */
const longest = 256;

/** Says which document an address with its query means: what the page does not read makes no difference. */
export class PageKeys {
  readonly #known = new Map<string, string>();
  readonly #bundle: Bundle;

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
  }

  /** The key if this very address was asked for before. */
  peek(zone: string, url: string): string | undefined {
    return this.#known.get(zone + url);
  }

  /** Undefined for a page that is not to be kept. */
  async of(zone: string, url: URL): Promise<string | undefined> {
    const reading = await (await this.#bundle.entry()).readingOf(url);
    return reading === undefined ? undefined : [this.#bundle.id, zone, url.pathname, reading].join(' ');
  }

  remember(zone: string, url: string, key: string): void {
    if (url.length > longest) return;
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.set(zone + url, key);
  }
}
