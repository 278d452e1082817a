import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { printDpi } from '#common/assets/assets.ts';
import { AssetPicture } from '#common/pictures/assets/AssetPicture.tsx';
import { type AssetProps, assetPropsOf } from '#common/pictures/assets/props.ts';
import { brandDrawing, svgOf } from '#common/pictures/brand-svg.ts';
import { productName } from '#common/product.ts';
import { KeptPapers, type WantedPaper } from '#server/papers/kept-papers.ts';
import { drawPicture } from '#server/pictures/draw.ts';
import { postFontFiles } from '#server/pictures/fonts.ts';
import { fileStorage } from '#server/storage/storage.ts';
import type { FoundContent } from './asset-content.queries.ts';
import type { BrandFile, TemplateFile } from './links.ts';
import type { AssetPaperProps } from './papers/AssetPaper.tsx';
import { pictureTexts } from './papers/picture-texts.tsx';

/** A file that is drawn once its bytes are wanted. */
export interface AssetFile {
  readonly file: WantedPaper;
  readonly name: string;
  readonly type: string;
}

const types = { png: 'image/png', jpg: 'image/jpeg', pdf: 'application/pdf', svg: 'image/svg+xml' } as const;

const paper = import.meta.resolve('./papers/AssetPaper.tsx');

/** Bytes of all kept papers in a process: some hundred. */
const keptPapers = new KeptPapers(8_000_000);

/** A filled template, with the figures of now. `site`: the origin of the public pages. */
export async function templateFileOf(
  { content, photoKey }: FoundContent,
  { template, format, scale, accent, photo: showsPhoto, review, quote }: TemplateFile,
  site: string,
): Promise<AssetFile> {
  const options = { accent, showsPhoto, reviewKey: review ?? null, quote: quote ?? null };
  const photo = showsPhoto && photoKey ? await photoIn(photoKey) : null;
  const props = assetPropsOf(template, content, options, { site, photo: photo && 'photo' });
  const named = { name: `${template}-${content.slug}.${format}`, type: types[format] };
  if (format === 'pdf') return { ...named, file: await paperOf(props, photo) };
  return {
    ...named,
    file: {
      version: hashOf([props, photoKey, format, scale]),
      bytes: () => pictureOf(props, photo, format, scale),
    },
  };
}

async function photoIn(key: string): Promise<Buffer | null> {
  const stored = await fileStorage().get(key);
  return stored && Buffer.concat(await stored.toArray());
}

/** For print, the file says at which resolution it has its size. */
async function pictureOf(
  props: AssetProps,
  photo: Buffer | null,
  format: 'png' | 'jpg',
  scale: number,
): Promise<Buffer> {
  const { width, height, mm } = props.size;
  const drawn = await drawPicture(<AssetPicture {...props} />, {
    ...{ width, height, scale, fonts: postFontFiles([]), format: format === 'jpg' && !mm ? 'jpeg' : 'png' },
    images: photo ? [{ src: 'photo', data: photo }] : [],
  });
  if (!mm) return drawn;
  const image = sharp(drawn).withMetadata({ density: printDpi * scale });
  return (format === 'jpg' ? image.jpeg({ quality: 92 }) : image.png()).toBuffer();
}

async function paperOf(props: AssetProps, photo: Buffer | null): Promise<WantedPaper> {
  const onPaper: AssetPaperProps = {
    ...props,
    photo:
      photo &&
      dataUrl(await sharp(photo).resize(600, 600, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()),
    pictureTexts: await pictureTexts(props),
  };
  return keptPapers.of(paper, onPaper);
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** One of our marks. As PNG it is 32 times as high as in its box, or three times as large on a page. */
export function brandFileOf({ brand, format, scale }: BrandFile): AssetFile {
  const svg = Buffer.from(svgOf(brandDrawing(brand), productName, format === 'png' ? 8 * scale : 1));
  return {
    ...{ name: `${productName.toLowerCase()}-${brand}.${format}`, type: types[format] },
    file: {
      version: hashOf([String(svg), format]),
      bytes: async () => (format === 'svg' ? svg : sharp(svg).png().toBuffer()),
    },
  };
}

const hashOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
