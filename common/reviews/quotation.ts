/**
 * A review's text as it may be quoted: whole, or from its start with '…' after a whole word. `most`: its characters at
 * most, with the '…'.
 */
export function quotation(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  const words = /\s/.test(line[most - 1]!) ? start : start.replace(/\s+\S*$/, '');
  // A single word longer than that is cut, but never within a character.
  return `${words.trimEnd().replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Whether a quotation is fair to a text: whole words of it, in their order, and '…' wherever some are left out, also
 * before the first and after the last.
 */
export function isFairQuotation(text: string, quote: string): boolean {
  const words = wordsOf(text.replaceAll(cut, ' '));
  const parts = quote.split(cut).map(wordsOf);
  const last = parts.at(-1)!;
  if (parts.every((part) => part.length === 0)) return false;
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const isEnd = index === parts.length - 1 && last.length > 0;
    const at = isEnd ? words.length - part.length : placeOf(part, words, from);
    if (at < from || (index === 0 && part.length > 0 && at > 0) || !startsAt(at, part, words)) return false;
    from = at + part.length;
  }
  return true;
}

const cut = /…|\.{3}/g;
const wordsOf = (text: string) => text.normalize('NFC').split(/\s+/u).filter(Boolean);

/** Where some words come next within others, from a place on; -1 if they don't. */
function placeOf(some: readonly string[], words: readonly string[], from: number): number {
  for (let at = from; at + some.length <= words.length; at++) if (startsAt(at, some, words)) return at;
  return -1;
}

/** The last word may lose its comma or full stop to the '…' after it. */
const startsAt = (at: number, some: readonly string[], words: readonly string[]) =>
  some.every((word, index) => {
    const there = words[at + index];
    return there === word || (index === some.length - 1 && there?.replace(/[.,;:]+$/, '') === word);
  });
