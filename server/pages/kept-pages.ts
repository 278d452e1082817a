import type { Body } from './body.ts';

/** A row whose page version a page rests on, as announcements name it: `recruiter:<uuid>` or `agency:<uuid>`. */
export interface Subject {
  readonly key: string;
  readonly version: string;
}

/** A drawn page. */
export interface PreparedPage {
  readonly status: number;
  readonly etag: string;
  readonly body: Body;
  readonly subjects: readonly Subject[];
  /** Where it leads instead. */
  readonly location?: string;
}

/** How the bodies of kept pages are made smaller, each while it is sent as it is. */
export interface Folding {
  /** When a page begins to be kept. */
  readonly first: (body: Body) => Promise<void>;
  /** When it is asked for again, one page at a time. */
  readonly again: (body: Body) => Promise<void>;
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
  bytes: number;
  isFoldedAgain: boolean;
  /** The versions held at this time. */
  readonly checkedAt: number;
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
  readonly #folding: Folding | undefined;
  #bytes = 0;
  #hears = false;
  #isFolding = false;

  /** @param options `capacity`: bytes of all kept pages */
  constructor(readVersions: ReadVersions, options: { now?: () => number; capacity?: number; folding?: Folding } = {}) {
    this.#readVersions = readVersions;
    this.#now = options.now ?? Date.now;
    this.#capacity = options.capacity ?? defaultCapacity;
    this.#folding = options.folding;
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
    if (this.#folding && !kept.isFoldedAgain && !this.#isFolding) void this.#foldAgain(kept, this.#folding);
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
    // Where they cannot be read, drawing says so as a page; thrown from here it would reach a reader as bare JSON.
    const versions = await this.#readVersions(page.subjects.map((subject) => subject.key)).catch(() => nothingRead);
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
    const kept = { page, bytes, isFoldedAgain: false, checkedAt };
    this.#kept.set(key, kept);
    this.#bytes += bytes;
    page.body.onResize(() => this.#recount(key, kept));
    this.#makeRoom();
    this.#folding?.first(page.body).catch(ignore);
  }

  #recount(key: string, kept: Kept): void {
    if (this.#kept.get(key) !== kept) return;
    this.#bytes -= kept.bytes;
    kept.bytes = sizeOf(key, kept.page);
    this.#bytes += kept.bytes;
    this.#makeRoom();
  }

  #makeRoom(): void {
    while (this.#bytes > this.#capacity) this.#drop(this.#kept.keys().next().value!);
  }

  /** What could not be folded is sent as it is. */
  async #foldAgain(kept: Kept, { again }: Folding): Promise<void> {
    this.#isFolding = true;
    kept.isFoldedAgain = true;
    await again(kept.page.body).catch(ignore);
    this.#isFolding = false;
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
const ignore = () => undefined;
const nothingRead: Awaited<ReturnType<ReadVersions>> = new Map();

/** Objects and keys around the bodies cost about half a kilobyte. */
const sizeOf = (key: string, { body }: PreparedPage) => key.length + body.size + 500;
