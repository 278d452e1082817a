/** What became of a mail that was handed to a mail server. */
export type Fate =
  | { fate: 'accepted' }
  /** Refused for good. `badAddress`: because nobody has this address, so it is never to be mailed again. */
  | { fate: 'refused'; reason: string; badAddress: boolean }
  /** Surely not accepted, and worth another try. */
  | { fate: 'deferred'; reason: string }
  /** The connection was lost when the server may already have had the whole mail. */
  | { fate: 'unknown'; reason: string };

/** What nodemailer tells about a failed send. */
export interface SmtpFailure {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
}

/**
 * Reads the fate of a mail from a failed send.
 * A reply of the server counts above all. Without one it matters whether the body had begun to travel: before that
 * nothing can have been accepted.
 */
export function fateOf(failure: SmtpFailure, hasBodyBegun: boolean): Fate {
  const reason = failure.response ?? failure.message;
  const code = failure.responseCode;
  const isAboutThisMail = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  if (isAboutThisMail && isFinal(code)) return { fate: 'refused', reason, badAddress: hasNobody(failure) };
  // Wrong credentials, or a server that lets nobody in, say nothing about this mail, whatever their number.
  const wasTurnedAway = code !== undefined && code >= 400;
  return wasTurnedAway || !hasBodyBegun ? { fate: 'deferred', reason } : { fate: 'unknown', reason };
}

/**
 * RFC 5321: 5yz is permanent, except 503, which is about the order of commands. Without a reply nodemailer itself found
 * that the mail can never be sent.
 */
const isFinal = (code: number | undefined) => code === undefined || (code >= 500 && code < 600 && code !== 503);

/** No such mailbox or domain, moved, disabled (RFC 3463 sections 3.2 and 3.3); never 5.1.7 or 5.1.8, which blame our own address. */
const nobodyThere = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;
/** Whether an enhanced status code says that nobody has the address. */
export const isNobodysCode = (code: string): boolean => nobodyThere.test(code);
const hasNobody = ({ command, response }: SmtpFailure) => command !== 'MAIL FROM' && nobodyThere.test(response ?? '');
