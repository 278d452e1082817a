interface PlacesOptions {
  /** The minimum, however slow everything is. */
  readonly least: number;
  /** The maximum, because each holds memory. It applies while nobody is refused for long. */
  readonly greatest: number;
  /** Milliseconds a response may take. */
  readonly within: number;
  readonly now?: () => number;
}

/** Milliseconds without a refusal after which all places reopen: as long as refused clients are asked to wait. */
const calm = 5000;

interface Window {
  readonly since: number;
  answered: number;
  /** With fewer requests under way, the process was not saturated. */
  readonly few: number;
}

/**
 * How many requests may run so that each is answered in time, whatever each costs and whoever else uses the CPU. While
 * saturated, as many as were answered in the allowed time (Little's law: requests in progress = arrivals per second ×
 * seconds each takes).
 */
export class Places {
  readonly #options: PlacesOptions;
  readonly #now: () => number;
  #count: number;
  #taken = 0;
  #sentAwayAt = 0;
  /** Runs while requests are refused. */
  #window: Window | undefined;

  constructor(options: PlacesOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#count = options.greatest;
  }

  /** The current number of places. */
  get count(): number {
    return this.#count;
  }

  /** Whether a place is free. */
  get hasOne(): boolean {
    this.#fit();
    return this.#taken < this.#count;
  }

  /** Records a refusal. */
  noteSentAway(): void {
    this.#sentAwayAt = this.#now();
    this.#window ??= this.#open(this.#count);
  }

  take(): void {
    this.#taken += 1;
  }

  /** Frees the place of a request that was not answered. */
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
