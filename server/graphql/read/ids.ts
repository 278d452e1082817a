import type { IdType, TableType } from './planned.ts';

/** The contents of a global id: one of our types, and a valid key of its table. */
export interface Id {
  type: string;
  key: string | null;
}

/** Global ids are `Type:key`. Clients must not parse them, but nothing in them is secret. */
export const globalId = (type: string, key: string): string => `${type}:${key}`;

/** An id that cannot be ours matches nothing. */
export function parseId(types: ReadonlyMap<string, TableType>, id: unknown): Id {
  const text = String(id);
  const colon = text.indexOf(':');
  const target = types.get(text.slice(0, Math.max(0, colon)));
  const key = target?.isNode ? keyIn(target, text) : null;
  return key === null ? { type: '', key: null } : { type: target!.name, key };
}

/** The key in a global id of this type, or null. */
export function keyIn(target: TableType, id: unknown): string | null {
  const prefix = globalId(target.name, '');
  const text = String(id);
  return text.startsWith(prefix) ? keyOf(target, text.slice(prefix.length)) : null;
}

/** A key if it has a valid form, or null: Postgres would refuse the whole statement. */
export const keyOf = (target: TableType, key: string): string | null => (isKey[target.idType](key) ? key : null);

const isKey: Record<IdType, (key: string) => boolean> = {
  int: (key) => /^\d{1,10}$/.test(key) && Number(key) < 2 ** 31,
  bigint: (key) => /^\d{1,18}$/.test(key),
  uuid: (key) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key),
  // Postgres accepts no null character in texts.
  text: (key) => key.length <= 200 && !key.includes('\0'),
};
