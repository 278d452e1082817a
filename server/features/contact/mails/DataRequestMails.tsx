import { formatCount, formatDate, formatDay, utc } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';

const why = `You're getting this email because someone used this email address to make a request about personal data on ${productName}.`;

/** The mailed link that confirms a request for one's data. The kind is a security email: people who want no email have this right too. */
export const dataRequestLink = defineMail({
  kind: 'security-data-request-link',
  subject: () => 'Confirm your request about your data',
  Body: DataRequestLinkMail,
  samples: { 'data-request-link': { confirmUrl: 'https://plaudit.example/privacy/request/token' } },
});

/** Repeats nothing that was typed, because anyone can type any address. */
export function DataRequestLinkMail({ confirmUrl }: { confirmUrl: string }) {
  return (
    <MailFrame preview="Confirm your address, and we'll start on it." why={why}>
      <Title>Confirm your request about your data</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Someone (hopefully you) sent us a request about the personal data we keep for this email address. Confirm that
        the address is yours, and our team will deal with it.
      </Paragraph>
      <Action href={confirmUrl}>Confirm my request</Action>
      <Small>
        The link works for {formatCount(profileLimits.claimLinkDays, 'day')}. If it wasn't you, ignore this email:
        nothing happens without this link.
      </Small>
    </MailFrame>
  );
}

export interface DataRequestNewsMailProps {
  name: string;
  outcome: 'answered' | 'refused' | 'extended';
  words: string;
  /** The new deadline, 'YYYY-MM-DD'; null unless it was extended. */
  dueOn: string | null;
  /** The link to the copy of their data and until when it works; null if there is no copy. */
  copy: { url: string; until: string } | null;
}

const sample = { name: 'Alex Sample', words: 'We corrected the spelling of your name.', dueOn: null, copy: null };
const titles = {
  answered: 'Our answer to your request about your data',
  refused: "We can't do what you requested about your data",
  extended: 'We need more time for your request about your data',
};

/** What was decided about a request for one's data. */
export const dataRequestNews = defineMail({
  kind: 'security-data-request-news',
  subject: ({ outcome }) => titles[outcome],
  Body: DataRequestNewsMail,
  samples: {
    'data-request-answered': { ...sample, outcome: 'answered' },
    'data-request-copy': {
      ...sample,
      outcome: 'answered',
      words: 'Here is a copy of what we keep about you.',
      copy: { url: 'https://plaudit.example/privacy/copy/token', until: '2026-12-24T09:00:00Z' },
    },
    'data-request-refused': { ...sample, outcome: 'refused' },
    'data-request-extended': { ...sample, outcome: 'extended', dueOn: '2026-12-24' },
  },
});

/** Tells a person the answer to their request, why it was refused, or the new date after an extension. */
export function DataRequestNewsMail({ name, outcome, words, dueOn, copy }: DataRequestNewsMailProps) {
  return (
    <MailFrame preview={titles[outcome]} why={why}>
      <Title>{titles[outcome]}</Title>
      <Greeting name={name} />
      <Quotation>{words}</Quotation>
      {dueOn && <Paragraph>{`You'll get our answer by ${formatDay(dueOn)}.`}</Paragraph>}
      {copy && (
        <>
          <Action href={copy.url}>Get the copy of your data</Action>
          <Small>
            {`The link works until ${formatDate(copy.until, utc)} (UTC). Anyone who has it can download the copy, so don't forward this email.`}
          </Small>
        </>
      )}
      {outcome === 'refused' && (
        <Paragraph>
          If you don't agree, reply to this email, or complain to the authority in your country. Our privacy page names
          them.
        </Paragraph>
      )}
    </MailFrame>
  );
}
