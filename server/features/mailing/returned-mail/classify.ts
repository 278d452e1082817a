import { isNobodysCode } from '#server/mail/fate.ts';

/**
 * What a returned email means for the address. `hard`: it does not exist. `policy`: they refuse us, not the address.
 */
export const returnedMailKinds = ['hard', 'soft', 'policy', 'complaint'] as const;
export type ReturnedMailKind = (typeof returnedMailKinds)[number];

/** What happened to an email after a server accepted it. `isFinal`: it will not arrive any more. */
export interface Verdict {
  kind: ReturnedMailKind;
  isFinal: boolean;
  /** The enhanced status code (RFC 3463), such as 5.1.1, if there is one. */
  status: string | null;
  /** In the other server's words, at most 300 characters. */
  detail: string;
}

interface Told {
  isFinal: boolean;
  status: string;
  words: string;
}

/**
 * Interprets a status code of RFC 3463: no such address, refused by their policy, or anything temporary, such as a full
 * mailbox. When the code only says 'failed', the text may contain a better one, or say it in English.
 */
export function classify({ isFinal, status, words }: Told): Verdict {
  const code = betterCode(status, words);
  const verdict = { isFinal, status: code, detail: detailOf(code, words) };
  if (!isFinal || code?.startsWith('4.')) return { kind: 'soft', ...verdict };
  if (code?.startsWith('5.7.')) return { kind: 'policy', ...verdict };
  if (code && isNobodysCode(code)) return { kind: 'hard', ...verdict };
  const isVague = code === null || /^5\.[01]\.0$/.test(code);
  return { kind: isVague && saysNobody.test(words) ? 'hard' : 'soft', ...verdict };
}

/**
 * An enhanced status code: a class, one of the eight subjects of RFC 3463, and a detail. Not dates, versions or network
 * addresses, which also have dots.
 */
const enhanced = '[245]\\.[0-7]\\.\\d{1,3}(?![.\\d])';
const wholeField = new RegExp(`^${enhanced}`);
/** In text, a code counts only behind the reply code of the same class (RFC 2034), or as `(#5.1.1)`, as qmail writes it. */
const inText = new RegExp(`(?:(?<![.\\d])([245])\\d\\d[ -]+(?=\\1)|\\(#)(${enhanced})`);

/** The status code in a text for people, if it is there as a mail server writes it. */
export const statusIn = (words: string): string | null => inText.exec(words)?.[2] ?? null;

function betterCode(status: string, words: string): string | null {
  const own = wholeField.exec(status)?.[0] ?? null;
  if (own && !/\.0$/.test(own)) return own;
  return statusIn(words) ?? own;
}

const saysNobody =
  /\b(?:no such (?:user|mailbox|recipient|address)|(?:user|recipient|mailbox|address) (?:is )?(?:unknown|not found)|unknown (?:user|recipient|mailbox)|does(?: not|n['’]t) exist)\b/i;

const detailOf = (code: string | null, words: string) =>
  (words || (code ? `Status ${code}` : 'No reason was given')).replaceAll(/\s+/g, ' ').slice(0, 300);
