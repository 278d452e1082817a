import { get } from 'node:http';

/** Bytes after brotli of a document and of what it names, by kind. */
export interface Sent {
  /** Search engines are asked to stay away. */
  readonly isHidden: boolean;
  readonly document: number;
  readonly styles: number;
  readonly fonts: number;
  readonly scripts: number;
}

/** Asks a site for a page and for all that it names. Throws where something is missing. */
export async function bytesOf(site: string, page: string): Promise<Sent> {
  const document = await fetch(site + page);
  if (!document.ok) throw new Error(`${page} answered ${document.status}.`);
  const html = await document.text();
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, address]) => address!.split(' '));
  const total = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map((address) => sizeOf(site + address)))).reduce((sum, size) => sum + size, 0);
  return {
    isHidden: html.includes('content="noindex"'),
    document: await sizeOf(site + page),
    styles: await total(found(/<link rel="stylesheet" href="([^"]+)"/g)),
    fonts: await total(found(/<link rel="preload" href="([^"]+)" as="font"/g)),
    scripts: await total([...found(/<script[^>]+src="([^"]+)"/g), ...found(/data-modules="([^"]+)"/g)]),
  };
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
