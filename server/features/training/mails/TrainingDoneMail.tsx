import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Title } from '#server/mail/parts.tsx';

export interface TrainingDoneMailProps {
  name: string;
  /** The full address of their home page. */
  homeUrl: string;
}

/** Thanks a person for taking part in a training session. */
export const trainingDone = defineMail({
  kind: 'training-done',
  subject: 'Thanks for joining the training',
  Body: TrainingDoneMail,
  samples: { 'training-done': { name: 'Alex Sample', homeUrl: 'https://plaudit.example/home' } },
});

function TrainingDoneMail({ name, homeUrl }: TrainingDoneMailProps) {
  return (
    <MailFrame
      preview="Your next step is on your home page."
      why={`You're getting this email because you booked a training session on ${productName}.`}
    >
      <Title>Thanks for joining the training</Title>
      <Greeting name={name} />
      <Paragraph>We hope it was useful. Your next step is on your home page, where you can also book again.</Paragraph>
      <Action href={homeUrl}>Open your home page</Action>
    </MailFrame>
  );
}
