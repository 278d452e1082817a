import type { Columns, Scope, Sql } from './planned.ts';
import { Late } from './run.ts';
import { refs } from './sql.ts';

/** What rules may use in one statement. All its row sources share one parameter per viewer property. */
export class Scopes {
  readonly #types: Readonly<Record<string, string>>;
  readonly #known = new Map<string, Late>();
  readonly #viewer: Columns = new Proxy({}, { get: (_none, name) => this.#viewerValue(String(name)) });
  #aliases = 0;

  /** @param viewerTypes the Postgres type of each viewer property */
  constructor(viewerTypes: Readonly<Record<string, string>>) {
    this.#types = viewerTypes;
  }

  /** A unique name for a row source. */
  newAlias(): string {
    return `t${++this.#aliases}`;
  }

  of(alias: string): Scope {
    const can: Scope['can'] = (permission) =>
      this.#once(`can ${permission}`, (run) => run.can(permission), 'boolean').sql();
    return { row: refs(alias), viewer: this.#viewer, can };
  }

  #viewerValue(name: string): Sql {
    const type = this.#types[name];
    if (!type) throw new Error(`Nothing says of which Postgres type viewer.${name} is: viewerTypes`);
    return this.#once(`viewer ${name}`, (run) => Reflect.get(run.host.viewer(run.context), name) ?? null, type).sql();
  }

  #once(name: string, pick: Late['pick'], type: string): Late {
    const known = this.#known.get(name) ?? new Late(pick, type);
    this.#known.set(name, known);
    return known;
  }
}
