import { finished } from 'node:stream/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { holdBytes, inFlightLimit } from './in-flight.ts';
import { readPicture } from './read-picture.ts';
import { inPieces, pngOf } from './testing/uploads.ts';

const plain = { width: 60, height: 40, channels: 4, background: { r: 10, g: 120, b: 110, alpha: 0.5 } } as const;
const png = await sharp({ create: plain }).png().toBuffer();
const photo = await sharp({ create: { ...plain, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
  .jpeg()
  .toBuffer();
/** Where the only scan of the photo starts, and the byte in its header (ITU-T T.81, B.2.3) that holds Se. */
const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
const endOfSpectralSelection = scan + 5 + 2 * photo[scan + 4]! + 1;
const changed = (bytes: Buffer, at: number, value: number) => Buffer.from(bytes).fill(value, at, at + 1);
const inserted = (bytes: Buffer, at: number, more: readonly number[]) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(more), bytes.subarray(at)]);
const read = (bytes: Buffer) => readPicture(inPieces(bytes));

async function drawn(bytes: Buffer) {
  const picture = await read(bytes);
  if (!picture.ok) throw new Error(picture.problem.code);
  return { bytes: picture.bytes, ...(await sharp(picture.bytes).metadata()) };
}
const refusal = async (bytes: Buffer) => {
  const picture = await read(bytes);
  return picture.ok ? 'taken' : [picture.problem.code, picture.status];
};

describe('an uploaded picture', () => {
  test('becomes a WebP with its transparency, and no larger than it was', async () => {
    expect(await drawn(png)).toMatchObject({ format: 'webp', width: 60, height: 40, hasAlpha: true });
  });

  test('is at most 1024 pixels on its longest side', async () => {
    const wide = await sharp({ create: { ...plain, width: 3000, height: 1500 } })
      .png()
      .toBuffer();
    expect(await drawn(wide)).toMatchObject({ width: 1024, height: 512 });
  });

  test('is upright, and no longer says where and by whom it was taken', async () => {
    const photo = await sharp({ create: { ...plain, channels: 3, background: '#a33' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Copyright: 'Dana Thistlewick' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' },
      })
      .toBuffer();
    expect(photo.includes('Dana Thistlewick')).toBe(true);
    const { bytes, ...picture } = await drawn(photo);
    expect(picture).toMatchObject({ width: 40, height: 60 });
    expect([picture.exif, picture.icc, picture.xmp, picture.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Dana')).toBe(false);
  });

  test('of printing inks keeps its colors on screens', async () => {
    const cmyk = await sharp({ create: { ...plain, channels: 3, background: '#c03028' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { bytes, space } = await drawn(cmyk);
    expect(space).toBe('srgb');
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(Math.max(dominant.g, dominant.b)).toBeLessThan(110);
  });

  test('loses data hidden after its end', async () => {
    const { bytes } = await drawn(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]));
    expect(bytes.includes('script')).toBe(false);
  });

  test('keeps only the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 30 * 3, 10), Buffer.alloc(30 * 30 * 3, 240)]);
    const moving = await sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const still = await drawn(moving);
    expect([still.pages, still.height]).toEqual([undefined, 30]);
  });
});

describe('a JPEG as phones write it', () => {
  test.each([
    ['is accepted', photo],
    // The standard wants 63 here; decoders of baseline pictures never read it.
    ['is accepted with 0 as the end of its spectral selection', changed(photo, endOfSpectralSelection, 0)],
    ['is accepted with stray bytes between its segments', inserted(photo, scan, [0, 0, 0x12])],
    ['is accepted with stray bytes before its end', inserted(photo, photo.length - 2, [0, 1, 2, 3])],
  ])('%s', async (_what, bytes) => {
    expect(await drawn(bytes)).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  test.each([0.5, 0.97])('is refused when it is cut off after %d of its length', async (part) => {
    expect(await refusal(photo.subarray(0, photo.length * part))).toEqual(['FILE_BROKEN', 415]);
  });
});

describe('is refused', () => {
  test.each([
    ['an SVG, whatever its name', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['HTML, whatever its name', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a table', Buffer.from('external_id,job_title\n1,Engineer\n')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
  ])('%s', async (_what, bytes) => {
    expect(await refusal(bytes)).toEqual(['FILE_WRONG_TYPE', 415]);
  });

  test('early when it is too long, and the rest is read so that the form continues', async () => {
    const source = inPieces(Buffer.alloc(300_000, 'x'));
    expect(await readPicture(source)).toMatchObject({ ok: false, status: 415 });
    await finished(source);
  });

  test('when it is empty', async () => {
    expect(await refusal(Buffer.alloc(0))).toEqual(['FILE_EMPTY', 400]);
  });

  test('when it is cut off, or only starts like a picture', async () => {
    const noise = await sharp({ create: { ...plain, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
      .png()
      .toBuffer();
    expect(await refusal(noise.subarray(0, noise.length / 2))).toEqual(['FILE_BROKEN', 415]);
    expect(await refusal(pngOf(5000))).toEqual(['FILE_BROKEN', 415]);
  });

  test('when it would unpack to more pixels than memory holds, before it is unpacked', async () => {
    const bomb = pngHeader(30_000, 30_000, deflateSync(Buffer.alloc(2_000_000)));
    expect(bomb.length).toBeLessThan(5000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toEqual(['FILE_TOO_MANY_PIXELS', 413]);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test('at one byte over twenty million, while twenty million are accepted', async () => {
    const large = await sharp({ create: plain }).png().toBuffer();
    const padded = (size: number) => Buffer.concat([large, Buffer.alloc(size - large.length)]);
    expect(await refusal(padded(20_000_000))).toBe('taken');
    expect(await refusal(padded(20_000_001))).toEqual(['FILE_TOO_LARGE', 413]);
  });

  test('while the process holds as much as it may', async () => {
    const others = holdBytes();
    others.add(inFlightLimit);
    expect(await refusal(png)).toEqual(['TOO_MANY_UPLOADS', 503]);
    others.release();
    expect(await refusal(png)).toBe('taken');
  });

  test('when too many pictures wait to be re-encoded', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusal(png)));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(8);
    expect(answers.at(-1)).toEqual(['TOO_MANY_UPLOADS', 503]);
  });
});

/** A PNG with one row of one-bit pixels, built by hand (PNG third edition 5.3) with valid checksums. */
function pngHeader(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
