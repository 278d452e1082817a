import sharp from 'sharp';
import { expect, test } from 'vitest';
import { RecruiterPicture } from '#common/pictures/RecruiterPicture.tsx';
import { SitePicture } from '#common/pictures/SitePicture.tsx';
import { drawPicture, TooManyPictures } from './draw.ts';

const figures = { score: 4.62, half: 0.24, reviewCount: 24, publishedCount: 26 };
const named = (name: string) => <RecruiterPicture name={name} agency="Harbour Talent" specialities={[]} {...figures} />;

/** The part of a picture that starts at a pixel, as grey values. */
const pixels = async (png: Buffer, region: { left: number; top: number; width: number; height: number }) =>
  sharp(png).extract(region).greyscale().raw().toBuffer();

test('a picture is a PNG in the size that social networks ask for', async () => {
  const png = await drawPicture(<SitePicture />);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(200_000);
});

test('a name is really drawn: another name gives another picture', async () => {
  const [one, other] = await Promise.all([drawPicture(named('Ann Lee')), drawPicture(named('Bea Moss'))]);
  expect(one.equals(other)).toBe(false);
  const dark = (await pixels(one, { left: 72, top: 150, width: 600, height: 120 })).filter(
    (value) => value < 90,
  ).length;
  expect(dark).toBeGreaterThan(2000);
});

test.each([
  ['80 letters without a gap', 'M'.repeat(80)],
  ['80 letters with gaps', 'Maria-Magdalena von der Wollenweberhausen und zu Großmannsdorf-Allerheiligen III'],
])('a name of %s does not run into the margin or the score', async (_what, name) => {
  const png = await drawPicture(named(name));
  const right = await pixels(png, { left: 1150, top: 120, width: 50, height: 510 });
  expect(right.every((value) => value > 250)).toBe(true);
  const short = await drawPicture(named('Ann Lee'));
  const panel = { left: 60, top: 420, width: 1080, height: 200 };
  expect((await pixels(png, panel)).equals(await pixels(short, panel))).toBe(true);
});

test('pictures queue when many are requested, and are refused when too many are', async () => {
  const wanted = Array.from({ length: 60 }, (_, index) => drawPicture(named(`Ann ${index}`)));
  const ends = await Promise.allSettled(wanted);
  const refused = ends.filter((end) => end.status === 'rejected');
  expect(refused).toHaveLength(18);
  expect(refused.every(({ reason }) => reason instanceof TooManyPictures)).toBe(true);
  expect(await drawPicture(named('Ann once more'))).toBeInstanceOf(Buffer);
});
