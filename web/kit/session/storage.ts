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

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** The value, or null where there is none, it has expired, or it cannot be read. */
  read(name: string): unknown {
    const expires = this.#registry()[name];
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
    this.#store.removeItem(storageKey(name));
    this.#register(name, null);
  }

  /** Removes what has expired; at start. */
  sweep(): void {
    for (const [name, expires] of Object.entries(this.#registry())) if (expires <= this.#now()) this.remove(name);
  }

  /** Milliseconds since 1970, null for never, undefined for what is no expiry. */
  #moment(expiry: Expiry | undefined): number | null | undefined {
    if (expiry === 'never') return null;
    if (expiry instanceof Date) return Number.isNaN(expiry.getTime()) ? undefined : expiry.getTime();
    return Number.isInteger(expiry) ? this.#now() + expiry! * browserLimits.storageMinute : undefined;
  }

  #registry(): Record<string, number> {
    const read = this.#parse('expiration');
    return read && typeof read === 'object' ? (read as Record<string, number>) : {};
  }

  #register(name: string, expires: number | null): void {
    const { [name]: before, ...others } = this.#registry();
    if (expires === null && before === undefined) return;
    this.#write('expiration', expires === null ? others : { ...others, [name]: expires });
  }

  #parse(name: string): unknown {
    try {
      return JSON.parse(this.#store.getItem(storageKey(name)) ?? 'null');
    } catch {
      return null;
    }
  }

  #write(name: string, value: unknown): void {
    try {
      this.#store.setItem(storageKey(name), JSON.stringify(value));
    } catch (error) {
      // Full or forbidden storage must not stop the page; the session then lasts as long as the tab.
      console.error(error);
    }
  }
}
