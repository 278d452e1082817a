import type { Encoding } from './body.ts';

/** Browsers send few different values. Made-up ones are dropped together with the rest. */
const remembered = 100;
const pageEncodings = new Map<string, Encoding>();

/** The best encoding for an `accept-encoding`, parsed once for each value. */
export function encodingOfPage(accepted = ''): Encoding {
  const known = pageEncodings.get(accepted);
  if (known) return known;
  const chosen = chooseEncoding(accepted);
  if (accepted.length > 200) return chosen;
  if (pageEncodings.size >= remembered) pageEncodings.clear();
  pageEncodings.set(accepted, chosen);
  return chosen;
}

/** The smallest of these forms that an `accept-encoding` allows (RFC 9110 section 12.5.3); `q=0` forbids one. */
export function chooseEncoding(accepted: string | undefined, forms: readonly Encoding[] = ['br', 'gzip']): Encoding {
  const allowed = new Set((accepted ?? '').split(',').filter(isWanted).map(nameOf));
  return forms.find((form) => allowed.has(form)) ?? 'identity';
}

const nameOf = (part: string) => part.split(';')[0]!.trim().toLowerCase();
const isWanted = (part: string) => !/;\s*q=0(\.0*)?\s*$/.test(part);
