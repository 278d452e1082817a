/** What happened to an email that was handed to a mail server. */
export type Fate =
  | { fate: 'accepted' }
  /** Refused permanently. `badAddress`: the address does not exist, so it must not be used again. */
  | { fate: 'refused'; reason: string; badAddress: boolean }
  /** Certainly not accepted, and worth another try. */
  | { fate: 'deferred'; reason: string }
  /** The connection was lost when the server may already have had the whole email. */
  | { fate: 'unknown'; reason: string };

/** What nodemailer reports about a failed send. */
export interface SmtpFailure {
  message: string;
  code?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
}

/**
 * Determines an email's fate from a failed send. A reply of the server decides. Without one, nothing can have been
 * accepted unless the body had started.
 */
export function fateOf(failure: SmtpFailure, hasBodyBegun: boolean): Fate {
  const reason = failure.response ?? failure.message;
  const code = failure.responseCode;
  const isAboutThisMail = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  if (isAboutThisMail && isFinal(code)) return { fate: 'refused', reason, badAddress: hasNobody(failure) };
  // Wrong credentials, or a server that refuses everybody, say nothing about this email, whatever their code.
  const wasTurnedAway = code !== undefined && code >= 400;
  return wasTurnedAway || !hasBodyBegun ? { fate: 'deferred', reason } : { fate: 'unknown', reason };
}

/**
 * RFC 5321: 5yz is permanent, except 503, which is about the order of commands. Without a reply, nodemailer itself
 * found that the email can never be sent.
 */
const isFinal = (code: number | undefined) => code === undefined || (code >= 500 && code < 600 && code !== 503);

/**
 * No such mailbox or domain, moved, disabled (RFC 3463 sections 3.2 and 3.3). Not 5.1.7 or 5.1.8, which blame our own
 * address.
 */
const nobodyThere = /(?<![.\d])5\.(?:1\.(?:1|2|3|6|10)|2\.1)(?![.\d])/;
/** Whether an enhanced status code says that the address does not exist. */
export const isNobodysCode = (code: string): boolean => nobodyThere.test(code);
const hasNobody = ({ command, response }: SmtpFailure) => command !== 'MAIL FROM' && nobodyThere.test(response ?? '');
