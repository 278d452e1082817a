import { hash } from 'node:crypto';
import type { Plan } from './plan.ts';

/**
 * Which statements are prepared on their connections, for Postgres takes longer to plan most of them than to run them:
 * those of our own operations, and of strange ones the first that are asked for again and again. A connection keeps what
 * it has prepared, so the number of the latter is bounded for good; past it they are planned each time.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new WeakMap<Plan, number>();
  readonly #often: number;
  #places: number;

  /** @param often uses after which a strange statement is prepared */
  constructor({ maxStrange = 50, often = 20 } = {}) {
    this.#places = maxStrange;
    this.#often = often;
  }

  /** The name of a plan's statement, which is that of its text; undefined where it is not to be prepared. */
  nameOf(plan: Plan, isOwn: boolean): string | undefined {
    const { text } = plan;
    const known = this.#names.get(text);
    if (known) return known;
    if (!isOwn && !this.#takesPlace(plan)) return undefined;
    const name = hash('sha1', text, 'base64url');
    this.#names.set(text, name);
    return name;
  }

  #takesPlace(plan: Plan): boolean {
    if (this.#places === 0) return false;
    const uses = (this.#uses.get(plan) ?? 0) + 1;
    this.#uses.set(plan, uses);
    if (uses < this.#often) return false;
    this.#places--;
    return true;
  }
}
