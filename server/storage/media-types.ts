/** Accepted file types, detected from bytes and never from the name. */
export type MediaType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'application/pdf'
  | 'application/gzip'
  | 'application/zip'
  | 'application/msword'
  | typeof wordDocument
  /** Any text: it has no signature. */
  | 'text/csv';

/** The type of a .docx file. */
export const wordDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** How many bytes it takes to detect a type. */
export const headLength = 64;

/**
 * Detects a type from the first bytes, whatever the sender claims. Returns null for anything else, including SVG, which
 * has no signature and may contain scripts. Sources: PNG third edition 5.2, JFIF (ITU-T T.871), RFC 9649 section 2.3,
 * ISO 32000-2 7.5.2, RFC 1952 section 2.3.1, APPNOTE.TXT 4.3.7.
 */
export function mediaTypeOf(head: Buffer): MediaType | null {
  const found = signatures.find(({ parts }) =>
    parts.every(([offset, hex]) => head.toString('hex', offset, offset + hex.length / 2) === hex),
  );
  return found?.mediaType ?? null;
}

/** Old Office files, and workbooks with a password: [MS-CFB] 2.2. */
const compoundFile = 'd0cf11e0a1b11ae1';

/**
 * Detects a Word document from the first bytes: an old one is a compound file, a new one is a zip whose first entry is a
 * part of a package (ECMA-376 part 2). Other Office files look the same, so use it only for what is never opened here.
 */
export function wordTypeOf(head: Buffer): MediaType | null {
  if (head.toString('hex').startsWith(compoundFile)) return 'application/msword';
  if (mediaTypeOf(head) !== 'application/zip') return null;
  const name = head.toString('latin1', 30, 30 + head.readUInt16LE(26));
  return /^(\[Content_Types\]\.xml|_rels\/|word\/|docProps\/|customXml\/)/.test(name) ? wordDocument : null;
}

/** Whether a file without a signature may be text. */
export const mayBeText = (head: Buffer): boolean => !head.toString('hex').startsWith(compoundFile);

/** Offsets and bytes in hex, all of which must match. */
const signatures: readonly { mediaType: MediaType; parts: readonly [offset: number, hex: string][] }[] = [
  { mediaType: 'image/png', parts: [[0, '89504e470d0a1a0a']] },
  { mediaType: 'image/jpeg', parts: [[0, 'ffd8ff']] },
  {
    mediaType: 'image/webp',
    parts: [
      [0, '52494646'],
      [8, '57454250'],
    ],
  },
  { mediaType: 'application/pdf', parts: [[0, '255044462d']] },
  { mediaType: 'application/gzip', parts: [[0, '1f8b08']] },
  { mediaType: 'application/zip', parts: [[0, '504b0304']] },
];
