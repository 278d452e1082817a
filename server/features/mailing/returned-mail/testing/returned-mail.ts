/** The content of a delivery status notification; the defaults are those of a missing mailbox. */
interface Told {
  action?: string;
  status?: string;
  diagnostic?: string;
  messageId?: string;
  recipient?: string;
}

/** A notification as Postfix writes it (RFC 3464): text for people, fields for programs, headers of the email. */
export const deliveryNotice = ({
  action = 'failed',
  status = '5.1.1',
  diagnostic = `smtp; 550 ${status} <dana@candidates.example>: Recipient address rejected`,
  messageId = `<${crypto.randomUUID()}@mx.candidates.example>`,
  recipient = 'dana@candidates.example',
}: Told = {}): string =>
  lines(
    'From: MAILER-DAEMON@mx.candidates.example (Mail Delivery System)',
    'To: bounce@bounces.plaudit.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: ${messageId}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B0/mx.candidates.example"',
    '',
    '--B0/mx.candidates.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--B0/mx.candidates.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.candidates.example',
    'X-Postfix-Queue-ID: 4XyZ',
    'Arrival-Date: Sat, 21 Nov 2026 09:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.candidates.example',
    `Diagnostic-Code: ${diagnostic.slice(0, 30)}`,
    `    ${diagnostic.slice(30)}`,
    '',
    '--B0/mx.candidates.example',
    'Content-Type: message/rfc822-headers',
    '',
    'Subject: Ada asks for your review',
    'To: dana@candidates.example',
    '',
    '--B0/mx.candidates.example--',
    '',
  );

/** A complaint as mailbox providers forward it (ARF, RFC 5965). */
export const complaint = (type = 'abuse'): string =>
  lines(
    'From: <feedback@mailbox.example>',
    'Subject: FW: Ada asks for your review',
    `Message-ID: <${crypto.randomUUID()}@mailbox.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    'Content-Disposition: inline',
    '',
    'From: <ada@plaudit.example>',
    'Subject: Ada asks for your review',
    '',
    'Feedback-Type: not-spam',
    '',
    '--part--',
    '',
  );

/** An email in plain text with these headers. */
export const letterWith = (headers: Record<string, string>, ...text: string[]): string =>
  lines(
    ...Object.entries({
      From: 'Dana <dana@candidates.example>',
      Subject: 'Re: Ada asks for your review',
      'Message-ID': `<${crypto.randomUUID()}@candidates.example>`,
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    ...text,
    '',
  );

const lines = (...all: string[]) => all.join('\r\n');
