import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface TrainingConfirmedMailProps {
  what: 'confirmed' | 'moved' | 'reminder';
  name: string;
  /** When it starts, in words with the time zone. */
  when: string;
  topics: string;
  meetingUrl: string;
  /** The full address where they cancel it. */
  homeUrl: string;
}

const sample: TrainingConfirmedMailProps = {
  what: 'confirmed',
  name: 'Alex Sample',
  when: 'Tue, Dec 1, 2026, 9:00 AM AEDT',
  topics: 'Inviting people to review, Managing your team',
  meetingUrl: 'https://meet.example/session',
  homeUrl: 'https://plaudit.example/home',
};

const titles = {
  confirmed: 'Your training is confirmed',
  moved: 'Your training has changed',
  reminder: 'Your training is coming up',
} as const;

/** The time and link of a training session: when it is confirmed or moved, and the day before. */
export const trainingConfirmed = defineMail({
  kind: 'training-confirmed',
  subject: ({ what, when }) => `${titles[what]}: ${when}`,
  Body: TrainingConfirmedMail,
  samples: {
    'training-confirmed': sample,
    'training-moved': { ...sample, what: 'moved' },
    'training-reminder': { ...sample, what: 'reminder' },
  },
});

function TrainingConfirmedMail({ what, name, when, topics, meetingUrl, homeUrl }: TrainingConfirmedMailProps) {
  return (
    <MailFrame
      preview={when}
      why={`You're getting this email because you booked a training session on ${productName}.`}
    >
      <Title>{titles[what]}</Title>
      <Greeting name={name} />
      {what === 'moved' && <Paragraph>These are the new time and link of your training.</Paragraph>}
      <Facts
        facts={[
          ['When', when],
          ['Topics', topics],
        ]}
      />
      <Action href={meetingUrl}>Join the meeting</Action>
      <Small>
        The attached file adds it to your calendar. If you can't make it, cancel on{' '}
        <TextLink href={homeUrl}>your home page</TextLink>.
      </Small>
    </MailFrame>
  );
}
