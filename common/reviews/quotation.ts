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
