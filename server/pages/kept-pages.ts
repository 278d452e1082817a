import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Body } from './body.ts';

/** A row that a page depends on, as announcements name it: `recruiter:<uuid>` or `agency:<uuid>`. */
export interface Subject {
  readonly key: string;
  readonly version: string;
}

/** A rendered page. */
export interface PreparedPage {
  readonly status: number;
  readonly etag: string;
  readonly body: Body;
  readonly subjects: readonly Subject[];
  /** Where it redirects to. */
  readonly location?: string;
}

/** How bodies of kept pages are packed, each while it is served unchanged. */
export interface Compression {
  /** When a page is first kept. */
  readonly first: (body: Body) => Promise<void>;
  /** When it is requested again, one page at a time. */
  readonly again: (body: Body) => Promise<void>;
}

/** Current versions by key of subject; one that is gone is missing. */
export type ReadVersions = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * Milliseconds after which a kept page is rechecked against its subjects' versions before it is served. A process that
 * hears no announcements, without noticing, serves an old page for this long at most.
 */
export const recheckAfter = 30_000;

/** Milliseconds after which a requested page is rechecked while it is served, so nobody waits. */
export const recheckSoon = recheckAfter / 2;

/** Milliseconds between rechecks nobody waits for, so an unreachable database is not queried all the time. */
const recheckPause = 250;

/** The most pages rechecked by one statement. */
const recheckedAtOnce = 500;

/** Milliseconds readers wait for versions; a lost connection may never report. */
const versionsWithin = 2000;

/** Bytes of all kept pages in a process. */
const defaultCapacity = 64_000_000;

interface Kept {
  readonly page: PreparedPage;
  isCompressedAgain: boolean;
  /** When its versions were last known to be current. */
  checkedAt: number;
  /** Resolves once its running recheck is done. */
  comparing: Promise<void> | undefined;
}

interface Drawing {
  readonly result: Promise<PreparedPage>;
  /** Subjects announced since rendering started: it may have read them before. */
  readonly announced: Set<string>;
}

/** Keeps rendered pages in memory while nothing they depend on has changed. Only pages with subjects are kept. */
export class KeptPages {
  /** Each in a wrapper: the cache recounts bytes only for a new value. */
  readonly #kept: LRUCache<string, { readonly kept: Kept }>;
  /** Renders in progress that another request may join. */
  readonly #joinable = new Map<string, Drawing>();
  readonly #drawings = new Set<Drawing>();
  readonly #readVersions: ReadVersions;
  readonly #now: () => number;
  readonly #compression: Compression | undefined;
  /** Pages requested since their last recheck started. */
  readonly #askedFor = new Map<string, Kept>();
  #hears = false;
  #isCompressing = false;
  /** When the next recheck that nobody waits for may start. */
  #mayCompareAt = 0;

