import { browserLimits } from '#common/limits.ts';
import { storageKey } from '#common/product.ts';

/** When a stored value goes: a moment, a whole number of minutes, or never. */
export type Expiry = Date | number | 'never';

/** The part of `localStorage` that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values kept as JSON under our prefix, some of them until a time that the registry `expiration` holds. */
export class StoredValues {
  readonly #store: Store;
  readonly #now: () => number;
  /** What the store did not take, as text: a full or forbidden one must not end a session before its tab is closed. */
  readonly #untaken = new Map<string, string>();

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** The value, or null where there is none, it has expired, or it cannot be read. */
  read(name: string): unknown {
    const expires = this.#registry().get(name);
    if (expires !== undefined && expires <= this.#now()) this.remove(name);
    return this.#parse(name);
  }

  /** Saves a value; without a valid expiry nothing is saved and the console says so. */
  save(name: string, value: unknown, expiry?: Expiry): void {
    const expires = this.#moment(expiry);
    if (expires === undefined) {
      console.error(`'${name}' was not saved: its expiry must be a date or a whole number of minutes.`);
      return;
    }
    this.#write(name, value);
    this.#register(name, expires);
  }

  remove(name: string): void {
    this.#untaken.delete(name);
    this.#drop(name);
    this.#register(name, null);
  }

  /** Removes what has expired; at start. */
  sweep(): void {
    for (const [name, expires] of this.#registry()) if (expires <= this.#now()) this.remove(name);
  }

  /** Milliseconds since 1970, null for never, undefined for what is no expiry. */
  #moment(expiry: Expiry | undefined): number | null | undefined {
    if (expiry === 'never') return null;
    if (expiry instanceof Date) return Number.isNaN(expiry.getTime()) ? undefined : expiry.getTime();
    return Number.isInteger(expiry) ? this.#now() + expiry! * browserLimits.storageMinute : undefined;
  }

  /** Moments by name; of a registry that others have written to, only what is a moment. */
  #registry(): Map<string, number> {
    const read = this.#parse('expiration');
    const entries = read && typeof read === 'object' ? Object.entries(read) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  }

  #register(name: string, expires: number | null): void {
    const registry = this.#registry();
    if (expires === null && !registry.delete(name)) return;
    if (expires !== null) registry.set(name, expires);
    this.#write('expiration', Object.fromEntries(registry));
  }

  #parse(name: string): unknown {
    try {
      return JSON.parse(this.#untaken.get(name) ?? this.#store.getItem(storageKey(name)) ?? 'null');
    } catch {
      return null;
    }
  }

  #write(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#untaken.delete(name);
    if (this.#put(name, text)) return;
    // A full store often has room for the new value once the old one is gone.
    this.#drop(name);
    if (this.#put(name, text)) return;
    this.#untaken.set(name, text);
    console.error(`'${name}' was not stored and lasts until this tab is closed.`);
  }

  #put(name: string, text: string): boolean {
    try {
      this.#store.setItem(storageKey(name), text);
      return true;
    } catch {
      return false;
    }
  }

  #drop(name: string): void {
    try {
      this.#store.removeItem(storageKey(name));
    } catch {
      // A store that may not be used holds nothing of ours.
    }
  }
}
