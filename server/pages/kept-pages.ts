import type { Encoded } from './encodings.ts';

/** A row whose page version a page rests on, as announcements name it: `recruiter:<uuid>` or `agency:<uuid>`. */
export interface Subject {
  readonly key: string;
  readonly version: string;
}

/** A drawn page, ready to be sent in any encoding. */
export interface PreparedPage {
  readonly status: number;
  readonly etag: string;
  readonly body: Encoded;
  readonly subjects: readonly Subject[];
  /** Where it leads instead. */
  readonly location?: string;
}

/** Present versions by key of subject; one that is gone is missing. */
export type ReadVersions = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Milliseconds after which a kept page is compared with its subjects' versions before it is sent again. So a process
 * that hears no announcements, without noticing, serves an old page for this long at most.
 */
export const recheckAfter = 30_000;

/** Bytes of all kept pages of a process. */
const defaultCapacity = 64_000_000;

interface Kept {
  readonly page: PreparedPage;
  readonly bytes: number;
  /** The versions held at this time. */
  checkedAt: number;
}

interface Drawing {
  readonly result: Promise<PreparedPage>;
  /** Subjects announced since it began: it may have read them before. */
  readonly announced: Set<string>;
}

/** Keeps drawn pages in memory while nothing they rest on has changed. Only pages with subjects are kept. */
export class KeptPages {
  readonly #kept = new Map<string, Kept>();
  /** Those that a further request may wait for. */
  readonly #joinable = new Map<string, Drawing>();
  readonly #drawings = new Set<Drawing>();
  readonly #readVersions: ReadVersions;
  readonly #now: () => number;
  readonly #capacity: number;
  #bytes = 0;
  #hears = false;

  constructor(readVersions: ReadVersions, { now = Date.now, capacity = defaultCapacity } = {}) {
    this.#readVersions = readVersions;
    this.#now = now;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Whether announcements are heard, so that pages are kept. */
  get isHearing(): boolean {
    return this.#hears;
  }

  /** The page kept under a key if it is certainly fresh, without waiting: the short way of most requests. */
  peek(key: string): PreparedPage | undefined {
    const kept = this.#kept.get(key);
    if (!kept || this.#now() - kept.checkedAt >= recheckAfter) return undefined;
    this.#moveToEnd(key, kept);
    return kept.page;
  }

  /** The kept page, rechecked if it is time, else a new one. Requests for the same page at once draw it once. */
  async get(key: string, draw: () => Promise<PreparedPage>): Promise<PreparedPage> {
    const fresh = this.peek(key);
    if (fresh) return fresh;
    const running = this.#joinable.get(key);
    if (running) return running.result;
    return this.#begin(key, async () => (await this.#recheck(key)) ?? draw()).result;
  }

  /** Announcements are heard from now on: pages may be kept. */
  startHearing(): void {
    this.dropAll();
    this.#hears = true;
  }

  /** No announcement will be heard: nothing is kept until they are again. */
  stopHearing(): void {
    this.#hears = false;
    this.dropAll();
  }

  /** Drops the pages of subjects that have changed, also those that are being drawn. */
  announce(keys: readonly string[]): void {
    const changed = new Set(keys);
    for (const [key, { page }] of this.#kept) {
      if (page.subjects.some((subject) => changed.has(subject.key))) this.#drop(key);
    }
    for (const drawing of this.#drawings) for (const key of keys) drawing.announced.add(key);
    this.#joinable.clear();
  }

  dropAll(): void {
    this.#kept.clear();
    this.#bytes = 0;
    for (const drawing of this.#drawings) drawing.announced.add(everything);
    this.#joinable.clear();
  }

  #begin(key: string, make: () => Promise<PreparedPage>): Drawing {
    const startedAt = this.#now();
    const drawing: Drawing = {
      announced: new Set(),
      result: make()
        .then((page) => {
          this.#keep(key, page, drawing, startedAt);
          return page;
        })
        .finally(() => {
          this.#drawings.delete(drawing);
          if (this.#joinable.get(key) === drawing) this.#joinable.delete(key);
        }),
    };
    this.#drawings.add(drawing);
    this.#joinable.set(key, drawing);
    return drawing;
  }

  /** The kept page if all its versions still hold; `#begin` counts its time from before they were read. */
  async #recheck(key: string): Promise<PreparedPage | undefined> {
    const page = this.#kept.get(key)?.page;
    if (!page) return undefined;
    const versions = await this.#readVersions(page.subjects.map((subject) => subject.key));
    if (page.subjects.every((subject) => versions.get(subject.key) === subject.version)) return page;
    this.#drop(key);
    return undefined;
  }

  #keep(key: string, page: PreparedPage, { announced }: Drawing, checkedAt: number): void {
    this.#drop(key);
    const isOld = announced.has(everything) || page.subjects.some((subject) => announced.has(subject.key));
    if (!this.#hears || isOld || page.subjects.length === 0) return;
    const bytes = sizeOf(key, page);
    if (bytes > this.#capacity) return;
    this.#kept.set(key, { page, bytes, checkedAt });
    this.#bytes += bytes;
    while (this.#bytes > this.#capacity) this.#drop(this.#kept.keys().next().value!);
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.#bytes -= kept.bytes;
    this.#kept.delete(key);
  }

  /** A map keeps the order of insertion: the first is the one not asked for the longest. */
  #moveToEnd(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
  }
}

const everything = 'all';

/** Objects and keys around the bodies cost about half a kilobyte. */
function sizeOf(key: string, { body }: PreparedPage): number {
  return key.length + body.identity.length + body.gzip.length + body.br.length + 500;
}
