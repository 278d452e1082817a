import type { PublicReads } from '#server/database/public-reads.ts';
import { mostBehind } from '#server/database/replica.ts';
import type { PreparedPage, Subject } from './kept-pages.ts';

/** Milliseconds an announcement is remembered: the maximum age of rows, and a minute to render a page from them. */
const remembered = mostBehind + 60_000;

/** When subjects were announced, for as long as a replica without these changes may be read. */
export class AnnouncedLately {
  /** The oldest announcement comes first. */
  readonly #announced = new Map<string, number>();
  readonly #now: () => number;
  #all = Number.NEGATIVE_INFINITY;
  #hears = false;

  /** @param now milliseconds on the replica's clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  announce(keys: readonly string[]): void {
    const now = this.#now();
    for (const key of keys) {
      this.#announced.delete(key);
      this.#announced.set(key, now);
    }
    for (const [key, at] of this.#announced) {
      if (now - at <= remembered) break;
      this.#announced.delete(key);
    }
  }

  dropAll(): void {
    this.#all = this.#now();
    this.#announced.clear();
  }

  /** Anything may have been announced while nobody listened. */
  startHearing(): void {
    this.dropAll();
    this.#hears = true;
  }

  stopHearing(): void {
    this.#hears = false;
  }

  /**
   * Renders a page that may be kept. Uses the replica only if it has everything announced about the page's subjects,
   * and only for pages that exist there: a new page must not be reported as missing.
   */
  async draw(reads: PublicReads | undefined, draw: () => Promise<PreparedPage>): Promise<PreparedPage> {
    const knownUpTo = reads?.knownUpTo;
    const page = await draw();
    if (!reads || knownUpTo === undefined) return page;
    if (page.status === 200 && this.#allBefore(knownUpTo, page.subjects)) return page;
    reads.stayOnPrimary();
    return draw();
  }

  #allBefore(moment: number, subjects: readonly Subject[]): boolean {
    const isBefore = (at = Number.NEGATIVE_INFINITY) => at < moment;
    return this.#hears && isBefore(this.#all) && subjects.every(({ key }) => isBefore(this.#announced.get(key)));
  }
}
