import type { WordsProps } from '#common/pictures/assets/parts.tsx';

/** A text as a picture: its data URL, and its height in pixels of the template. */
export interface PictureText {
  readonly src: string;
  readonly height: number;
}

/** Tells the texts of a template apart. */
export const keyOfText = ({ children, width, size }: Pick<WordsProps, 'children' | 'width' | 'size'>): string =>
  `${width} ${size} ${children}`;
