import { inflateSync } from 'node:zlib';

/** The first and last code point of a run that a font covers. */
export type Run = readonly [first: number, last: number];

const directoryStart = 44;
const entrySize = 20;

/**
 * Reads which code points a font covers from its `cmap` (OpenType formats 4 and 12) in a WOFF 1.0 file. Throws for any
 * other file.
 */
export function coverageOf(woff: Buffer): Run[] {
  const cmap = tableOf(woff, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + 8 * index + 4));
  return subtables.flatMap((offset) => {
    const format = cmap.readUInt16BE(offset);
    if (format === 4) return runsOfSegments(cmap.subarray(offset));
    return format === 12 ? runsOfGroups(cmap.subarray(offset)) : [];
  });
}

function tableOf(woff: Buffer, tag: string): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font in WOFF 1.0.');
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = directoryStart + entrySize * index;
    if (woff.toString('latin1', entry, entry + 4) !== tag) continue;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return packed < size ? inflateSync(bytes) : bytes;
  }
  throw new Error(`This font has no table ${tag}.`);
}

/** Format 4: segments by end and start. The last one, U+FFFF, only closes the list. */
function runsOfSegments(table: Buffer): Run[] {
  const count = table.readUInt16BE(6) / 2;
  return Array.from({ length: count - 1 }, (_, index): Run => {
    const last = table.readUInt16BE(14 + 2 * index);
    return [table.readUInt16BE(16 + 2 * count + 2 * index), last];
  });
}

/** Format 12: groups of first and last code point. */
function runsOfGroups(table: Buffer): Run[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index): Run => {
    const group = 16 + 12 * index;
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
  });
}
