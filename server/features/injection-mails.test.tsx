import './index.ts';
import { cloneElement, type ReactElement } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { line } from '#common/inputs.ts';
import { Refusal } from '#server/commands/refusal.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { composeMail } from '#server/mail/compose.ts';
import { allSamples } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph } from '#server/mail/parts.tsx';
import { renderMail } from '#server/mail/render.tsx';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { startSmtp } from '#server/mail/testing/smtp.ts';
import { openSmtp } from '#server/mail/transport.ts';
import { hostileTexts, rawPlaceIn } from './testing/hostile-texts.ts';

const { database, context } = await testDatabase();

const letterOf = (text: string) =>
  letter({
    to: { email: 'dana@candidates.example', name: text },
    subject: `${text} asks for your review`,
    body: (
      <MailFrame preview={text} why={`You get this because ${text} asked us to write.`}>
        <Paragraph>{text}</Paragraph>
      </MailFrame>
    ),
  });

/** The header lines of an email, with folded ones joined. */
const headOf = (raw: string) =>
  raw
    .split('\r\n\r\n', 1)[0]!
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

const ours =
  'from|to|reply-to|subject|message-id|date|mime-version|content-type|auto-submitted|list-unsubscribe(-post)?';

describe('a text as name, subject and body of an email', () => {
  test('arrives as stored, in an email with no headers but ours', async () => {
    const server = await startSmtp();
    const transport = openSmtp({ url: server.url, from: 'Plaudit <no-reply@plaudit.example>' });
    onTestFinished(() => transport.close());
    for (const [what, typed] of Object.entries(hostileTexts)) {
      const { success, data: text } = line('it', { max: 4000 }).safeParse(typed);
      if (!success) continue;
      const { id } = await inWrite(context(), (write) => composeMail(write, letterOf(text)));
      const {
        html,
        text: plain,
        to_name,
        to_email,
        subject,
      } = await database.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const to = { email: to_email, name: to_name };
      const date = new Date('2026-11-21T09:00:00Z');
      const fate = await transport.send({
        messageId: `<${id}@x>`,
        to,
        replyTo: null,
        subject,
        html: html!,
        text: plain!,
        headers: {},
        date,
      });
      expect(fate, what).toEqual({ fate: 'accepted' });
      const { raw, parsed, to: reached } = server.received.at(-1)!;
      expect(reached, what).toEqual(['dana@candidates.example']);
      expect(
        headOf(raw).filter((head) => !new RegExp(`^(${ours}):`, 'i').test(head)),
        what,
      ).toEqual([]);
      expect(parsed.to, what).toMatchObject({ value: [{ address: 'dana@candidates.example' }] });
      expect(
        [parsed.subject, parsed.bcc, parsed.cc].map((one) => squeezed(String(one))),
        what,
      ).toEqual([squeezed(`${text} asks for your review`), 'undefined', 'undefined']);
      expect(squeezed(parsed.text ?? ''), what).toContain(squeezed(text));
      expect(rawPlaceIn(parsed.html || ''), what).toBeUndefined();
    }
    expect(server.received.length).toBeGreaterThan(15);
  });

  test('is refused before anything is written if it would break or reverse a line', async () => {
    for (const typed of [
      'Dana\r\nBcc: x@evil.example',
      'Dana\u0085x',
      'Dana\u2028x',
      'Dana\0x',
      'Dana \u202egnp',
      '\u2066Dana',
    ])
      await expect(inWrite(context(), (write) => composeMail(write, letterOf(typed)))).rejects.toThrow(Refusal);
  });
});

const markup = hostileTexts['an element and the end of an attribute']!;
const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};

test.each(allSamples().map((sample) => [sample.name, sample] as const))(
  'the email %s repeats what people wrote unchanged',
  async (_name, { body }) => {
    const template = body as ReactElement<Readonly<Record<string, unknown>>>;
    const written = Object.entries(template.props).filter(([, value]) => isWritten(value));
    const plain = squeezed((await renderMail(body, surroundings)).text);
    const isSaid = written.some(([, value]) => plain.includes(squeezed(String(value))));
    const spoilt = cloneElement(template, Object.fromEntries(written.map(([name]) => [name, markup])));
    const { html, text } = await renderMail(spoilt, surroundings);
    expect(rawPlaceIn(html)).toBeUndefined();
    if (isSaid) expect(squeezed(text)).toContain(markup);
  },
);

/** Values from our own code are words without spaces, addresses or days. */
const isWritten = (value: unknown) => typeof value === 'string' && /\s/.test(value) && !/^https?:/.test(value);

const squeezed = (text: string) => text.replaceAll(/^> ?/gm, '').replaceAll(/\s+/gu, ' ').trim();
