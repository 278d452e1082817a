import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Facts, Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface TrainingReceivedMailProps {
  name: string;
  topics: string;
  /** The preferred times, in words with the time zone. */
  times: readonly string[];
  /** Whether a booking was changed. */
  isChange: boolean;
  /** The full address where they change or cancel it. */
  homeUrl: string;
}

const sample: TrainingReceivedMailProps = {
  name: 'Alex Sample',
  topics: 'Inviting people to review, Managing your team',
  times: ['Tue, Dec 1, 2026, 9:00 AM AEDT', 'Wed, Dec 2, 2026, 2:00 PM AEDT'],
  isChange: false,
  homeUrl: 'https://plaudit.example/home',
};

/** Confirms to a recruiter that we have their booking, or its change. */
export const trainingReceived = defineMail({
  kind: 'training-received',
  subject: ({ isChange }) => (isChange ? 'We have your new training times' : 'We have your training request'),
  Body: TrainingReceivedMail,
  samples: { 'training-received': sample, 'training-changed': { ...sample, isChange: true } },
});

function TrainingReceivedMail({ name, topics, times, isChange, homeUrl }: TrainingReceivedMailProps) {
  return (
    <MailFrame
      preview="We'll confirm a time by email."
      why={`You're getting this email because you booked a training session on ${productName}.`}
    >
      <Title>{isChange ? 'We have your changes' : 'We have your request'}</Title>
      <Greeting name={name} />
      <Paragraph>We'll choose one of your times and email you the meeting link.</Paragraph>
      <Facts
        facts={[['Topics', topics], ...times.map((time, index) => [`Preferred time ${index + 1}`, time] as const)]}
      />
      <Small>
        You can change or cancel your booking on <TextLink href={homeUrl}>your home page</TextLink>.
      </Small>
    </MailFrame>
  );
}
