interface PlacesOptions {
  /** However slow everything is. */
  readonly least: number;
  /** However fast, for each holds memory. While nobody is sent away for long, there are as many. */
  readonly greatest: number;
  /** Milliseconds that an answer may take. */
  readonly within: number;
  readonly now?: () => number;
}

/** Milliseconds without anybody sent away after which all places are back: as long as those are asked to wait. */
const calm = 5000;

interface Window {
  readonly since: number;
  answered: number;
  /** With fewer under way there was less to do than could be done. */
  readonly few: number;
}

/**
 * How many requests may be under way so that each is answered in time, whatever each costs and whoever else uses the
 * processor: while all places are taken, as many as were answered in the time that an answer may take (Little's law: as
 * many are there as come in a second, times the seconds each stays).
 */
export class Places {
  readonly #options: PlacesOptions;
  readonly #now: () => number;
  #count: number;
  #taken = 0;
  #sentAwayAt = 0;
  /** Runs while people are sent away. */
  #window: Window | undefined;

  constructor(options: PlacesOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#count = options.greatest;
  }

  /** How many there are now. */
  get count(): number {
    return this.#count;
  }

  /** Whether one is left. */
  get hasOne(): boolean {
    this.#fit();
    return this.#taken < this.#count;
  }

  /** Somebody found none, and was told to come back. */
  noteSentAway(): void {
    this.#sentAwayAt = this.#now();
    this.#window ??= this.#open(this.#count);
  }

  take(): void {
    this.#taken += 1;
  }

  /** Left by one that is not answered yet. */
  giveBack(): void {
    this.#taken -= 1;
  }

  leave(): void {
    this.#taken -= 1;
    if (!this.#window) return;
    this.#window.answered += 1;
    if (this.#taken >= this.#window.few) this.#fit();
    else this.#window = undefined;
  }

  #fit(): void {
    if (this.#window) this.#fitTo(this.#window);
    else if (this.#count < this.#options.greatest && this.#now() - this.#sentAwayAt >= calm)
      this.#count = this.#options.greatest;
  }

  #fitTo({ since, answered }: Window): void {
    const { least, greatest, within } = this.#options;
    const took = this.#now() - since;
    if (took < within) return;
    this.#window = undefined;
    if (this.#sentAwayAt < since) return;
    const before = this.#count;
    this.#count = Math.min(Math.max(Math.round((answered * within) / took), least), greatest);
    this.#window = this.#open(Math.min(before, this.#count));
  }

  #open(count: number): Window {
    return { since: this.#now(), answered: 0, few: count / 2 };
  }
}
