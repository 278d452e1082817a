import { refuseTable } from './problem.ts';

/** The texts that the cells of a workbook refer to by number. */
export interface TextStore {
  add(text: string): void;
  get(index: number): string | undefined;
}

/** Keeps texts as bytes in blocks, which takes a fraction of what as many strings do. Refuses more than `limit` bytes. */
export function textStore(limit: number, blockSize = 1_048_576): TextStore {
  const blocks: Buffer[] = [];
  let used = blockSize;
  let size = 0;
  let count = 0;
  // Where each text starts, as its block and place, and how long it is.
  let places = new Uint32Array(3 * 1024);
  return {
    add(text) {
      const length = Buffer.byteLength(text);
      size += length;
      if (size > limit)
        refuseTable('This workbook holds more text than we can read. Save the sheet as a CSV file instead.');
      if (blocks.length === 0 || used + length > blockSize) {
        blocks.push(Buffer.allocUnsafeSlow(Math.max(blockSize, length)));
        used = 0;
      }
      const block = blocks.length - 1;
      blocks[block]!.write(text, used);
      if (3 * count + 3 > places.length) {
        const wider = new Uint32Array(places.length * 2);
        wider.set(places);
        places = wider;
      }
      places.set([block, used, length], 3 * count);
      used += length;
      count++;
    },
    get(index) {
      if (!(index >= 0 && index < count)) return undefined;
      const [block, start, length] = places.subarray(3 * index, 3 * index + 3) as unknown as [number, number, number];
      return blocks[block]!.toString('utf8', start, start + length);
    },
  };
}
