/** Where the edited draft is: saved, about to be saved, refused, or overtaken by another version. */
export type SaveState<Contents> =
  | { readonly kind: 'saved' | 'waiting' | 'saving' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'overtaken'; readonly theirs: Theirs<Contents> };

/** What another person saved in between. */
export interface Theirs<Contents> {
  readonly contents: Contents;
  readonly version: number;
  readonly by: string | null;
}

/** What became of an attempt to save. */
export type Outcome<Contents> =
  | { readonly kind: 'saved'; readonly version: number }
  | Extract<SaveState<Contents>, { readonly kind: 'failed' | 'overtaken' }>;

interface Wishes<Contents> {
  /** The saved version that the edits are based on. */
  readonly version: number;
  /** Must not reject. */
  readonly save: (contents: Contents, version: number) => Promise<Outcome<Contents>>;
  /** Milliseconds from the last change to saving. */
  readonly delay: number;
}

/**
 * Saves the newest contents a moment after the last change. Runs one save at a time; changes made while it
 * runs are saved next. After a failure or a clash it keeps the contents and waits for `flush`, `keepMine` or `takeTheirs`.
 */
export class Autosave<Contents> {
  #wishes: Wishes<Contents>;
  #version: number;
  #unsaved: { readonly contents: Contents } | null = null;
  #state: SaveState<Contents> = { kind: 'saved' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #listeners = new Set<() => void>();

  constructor(wishes: Wishes<Contents>) {
    this.#wishes = wishes;
    this.#version = wishes.version;
  }

  /** The version that was saved last. */
  get version(): number {
    return this.#version;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** For `useSyncExternalStore`. */
  readonly state = (): SaveState<Contents> => this.#state;

  /** Notes the newest contents. */
  note(contents: Contents): void {
    this.#unsaved = { contents };
    if (this.#state.kind === 'overtaken') return;
    if (!this.#running) this.#show({ kind: 'waiting' });
    this.#schedule();
  }

  /** Saves now what is not saved yet, and tries again after a failure. Resolves with whether all is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (this.#unsaved && this.#state.kind !== 'overtaken') await this.#run();
    return this.#state.kind === 'saved';
  }

  /** Saves over the version that came in between. */
  keepMine(): Promise<boolean> {
    if (this.#state.kind !== 'overtaken') return this.flush();
    this.#version = this.#state.theirs.version;
    this.#show({ kind: 'waiting' });
    return this.flush();
  }

  /** Drops what is not saved, and continues from the version that came in between, which it returns. */
  takeTheirs(): Contents | undefined {
    if (this.#state.kind !== 'overtaken') return undefined;
    const { contents, version } = this.#state.theirs;
    this.#version = version;
    this.#unsaved = null;
    this.#show({ kind: 'saved' });
    return contents;
  }

  /** Stops waiting; what is not saved yet is saved at once. */
  stop(): void {
    if (this.#state.kind === 'waiting' || this.#state.kind === 'saving') void this.flush();
    else clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void (this.#running ?? this.#run()), this.#wishes.delay);
  }

  #run(): Promise<void> {
    this.#running = this.#saveNewest().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #saveNewest(): Promise<void> {
    while (this.#unsaved) {
      const sent = this.#unsaved;
      this.#show({ kind: 'saving' });
      const outcome = await this.#wishes.save(sent.contents, this.#version);
      if (outcome.kind !== 'saved') return this.#show(outcome);
      this.#version = outcome.version;
      if (this.#unsaved === sent) this.#unsaved = null;
    }
    this.#show({ kind: 'saved' });
  }

  #show(state: SaveState<Contents>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
