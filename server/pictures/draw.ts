import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { ReactElement } from 'react';
import { pictureSize } from '#common/pictures/look.ts';
import { type FontFile, readFonts } from './fonts.ts';

/** Pictures drawn at once in one process. Each takes a whole core. */
const atOnce = 2;
/** Pictures that may queue. Each takes about 30 ms. */
const waiting = 40;

/** Thrown when too many pictures are queued. Ask again in a moment. */
export class TooManyPictures extends Error {}

let renderer: Promise<Renderer> | undefined;
let running = 0;
const queue: (() => void)[] = [];

/** How a picture is drawn, apart from its template. */
export interface Drawing {
  /** In pixels at scale 1; 1200 × 630 by default. */
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the picture for each pixel of the template. */
  readonly scale?: number;
  readonly format?: 'png' | 'jpeg';
  /** Pictures within it, by the address in the template. */
  readonly images?: readonly { readonly src: string; readonly data: Buffer }[];
  /** Font files that it needs besides Mulish. */
  readonly fonts?: readonly FontFile[];
}

/** Draws a template from `common/pictures`, as PNG unless told otherwise. Throws `TooManyPictures`. */
export async function drawPicture(element: ReactElement, drawing: Drawing = {}): Promise<Buffer> {
  const { scale = 1, format = 'png', images = [], fonts = [] } = drawing;
  const { width, height } = { ...pictureSize, ...drawing };
  await turn();
  try {
    renderer ??= prepare();
    const [{ node, css }, drawn] = await Promise.all([fromJsx(element), renderer]);
    await addFonts(drawn, fonts);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale), devicePixelRatio: scale };
    return await drawn.render(node, { ...size, css, format, quality: jpegQuality, images: [...images] });
  } finally {
    running--;
    queue.shift()?.();
  }
}

/** Text stays sharp, and a picture at scale 2 stays below a megabyte. */
const jpegQuality = 90;

async function prepare(): Promise<Renderer> {
  const made = new Renderer();
  await addFonts(made, readFonts());
  return made;
}

const added = new WeakSet<FontFile>();

/** Adds fonts that the renderer does not have yet. */
async function addFonts(drawn: Renderer, fonts: readonly FontFile[]): Promise<void> {
  for (const font of fonts) {
    if (added.has(font)) continue;
    added.add(font);
    await drawn.registerFont(font);
  }
}

async function turn(): Promise<void> {
  if (running >= atOnce) {
    if (queue.length >= waiting) throw new TooManyPictures('Too many pictures are wanted at once');
    await new Promise<void>((next) => {
      queue.push(next);
    });
  }
  running++;
}
