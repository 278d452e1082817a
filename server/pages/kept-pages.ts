import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
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

/** Milliseconds after which a page that is asked for is compared while it is sent as it is, so that nobody waits. */
export const recheckSoon = recheckAfter / 2;

/** Milliseconds from the end of a comparison that nobody waits for to the next, so that a database that is gone is not asked all the time. */
const recheckPause = 250;

/** Pages that are compared by one statement at most. */
const recheckedAtOnce = 500;

/** Milliseconds that readers wait for versions, of which a lost connection may never tell. */
const versionsWithin = 2000;

/** Bytes of all kept pages of a process. */
const defaultCapacity = 64_000_000;

interface Kept {
  readonly page: PreparedPage;
  isFoldedAgain: boolean;
  /** The versions held at this time. */
  checkedAt: number;
  /** Ends once it has been compared with its versions, while it is. */
  comparing: Promise<void> | undefined;
}

interface Drawing {
  readonly result: Promise<PreparedPage>;
  /** Subjects announced since it began: it may have read them before. */
  readonly announced: Set<string>;
}

/** Keeps drawn pages in memory while nothing they rest on has changed. Only pages with subjects are kept. */
export class KeptPages {
  /** Each in a place of its own: the cache counts bytes anew only for another value. */
  readonly #kept: LRUCache<string, { readonly kept: Kept }>;
  /** Those that a further request may wait for. */
  readonly #joinable = new Map<string, Drawing>();
  readonly #drawings = new Set<Drawing>();
  readonly #readVersions: ReadVersions;
  readonly #now: () => number;
  readonly #folding: Folding | undefined;
  /** Those that were asked for since a comparison of theirs began. */
  readonly #askedFor = new Map<string, Kept>();
  #hears = false;
  #isFolding = false;
  /** When the next comparison may begin that nobody waits for. */
  #mayCompareAt = 0;

  /** @param options `capacity`: bytes of all kept pages */
  constructor(readVersions: ReadVersions, options: { now?: () => number; capacity?: number; folding?: Folding } = {}) {
    this.#readVersions = readVersions;
    this.#now = options.now ?? Date.now;
    this.#kept = new LRUCache({
      maxSize: options.capacity ?? defaultCapacity,
      sizeCalculation: ({ kept }, key) => sizeOf(key, kept.page),
      noDisposeOnSet: true,
      dispose: (_, key) => this.#askedFor.delete(key),
    });
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
    const kept = this.#kept.get(key)?.kept;
    if (!kept) return undefined;
    const now = this.#now();
    const age = now - kept.checkedAt;
    if (age >= recheckAfter) return undefined;
    this.#askedFor.set(key, kept);
    if (age >= recheckSoon && now >= this.#mayCompareAt && !kept.comparing) void this.#compareAhead(key, kept);
    if (this.#folding && !kept.isFoldedAgain && !this.#isFolding) void this.#foldAgain(kept, this.#folding);
    return kept.page;
  }

  /** The kept page, rechecked if it is time, else a new one. Requests for the same page at once draw it once. */
  async get(key: string, draw: () => Promise<PreparedPage>): Promise<PreparedPage> {
    const fresh = this.peek(key);
    if (fresh) return fresh;
    const held = this.#joinable.has(key) ? undefined : await this.#recheck(key);
    return held ?? (this.#joinable.get(key) ?? this.#begin(key, draw)).result;
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

  /** The kept page if all its versions still hold. */
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
   * Compares a page with its versions, and with it others that were asked for and whose time is near: after a quiet while
   * the time of all comes at once, and a statement for each would cost far more than one for many. What still holds counts
   * from before the versions were read, what has changed is dropped; where they cannot be read, nothing is known.
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

  /** Those that were dropped meanwhile are no longer ours, whatever is kept in their place. */
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
    const kept: Kept = { page, isFoldedAgain: false, checkedAt, comparing: undefined };
    this.#kept.set(key, { kept });
    page.body.onResize(() => this.#recount(key, kept));
    this.#folding?.first(page.body).catch(ignore);
  }

  #recount(key: string, kept: Kept): void {
    if (this.#kept.peek(key)?.kept === kept) this.#kept.set(key, { kept });
  }

  /** What could not be folded is sent as it is. */
  async #foldAgain(kept: Kept, { again }: Folding): Promise<void> {
    this.#isFolding = true;
    kept.isFoldedAgain = true;
    await again(kept.page.body).catch(ignore);
    this.#isFolding = false;
  }
}

const everything = 'all';
const ignore = () => undefined;

/** Objects and keys around the bodies cost about half a kilobyte. */
const sizeOf = (key: string, { body }: PreparedPage) => key.length + body.size + 500;
