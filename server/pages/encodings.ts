import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A body in every form in which it may be sent. */
export interface Encoded {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compresses once for all who will get it. Quality 5 costs a third of the time of the best and is a few percent larger. */
export async function encode(html: string): Promise<Encoded> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [zipped, br] = await Promise.all([toGzip(identity, { level: 6 }), toBrotli(identity, { params })]);
  return { identity, gzip: zipped, br };
}

/** The smallest form that an `accept-encoding` allows (RFC 9110 section 12.5.3); `q=0` forbids. */
export function chooseEncoding(accepted: string | undefined): keyof Encoded {
  const allowed = new Set((accepted ?? '').split(',').filter(isWanted).map(nameOf));
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : 'identity';
}

const nameOf = (part: string) => part.split(';')[0]!.trim().toLowerCase();
const isWanted = (part: string) => !/;\s*q=0(\.0*)?\s*$/.test(part);
