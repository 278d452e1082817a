import { browserLimits } from '#common/limits.ts';
import { storageKey } from '#common/product.ts';

/** When a stored value expires: at a date, after a whole number of minutes, or never. */
export type Expiry = Date | number | 'never';

/** The part of `localStorage` that is used. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** JSON values under our prefix; the `expiration` registry holds the expiry times of some of them. */
export class StoredValues {
  readonly #store: Store;
  readonly #now: () => number;
  /** Values the store rejected, as text. A full or forbidden store must not end a session before its tab closes. */
  readonly #untaken = new Map<string, string>();

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** The value; null if it is missing, expired or unreadable. */
  read(name: string): unknown {
    const expires = this.#registry().get(name);
    if (expires !== undefined && expires <= this.#now()) this.remove(name);
    return this.#parse(name);
  }

  /** Saves a value. Without a valid expiry it saves nothing and logs an error. */
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

  /** Removes expired values; call it at start. */
  sweep(): void {
    for (const [name, expires] of this.#registry()) if (expires <= this.#now()) this.remove(name);
  }

  /** The expiry in milliseconds since 1970; null for never, undefined if invalid. */
  #moment(expiry: Expiry | undefined): number | null | undefined {
    if (expiry === 'never') return null;
    if (expiry instanceof Date) return Number.isNaN(expiry.getTime()) ? undefined : expiry.getTime();
    return Number.isInteger(expiry) ? this.#now() + expiry! * browserLimits.storageMinute : undefined;
  }

  /** Expiry times by name. Other code may have written to the registry, so anything but numbers is ignored. */
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
      // A forbidden store holds nothing of ours.
    }
  }
}
