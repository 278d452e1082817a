import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { drawPaper } from './draw.ts';

/** A paper that is drawn once its bytes are wanted. */
export interface WantedPaper {
  /** Tells papers that look alike: a hash of the template and its props, for an ETag. */
  readonly version: string;
  /** Throws `TooManyPapers`. */
  readonly bytes: () => Promise<Buffer>;
}

/** Papers that a process has drawn, kept for as long as they are asked for with the same props. */
export class KeptPapers {
  readonly #kept: LRUCache<string, Buffer>;
  readonly #drawing = new Map<string, Promise<Buffer>>();

  /** `capacity`: bytes of all kept papers. */
  constructor(capacity: number) {
    this.#kept = new LRUCache({ maxSize: capacity, sizeCalculation: ({ length }) => length });
  }

  /** A paper by its template, as for `drawPaper`. Two who want the same one wait for one drawing. */
  of<Props>(template: string, props: Props): WantedPaper {
    const version = createHash('sha256')
      .update(JSON.stringify([template, props]))
      .digest('base64url')
      .slice(0, 22);
    return {
      version,
      bytes: async () => this.#kept.get(version) ?? this.#drawing.get(version) ?? this.#draw(version, template, props),
    };
  }

  #draw(version: string, template: string, props: unknown): Promise<Buffer> {
    const drawing = drawPaper(template, props)
      .then((bytes) => {
        this.#kept.set(version, bytes);
        return bytes;
      })
      .finally(() => this.#drawing.delete(version));
    this.#drawing.set(version, drawing);
    return drawing;
  }
}
