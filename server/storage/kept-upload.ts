import { z } from 'zod';
import type { FileKind } from './kinds.ts';

/**
 * A stored file in a command's input, to be attached by id. Its JSON depends on its content only, so sending the same
 * file again is the same input.
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

/** The schema of a stored file in a command's input. */
export const keptUpload = z.instanceof(KeptUpload, { error: 'Send this as a file.' });
