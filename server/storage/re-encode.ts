import sharp from 'sharp';
import { refuseForNow, refuseUpload } from './arrival.ts';

/** The longest side of a picture that is kept, and how many pixels one may have that is sent. */
export const pictureLimits = { side: 1024, pixels: 40_000_000 } as const;

/** Pictures are decoded one at a time: forty million pixels are some 300 MB for a moment. */
const longestQueue = 8;
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture as WebP, 1024 pixels at the longest side, drawn anew: upright, one frame, its transparency kept, and without
 * all else that it carried, such as place and camera. Refuses what cannot be decoded whole, and a small file that would
 * unfold to more than `pictureLimits.pixels`, before it is decoded.
 */
export const reEncode = (bytes: Buffer): Promise<Buffer> => inTurn(() => drawnAnew(bytes));

async function drawnAnew(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'warning', pages: 1 });
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pictureLimits.pixels) refuseManyPixels();
    return await picture
      .autoOrient()
      .resize({ width: pictureLimits.side, height: pictureLimits.side, fit: 'inside', withoutEnlargement: true })
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

/** What libvips says of bytes; refusals of ours are subclasses of Error. */
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
