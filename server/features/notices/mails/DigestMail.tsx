import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface DigestMailProps {
  name: string;
  rhythm: 'daily' | 'weekly';
  /** The newest ones, each a sentence with its full address. */
  notices: readonly { key: string; sentence: string; url: string }[];
  /** How many there are, with those that are not listed. */
  count: number;
  homeUrl: string;
  settingsUrl: string;
}

/** What happened since the last summary, and has not been read. */
export const digestMail = defineMail({
  kind: 'notice-digest',
  canUnsubscribe: true,
  subject: ({ notices, count }) => (count === 1 ? notices[0]!.sentence : `${formatCount(count, 'thing')} happened`),
  Body: DigestMail,
  samples: {
    'notice-digest-daily': {
      name: 'Alex Sample',
      rhythm: 'daily',
      count: 2,
      notices: [
        {
          key: 'one',
          sentence: '“Found me the right job” still has no reply from you',
          url: 'https://plaudit.example/reviews/publishedNotReplied',
        },
        {
          key: 'two',
          sentence: 'Your invitation to Robin Reader bounced',
          url: 'https://plaudit.example/reviews/requested',
        },
      ],
      homeUrl: 'https://plaudit.example/dashboard',
      settingsUrl: 'https://plaudit.example/account',
    },
    'notice-digest-weekly': {
      name: 'Alex Sample',
      rhythm: 'weekly',
      count: 34,
      notices: [
        {
          key: 'one',
          sentence: 'New review: “Kept her word”',
          url: 'https://plaudit.example/reviews/publishedReplied',
        },
      ],
      homeUrl: 'https://plaudit.example/dashboard',
      settingsUrl: 'https://plaudit.example/account',
    },
  },
});

function DigestMail({ name, rhythm, notices, count, homeUrl, settingsUrl }: DigestMailProps) {
  const time = rhythm === 'daily' ? 'today' : 'this week';
  const more = count - notices.length;
  return (
    <MailFrame
      preview={notices[0]!.sentence}
      why={`You're getting this email because you have an account on ${productName} and chose, or never changed, how we tell you what happens.`}
    >
      <Title>{`What happened ${time}`}</Title>
      <Greeting name={name} />
      {notices.map(({ key, sentence, url }) => (
        <Paragraph key={key}>
          <TextLink href={url}>{sentence}</TextLink>
        </Paragraph>
      ))}
      {more > 0 && <Paragraph>{`And ${more} more.`}</Paragraph>}
      <Action href={homeUrl}>{`Open ${productName}`}</Action>
      <Small>
        <TextLink href={settingsUrl}>Choose what we email you about</TextLink>
      </Small>
    </MailFrame>
  );
}
