import { type MediaType, wordDocument } from './media-types.ts';

interface Kind {
  /** Whether anyone with the address may read it once it is attached. */
  isPublic: boolean;
  mediaTypes: readonly MediaType[];
  /** For pictures, which are re-encoded: the longest side in pixels that is kept. */
  longestSide?: number;
  /** Completes 'Choose …'. */
  wanted: string;
}

/** What files are for. */
export const fileKinds = {
  picture: {
    isPublic: true,
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    longestSide: 1024,
    wanted: 'a PNG, JPEG or WebP picture',
  },
  /** The background of a post, which fills its picture also at scale 2. */
  background: {
    isPublic: true,
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    longestSide: 2400,
    wanted: 'a PNG, JPEG or WebP picture',
  },
  table: {
    isPublic: false,
    mediaTypes: ['text/csv', 'application/gzip', 'application/zip'],
    wanted: 'a CSV, TSV or .xlsx file without a password',
  },
  /** A copy of someone's data, which we make. */
  copy: { isPublic: false, mediaTypes: ['application/zip'], wanted: 'a zip file' },
  cv: {
    isPublic: false,
    mediaTypes: ['application/pdf', 'application/msword', wordDocument],
    wanted: 'a PDF or Word document',
  },
  paper: { isPublic: false, mediaTypes: ['application/pdf'], wanted: 'a PDF' },
} as const satisfies Record<string, Kind>;
/** The purpose of a file. It decides who may read it and which types it accepts. */
export type FileKind = keyof typeof fileKinds;

/** The longest side in pixels of a kind of pictures; undefined for other files. */
export const longestSideOf = (kind: FileKind): number | undefined => (fileKinds[kind] as Kind).longestSide;

/** The kinds that `/files/` serves. */
export const publicKinds: readonly string[] = Object.entries(fileKinds).flatMap(([name, kind]) =>
  kind.isPublic ? [name] : [],
);
