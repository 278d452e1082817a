import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { ReactElement } from 'react';
import { pictureSize } from '#common/pictures/look.ts';
import { readFonts } from './fonts.ts';

/** Pictures drawn at once in a process; each takes a core while it lasts. */
const atOnce = 2;
/** Those that may wait for their turn; a picture takes some 30 ms. */
const waiting = 40;

/** Too many pictures are wanted: this one may be asked for again in a moment. */
export class TooManyPictures extends Error {}

let renderer: Promise<Renderer> | undefined;
let running = 0;
const queue: (() => void)[] = [];

/** Draws a template of `common/pictures` as PNG, 1200 × 630 unless said otherwise. Throws `TooManyPictures`. */
export async function drawPicture(
  element: ReactElement,
  size: { readonly width: number; readonly height: number } = pictureSize,
): Promise<Buffer> {
  await turn();
  try {
    renderer ??= prepare();
    const [{ node, css }, drawing] = await Promise.all([fromJsx(element), renderer]);
    return await drawing.render(node, { ...size, css, format: 'png' });
  } finally {
    running--;
    queue.shift()?.();
  }
}

async function prepare(): Promise<Renderer> {
  const made = new Renderer();
  for (const font of readFonts()) await made.registerFont(font);
  return made;
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
