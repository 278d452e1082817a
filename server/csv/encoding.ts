/** How the text of a file is encoded. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Finds out how a text is encoded: by its byte order mark, by where its zero bytes are, or by whether all of it is
 * UTF-8. Everything else is taken as Windows-1252, which Excel writes. Reads until it knows.
 */
export async function encodingOf(bytes: AsyncIterable<Buffer>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of bytes) {
      const wide = isFirst ? wideEncodingOf(chunk) : undefined;
      if (wide) return wide;
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError && (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return 'windows-1252';
    throw error;
  }
}

/** Text of Latin letters in UTF-16 has a zero in every other byte. */
function wideEncodingOf(chunk: Buffer): Encoding | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const head = chunk.subarray(0, 2000);
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]!++;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even < odd / 10) return 'utf-16le';
  return even > head.length / 4 && odd < even / 10 ? 'utf-16be' : undefined;
}

/** Decodes bytes piece by piece, without the byte order mark. */
export async function* decoded(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
