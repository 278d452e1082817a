import type { PublicReads } from '#server/database/public-reads.ts';
import { mostBehind } from '#server/database/replica.ts';
import type { PreparedPage, Subject } from './kept-pages.ts';

/** Milliseconds for which an announcement is remembered: the oldest rows that are read, and a minute to draw a page of them. */
const remembered = mostBehind + 60_000;

/** When subjects were announced, for as long as a replica may be read from that has not what was announced. */
export class AnnouncedLately {
  /** The one announced the longest ago comes first. */
  readonly #announced = new Map<string, number>();
  readonly #now: () => number;
  #all = Number.NEGATIVE_INFINITY;
  #hears = false;

  /** @param now milliseconds on the clock of the replica */
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

  /** What was announced while nobody listened may be anything. */
  startHearing(): void {
    this.dropAll();
    this.#hears = true;
  }

  stopHearing(): void {
    this.#hears = false;
  }

  /**
   * Draws a page that may be kept. From the replica only what has all that was announced of its subjects, and what is
   * there: a page that has just appeared must not be told to be missing.
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
