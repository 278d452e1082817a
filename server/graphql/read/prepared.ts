import { hash } from 'node:crypto';
import type { Plan } from './plan.ts';

/**
 * Decides which statements are prepared on their connections, because Postgres takes longer to plan most of them than
 * to run them: those of our own operations, and of the first other ones that are used often. A connection keeps its
 * prepared statements, so the number of the latter stays limited; the rest are planned each time.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>();
  readonly #uses = new WeakMap<Plan, number>();
  readonly #often: number;
  #places: number;

  /** @param often uses after which another operation's statement is prepared */
  constructor({ maxStrange = 50, often = 20 } = {}) {
    this.#places = maxStrange;
    this.#often = often;
  }

  /** The name of a plan's statement, derived from its text; undefined if it is not prepared. */
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
