import { get } from 'node:http';

/** A page's scripts as sent. */
export interface Sent {
  /** The page is hidden from search engines. */
  readonly isHidden: boolean;
  /** After brotli. */
  readonly bytes: number;
}

/** Requests a page and all scripts it names. Throws when one is missing. */
export async function scriptsOf(site: string, page: string): Promise<Sent> {
  const document = await fetch(site + page);
  if (!document.ok) throw new Error(`${page} answered ${document.status}.`);
  const html = await document.text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, address]) => address!.split(' '));
  const scripts = [...found(/<script[^>]+src="([^"]+)"/g), ...found(/data-modules="([^"]+)"/g)];
  const sizes = await Promise.all(scripts.map((address) => sizeOf(site + address)));
  return { isHidden: html.includes('content="noindex"'), bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Without `fetch`, which would decompress it. */
function sizeOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${address} answered ${answer.statusCode}.`));
      answer.toArray().then((parts) => resolve(Buffer.concat(parts).length), reject);
    }).on('error', reject);
  });
}
