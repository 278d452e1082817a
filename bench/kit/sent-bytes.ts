import { get } from 'node:http';

/** The scripts of a page as sent. */
export interface Sent {
  /** Search engines are asked to stay away. */
  readonly isHidden: boolean;
  /** After brotli. */
  readonly bytes: number;
}

/** Asks a site for a page and for all scripts that it names. Throws where one is missing. */
export async function scriptsOf(site: string, page: string): Promise<Sent> {
  const document = await fetch(site + page);
  if (!document.ok) throw new Error(`${page} answered ${document.status}.`);
  const html = await document.text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, address]) => address!.split(' '));
  const scripts = [...found(/<script[^>]+src="([^"]+)"/g), ...found(/data-modules="([^"]+)"/g)];
  const sizes = await Promise.all(scripts.map((address) => sizeOf(site + address)));
  return { isHidden: html.includes('content="noindex"'), bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Asked for without `fetch`, which would unpack it. */
function sizeOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${address} answered ${answer.statusCode}.`));
      answer.toArray().then((parts) => resolve(Buffer.concat(parts).length), reject);
    }).on('error', reject);
  });
}
