/** Null bytes, and halves of signs: no text of Postgres holds the one, no JSON of it the other. */
const unstorable = /[\0\p{Cs}]/u;

/** The values of an operation as a database takes them, at any depth; what is no plain value, such as a file, stays. */
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
