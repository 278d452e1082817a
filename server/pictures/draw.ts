import { Renderer } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { ReactElement } from 'react';
import { pictureSize } from '#common/pictures/look.ts';
import { readFonts } from './fonts.ts';

/** Pictures drawn at once in one process. Each takes a whole core. */
const atOnce = 2;
/** Pictures that may queue. Each takes about 30 ms. */
const waiting = 40;

/** Thrown when too many pictures are queued. Ask again in a moment. */
export class TooManyPictures extends Error {}

let renderer: Promise<Renderer> | undefined;
let running = 0;
const queue: (() => void)[] = [];

/** Draws a template from `common/pictures` as PNG, 1200 × 630 by default. Throws `TooManyPictures`. */
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
