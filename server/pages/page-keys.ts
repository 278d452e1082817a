import type { Bundle } from './bundle.ts';

/** Addresses whose key is remembered; strange ones are forgotten all at once. */
const remembered = 5000;

/** Says which document an address with its query means: parameters that the page does not read make no difference. */
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

  async of(zone: string, url: URL): Promise<string> {
    const names = await (await this.#bundle.entry()).parametersOf(url.pathname);
    const read = names.flatMap((name) => (url.searchParams.get(name) ? [[name, url.searchParams.get(name)!]] : []));
    return [this.#bundle.id, zone, url.pathname, new URLSearchParams(read)].join(' ');
  }

  remember(zone: string, url: string, key: string): void {
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.set(zone + url, key);
  }
}
