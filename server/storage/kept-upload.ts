import { z } from 'zod';
import type { FileKind } from './kinds.ts';

/**
 * A file that came with a mutation and is kept already: what a command finds in its input, and attaches by its id.
 * Written as JSON it is what it holds, so that the same file sent again is the same input.
 */
export class KeptUpload {
  readonly id: string;
  readonly kind: FileKind;
  readonly sha256: string;

  constructor({ id, kind, sha256 }: { id: string; kind: FileKind; sha256: string }) {
    this.id = id;
    this.kind = kind;
    this.sha256 = sha256;
  }

  toJSON(): { kind: FileKind; sha256: string } {
    return { kind: this.kind, sha256: this.sha256 };
  }
}

/** Such a file in the schema of a command's input. */
export const keptUpload = z.instanceof(KeptUpload, { error: 'Send this as a file.' });
