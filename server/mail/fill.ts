import { randomBytes } from 'node:crypto';

/** A text with places for others. */
export type Filling = readonly (string | number)[];

const seed = randomBytes(6).toString('hex');

/** Stands for the text of a place while a template is drawn. Letters and digits, so that nothing changes it on the way. */
export const placeholder = (place: number): string => `x${seed}q${place}x`;

const placeholders = new RegExp(`x${seed}q(\\d+)x`);

/** Splits a drawn text at its placeholders. */
export const fillingOf = (drawn: string): Filling =>
  drawn.split(placeholders).map((part, index) => (index % 2 === 0 ? part : Number(part)));

/** The text with each place filled. */
export const fill = (filling: Filling, texts: readonly string[]): string =>
  filling.map((part) => (typeof part === 'string' ? part : texts[part])).join('');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as React writes it into HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

/** A text as it is read from HTML, where several spaces are one. */
export const withSingleSpaces = (text: string): string => text.replaceAll(/[ \t\r\n\f\u200b]+/g, ' ');
