const reserved = /[\\|{}@[\]()<>#*_~]/g;
const url = /https?:\/\/[^\s<>"\\|{}^`]+/gi;
/** A '#' that begins a word, with nothing but letters and digits up to the word's end. */
const hashtag = /(?<![^\s([{"'“‘])#(?=\p{N}*\p{L})[\p{L}\p{N}]+(?![\p{L}\p{N}\p{M}_#@\\/|~*-])/gu;

/**
 * A text as LinkedIn wants it in a post: its reserved characters are escaped, as LinkedIn cuts a post at the first one
 * that isn't. Links and hashtags stay whole.
 */
export function littleText(text: string): string {
  let done = 0;
  let result = '';
  for (const { 0: kept, index } of keptIn(text)) {
    result += escaped(text.slice(done, index)) + kept;
    done = index + kept.length;
  }
  return result + escaped(text.slice(done));
}

const escaped = (text: string) => text.replace(reserved, '\\$&');

/** What stays whole, in order: links, and the hashtags outside of them. */
function keptIn(text: string): { 0: string; index: number }[] {
  const links = [...text.matchAll(url)].map(withoutEnd);
  const isApart = ({ 0: tag, index: at }: RegExpMatchArray & { index: number }) =>
    links.every(({ 0: link, index }) => at + tag.length <= index || at >= index + link.length);
  const tags = [...text.matchAll(hashtag)].filter(isApart);
  return [...links, ...tags].sort((one, other) => one.index - other.index);
}

/** A link without the punctuation of the sentence around it: a closing bracket belongs to it if it opens one. */
function withoutEnd({ 0: link, index }: RegExpMatchArray & { index: number }) {
  let kept = link;
  for (;;) {
    const last = kept.at(-1) ?? '';
    const opening = { ')': '(', ']': '[' }[last];
    const isStray = opening ? countOf(kept, last) > countOf(kept, opening) : /[.,;:!?'*]/.test(last);
    if (!isStray) return { 0: kept, index };
    kept = kept.slice(0, -1);
  }
}

const countOf = (text: string, mark: string) => text.split(mark).length - 1;
