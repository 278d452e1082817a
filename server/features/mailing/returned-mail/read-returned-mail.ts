import { createHash } from 'node:crypto';
import { type ParsedMail, type SimpleParserOptions, simpleParser } from 'mailparser';
import { classify, statusIn, type Verdict } from './classify.ts';

/** What an email to one of our return addresses says; `key` is the same when it is sent twice. */
export interface ReturnedMail extends Verdict {
  key: Buffer;
}

/**
 * Reads a delivery status notification (RFC 3464), a complaint (ARF, RFC 5965), or a bounce in plain words. Null for
 * anything else: holiday notices, delivery confirmations, answers from people, letters of lists.
 * @param isFromNobody the envelope had no sender, as with every bounce
 */
export async function readReturnedMail(raw: Buffer, isFromNobody: boolean): Promise<ReturnedMail | null> {
  const mail = await simpleParser(raw, { keepDeliveryStatus: true, skipTextLinks: true } as SimpleParserOptions);
  const verdict = verdictOf(mail, isFromNobody);
  return (
    verdict && {
      ...verdict,
      key: createHash('sha256')
        .update(mail.messageId ?? raw)
        .digest(),
    }
  );
}

function verdictOf(mail: ParsedMail, isFromNobody: boolean): Verdict | null {
  const status = partOf(mail, /^message\/(?:global-)?delivery-status$/);
  if (status !== null) return fromDeliveryStatus(status);
  const feedback = partOf(mail, /^message\/feedback-report$/);
  if (feedback !== null) return fromFeedback(feedback);
  return isFromNobody && !isAutomaticReply(mail) ? fromWords(mail.text ?? '') : null;
}

const partOf = ({ attachments }: ParsedMail, type: RegExp): string | null =>
  attachments.find(({ contentType }) => type.test(contentType))?.content.toString('utf8') ?? null;

/** One group about the email, then one for each recipient. Ours have one; of several, the worst counts. */
function fromDeliveryStatus(text: string): Verdict | null {
  const groups = text.split(/\r?\n\r?\n/).map(fieldsOf);
  for (const wanted of ['failed', 'delayed'] as const)
    for (const fields of groups)
      if (isAboutRecipient(fields) && fields['action']?.toLowerCase().startsWith(wanted))
        return classify({
          isFinal: wanted === 'failed',
          status: fields['status'] ?? '',
          words: (fields['diagnostic-code'] ?? '').replace(/^\s*\w+\s*;\s*/, ''),
        });
  return null;
}

/** The fields that RFC 3464 requires of each recipient. Some servers leave out the status. */
const isAboutRecipient = (fields: Record<string, string>) =>
  Boolean(fields['final-recipient'] ?? fields['original-recipient']);

/** 'Not spam' is praise, and a failed signature says nothing about the reader. */
function fromFeedback(text: string): Verdict | null {
  const type = fieldsOf(text)['feedback-type']?.toLowerCase() ?? '';
  if (type === 'not-spam' || type === 'auth-failure') return null;
  return {
    kind: 'complaint',
    isFinal: true,
    status: null,
    detail: `Marked as spam (${type.slice(0, 40) || 'complaint'})`,
  };
}

/** Older servers write a letter: `550 5.1.1 …`, or `(#5.1.1)` as qmail does. */
function fromWords(text: string): Verdict | null {
  for (const line of text.split(/\r?\n/)) {
    const status = statusIn(line);
    if (status && !status.startsWith('2'))
      return classify({ isFinal: status.startsWith('5'), status, words: line.trim() });
  }
  return null;
}

/**
 * Whether an email's headers say that a mailbox's or list's program wrote it: RFC 3834, and what programs did before
 * it. Exchange marks its holiday notices as `auto-generated`, so any value but `no` counts. Bounces in plain words come
 * from servers too old to say any of this.
 */
function isAutomaticReply({ headers }: ParsedMail): boolean {
  const says = (name: string) =>
    String(headers.get(name) ?? '')
      .trim()
      .toLowerCase();
  const submitted = says('auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    ofPrograms.some((name) => headers.has(name)) ||
    /^(?:auto_reply|list)$/.test(says('precedence'))
  );
}

const ofPrograms = [
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-autoreply-from',
  'x-mail-autoreply',
  // mailparser puts all List-… headers into one.
  'list',
];

/** Header fields by lower-case name. Lines that start with a space continue the one before. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), value!.trim()]] : [];
    }),
  );
}
