/** A record that a fake can search in. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * A test of the fake's `where`: comparisons of a field with a number or a text in single quotes, joined by AND, OR and
 * parentheses. Null if it isn't one.
 */
export function whereOf(text: string): ((row: Row) => boolean) | null {
  const tokens = text.match(/\(|\)|[<>]=?|=|'[^']*'|[\w.]+|\S/g) ?? [];
  let at = 0;

  function either(): (row: Row) => boolean {
    const tests = [both()];
    while (/^or$/i.test(tokens[at] ?? '')) {
      at += 1;
      tests.push(both());
    }
    return (row) => tests.some((test) => test(row));
  }

  function both(): (row: Row) => boolean {
    const tests = [one()];
    while (/^and$/i.test(tokens[at] ?? '')) {
      at += 1;
      tests.push(one());
    }
    return (row) => tests.every((test) => test(row));
  }

  function one(): (row: Row) => boolean {
    if (tokens[at] === '(') {
      at += 1;
      const inner = either();
      if (tokens[at] !== ')') throw new SyntaxError('A parenthesis is open.');
      at += 1;
      return inner;
    }
    const [field = '', sign = '', value = ''] = tokens.slice(at, at + 3);
    at += 3;
    const wish = value.startsWith("'") ? value.slice(1, -1) : Number(value);
    const compare = comparisons[sign];
    if (!compare || !/^\w+$/.test(field) || Number.isNaN(wish)) throw new SyntaxError('This is no comparison.');
    return (row) => compare(row[field] as number, wish as number);
  }

  try {
    const test = either();
    return at === tokens.length ? test : null;
  } catch {
    return null;
  }
}

const comparisons: Readonly<Record<string, (value: number, wish: number) => boolean>> = {
  '=': (value, wish) => value === wish,
  '<': (value, wish) => value < wish,
  '<=': (value, wish) => value <= wish,
  '>': (value, wish) => value > wish,
  '>=': (value, wish) => value >= wish,
};

/** The fields of a record that were asked for, such as `id,candidate(id,email)`; null if one is unknown. */
export function selected(row: Row, fields: string, depth = 0): Row | null {
  const found: Record<string, unknown> = {};
  for (const [, name, inner] of fields.matchAll(/(\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?/g)) {
    if (!(name! in row)) return null;
    const value = partOf(row[name!], inner, depth);
    if (value === undefined) return null;
    found[name!] = value;
  }
  return found;
}

function partOf(value: unknown, inner: string | undefined, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('data' in value) {
    const items = (value.data as Row[]).map((item) => partOf(item, inner, depth));
    return items.includes(undefined) ? undefined : { total: items.length, data: items };
  }
  const row = value as Row;
  // An address is a value; a record without wishes comes with its id and its name, and so do records in records.
  if (!('id' in row)) return row;
  if (depth > 0) return { id: row['id'] };
  if (inner !== undefined) return selected(row, inner, depth + 1) ?? undefined;
  const names = ['id', 'firstName', 'lastName', 'name', 'title'];
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
}
