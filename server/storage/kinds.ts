import type { MediaType } from './media-types.ts';

interface Kind {
  /** Whether anyone with the address may read it once it is attached. */
  isPublic: boolean;
  mediaTypes: readonly MediaType[];
  /** Completes 'Choose …'. */
  wanted: string;
}

/** What files are for. */
export const fileKinds = {
  picture: {
    isPublic: true,
    mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
    wanted: 'a PNG, JPEG or WebP picture',
  },
  table: {
    isPublic: false,
    mediaTypes: ['text/csv', 'application/gzip', 'application/zip'],
    wanted: 'a CSV, TSV or .xlsx file without a password',
  },
  /** A copy of someone's data, which we make. */
  copy: { isPublic: false, mediaTypes: ['application/zip'], wanted: 'a zip file' },
  paper: { isPublic: false, mediaTypes: ['application/pdf'], wanted: 'a PDF' },
} as const satisfies Record<string, Kind>;
/** The purpose of a file. It decides who may read it and which types it accepts. */
export type FileKind = keyof typeof fileKinds;

/** The kinds that `/files/` serves. */
export const publicKinds: readonly string[] = Object.entries(fileKinds).flatMap(([name, kind]) =>
  kind.isPublic ? [name] : [],
);
