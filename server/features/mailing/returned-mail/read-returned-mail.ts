import { createHash } from 'node:crypto';
import { type ParsedMail, type SimpleParserOptions, simpleParser } from 'mailparser';
import { classify, type Verdict } from './classify.ts';

/** What an email to one of our return addresses says; `key` is the same when it is sent twice. */
export interface ReturnedMail extends Verdict {
  key: Buffer;
}

/**
 * Reads a delivery status notification (RFC 3464), a complaint (ARF, RFC 5965), or a bounce in plain words. Null for
 * anything else: holiday notices, delivery confirmations, answers from people.
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
      if (fields['action']?.toLowerCase().startsWith(wanted))
        return classify({
          isFinal: wanted === 'failed',
          status: fields['status'] ?? '',
          words: (fields['diagnostic-code'] ?? '').replace(/^\s*\w+\s*;\s*/, ''),
        });
  return null;
}

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

/** Older servers write a letter: `550 5.1.1 …`, or `#5.1.1` as qmail does. */
function fromWords(text: string): Verdict | null {
  const line = text.split(/\r?\n/).find((one) => /(?:^|[\s#(])[45]\.\d{1,3}\.\d{1,3}\b/.test(one));
  const status = line && /[45]\.\d{1,3}\.\d{1,3}/.exec(line)?.[0];
  return line && status ? classify({ isFinal: status.startsWith('5'), status, words: line.trim() }) : null;
}

/** RFC 3834, and what programs did before it. */
function isAutomaticReply({ headers }: ParsedMail): boolean {
  const says = (name: string) => String(headers.get(name) ?? '').toLowerCase();
  return (
    says('auto-submitted').startsWith('auto-replied') ||
    says('x-autoreply') !== '' ||
    says('x-autorespond') !== '' ||
    says('precedence') === 'auto_reply'
  );
}

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
