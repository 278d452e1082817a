import type { MediaType } from './media-types.ts';

interface Kind {
  /** Whether everybody who has the address may read it, once it is attached. */
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
  paper: { isPublic: false, mediaTypes: ['application/pdf'], wanted: 'a PDF' },
} as const satisfies Record<string, Kind>;
/** What a file is for, which decides who reads it and what it may be. */
export type FileKind = keyof typeof fileKinds;

/** The kinds that `/files/` serves. */
export const publicKinds: readonly string[] = Object.entries(fileKinds).flatMap(([name, kind]) =>
  kind.isPublic ? [name] : [],
);