  /** @param options `capacity`: bytes of all kept pages */
  constructor(
    readVersions: ReadVersions,
    options: { now?: () => number; capacity?: number; compression?: Compression } = {},
  ) {
    this.#readVersions = readVersions;
    this.#now = options.now ?? Date.now;
    this.#kept = new LRUCache({
      maxSize: options.capacity ?? defaultCapacity,
      sizeCalculation: ({ kept }, key) => sizeOf(key, kept.page),
      noDisposeOnSet: true,
      dispose: (_, key) => this.#askedFor.delete(key),
    });
    this.#compression = options.compression;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Whether announcements are heard, so pages may be kept. */
  get isHearing(): boolean {
    return this.#hears;
  }

  /** The page kept under a key if it is certainly fresh, without waiting: the fast path of most requests. */
  peek(key: string): PreparedPage | undefined {
    const kept = this.#kept.get(key)?.kept;
    if (!kept) return undefined;
    const now = this.#now();
    const age = now - kept.checkedAt;
    if (age >= recheckAfter) return undefined;
    this.#askedFor.set(key, kept);
    if (age >= recheckSoon && now >= this.#mayCompareAt && !kept.comparing) void this.#compareAhead(key, kept);
    if (this.#compression && !kept.isCompressedAgain && !this.#isCompressing)
      void this.#compressAgain(kept, this.#compression);
    return kept.page;
  }

  /** The kept page, rechecked if due, or a new one. Simultaneous requests for a page render it once. */
  async get(key: string, draw: () => Promise<PreparedPage>): Promise<PreparedPage> {
    const fresh = this.peek(key);
    if (fresh) return fresh;
    const held = this.#joinable.has(key) ? undefined : await this.#recheck(key);
    return held ?? (this.#joinable.get(key) ?? this.#begin(key, draw)).result;
  }

  /** Announcements are heard from now on, so pages may be kept. */
  startHearing(): void {
    this.dropAll();
    this.#hears = true;
  }

  /** Announcements are no longer heard, so nothing is kept until they are. */
  stopHearing(): void {
    this.#hears = false;
    this.dropAll();
  }

  /** Drops the pages of changed subjects, including those being rendered. */
  announce(keys: readonly string[]): void {
    const changed = new Set(keys);
    for (const [key, { kept }] of [...this.#kept])
      if (kept.page.subjects.some((subject) => changed.has(subject.key))) this.#kept.delete(key);
    for (const drawing of this.#drawings) for (const key of keys) drawing.announced.add(key);
    this.#joinable.clear();
  }

  dropAll(): void {
    this.#kept.clear();
    for (const drawing of this.#drawings) drawing.announced.add(everything);
    this.#joinable.clear();
  }

  #begin(key: string, draw: () => Promise<PreparedPage>): Drawing {
    const startedAt = this.#now();
    const drawing: Drawing = {
      announced: new Set(),
      result: draw()
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

  /** The kept page if all its versions are current. */
  async #recheck(key: string): Promise<PreparedPage | undefined> {
    const kept = this.#kept.peek(key)?.kept;
    if (!kept) return undefined;
    await (kept.comparing ?? this.#compare(key, kept));
    return this.peek(key);
  }

  async #compareAhead(key: string, kept: Kept): Promise<void> {
    this.#mayCompareAt = Number.POSITIVE_INFINITY;
    await this.#compare(key, kept);
    this.#mayCompareAt = this.#now() + recheckPause;
  }

  /**
   * Rechecks a page together with other requested pages that are nearly due: after a quiet period all are due at once,
   * and a statement for each would cost far more than one for many. Pages that are current count from before the
   * versions were read; changed ones are dropped; when versions cannot be read, nothing is known.
   */
  #compare(key: string, kept: Kept): Promise<void> {
    const startedAt = this.#now();
    const pages = new Map([[key, kept]]);
    for (const [at, other] of this.#askedFor) {
      if (pages.size === recheckedAtOnce) break;
      if (startedAt - other.checkedAt >= recheckSoon) pages.set(at, other);
    }
    const subjects = new Set([...pages.values()].flatMap(({ page }) => page.subjects.map((subject) => subject.key)));
    const patience = sleep(versionsWithin, undefined, { ref: false });
    const comparing = Promise.race([this.#readVersions([...subjects]), patience])
      .then((versions) => versions && this.#judge(pages, versions, startedAt), ignore)
      .finally(() => {
        for (const compared of pages.values()) compared.comparing = undefined;
      });
    for (const [at, compared] of pages) {
      compared.comparing = comparing;
      this.#askedFor.delete(at);
    }
    return comparing;
  }

  /** Skips pages dropped in the meantime, whatever is kept in their place. */
  #judge(pages: ReadonlyMap<string, Kept>, versions: ReadonlyMap<string, string>, readAt: number): void {
    for (const [key, kept] of pages) {
      if (this.#kept.peek(key)?.kept !== kept) continue;
      if (kept.page.subjects.every((subject) => versions.get(subject.key) === subject.version)) kept.checkedAt = readAt;
      else this.#kept.delete(key);
    }
  }

  #keep(key: string, page: PreparedPage, { announced }: Drawing, checkedAt: number): void {
    this.#kept.delete(key);
    const isOld = announced.has(everything) || page.subjects.some((subject) => announced.has(subject.key));
    if (!this.#hears || isOld || page.subjects.length === 0) return;
    const kept: Kept = { page, isCompressedAgain: false, checkedAt, comparing: undefined };
    this.#kept.set(key, { kept });
    page.body.onResize(() => this.#recount(key, kept));
    this.#compression?.first(page.body).catch(ignore);
  }

  #recount(key: string, kept: Kept): void {
    if (this.#kept.peek(key)?.kept === kept) this.#kept.set(key, { kept });
  }

  /** A body that could not be packed is served unchanged. */
  async #compressAgain(kept: Kept, { again }: Compression): Promise<void> {
    this.#isCompressing = true;
    kept.isCompressedAgain = true;
    await again(kept.page.body).catch(ignore);
    this.#isCompressing = false;
  }
}

const everything = 'all';
const ignore = () => undefined;

/** Objects and keys around a body take about half a kilobyte. */
const sizeOf = (key: string, { body }: PreparedPage) => key.length + body.size + 500;
