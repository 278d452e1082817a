import sharp from 'sharp';
import { refuseForNow, refuseUpload } from './arrival.ts';

/** The most pixels an upload may have. */
const pictureLimits = { pixels: 40_000_000 } as const;

/** Pictures are decoded one at a time: forty million pixels take about 300 MB. */
const longestQueue = 8;
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a picture as WebP, at most `side` pixels on its longest side: upright, one frame, transparency kept,
 * metadata such as location and camera removed. Refuses a picture that is cut off or cannot be decoded, and one that
 * would unpack to more than `pictureLimits.pixels`, before decoding it. What the decoder only warns of, such as stray
 * bytes between the parts of a JPEG, is common in photos of phones, and accepted.
 */
export const reEncode = (bytes: Buffer, side: number): Promise<Buffer> => inTurn(() => drawnAnew(bytes, side));

async function drawnAnew(bytes: Buffer, side: number): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 });
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pictureLimits.pixels) refuseManyPixels();
    return await picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .timeout({ seconds: 15 })
      .toBuffer();
  } catch (error) {
    if (isOfSharp(error)) return refuseUpload('FILE_BROKEN', 'We cannot read this picture. Choose another one.');
    throw error;
  }
}

const refuseManyPixels = () =>
  refuseUpload(
    'FILE_TOO_MANY_PIXELS',
    `This picture has too many pixels. Choose one of at most ${pictureLimits.pixels / 1_000_000} megapixels.`,
  );

/** libvips' own errors are plain `Error`s; ours are subclasses. */
const isOfSharp = (error: unknown) => error instanceof Error && error.constructor === Error;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= longestQueue) refuseForNow();
  waiting++;
  const turn = last.then(work, work).finally(() => waiting--);
  last = turn.catch(() => {});
  return turn;
}
