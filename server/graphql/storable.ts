/** Null bytes and lone surrogates: Postgres's text cannot hold the former, its JSON not the latter. */
const unstorable = /[\0\p{Cs}]/u;

/**
 * An operation's variables as a database accepts them, at any depth. Anything but plain values, such as a file, stays.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string')
    return unstorable.test(value) ? value.replaceAll('\0', ' ').replaceAll(/\p{Cs}/gu, '') : value;
  if (Array.isArray(value)) return value.map(storable);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, storable(inner)]));
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const kind: unknown = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === null;
}
