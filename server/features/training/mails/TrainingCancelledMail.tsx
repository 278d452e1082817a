import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Quotation, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface TrainingCancelledMailProps {
  name: string;
  /** When it would have started, in words; null if no time was confirmed. */
  when: string | null;
  /** Why we cancelled it; null if they did. */
  reason: string | null;
  /** The full address where they can book again. */
  homeUrl: string;
}

const sample: TrainingCancelledMailProps = {
  name: 'Alex Sample',
  when: 'Tue, Dec 1, 2026, 9:00 AM AEDT',
  reason: 'Our trainer is ill. Please choose other times.',
  homeUrl: 'https://plaudit.example/home',
};

/** Tells a person that their training is cancelled, by us or by themselves. */
export const trainingCancelled = defineMail({
  kind: 'training-cancelled',
  subject: 'Your training is canceled',
  Body: TrainingCancelledMail,
  samples: { 'training-cancelled': sample, 'training-cancelled-by-person': { ...sample, when: null, reason: null } },
});

function TrainingCancelledMail({ name, when, reason, homeUrl }: TrainingCancelledMailProps) {
  return (
    <MailFrame
      preview={when ?? 'Book again whenever you like.'}
      why={`You're getting this email because you booked a training session on ${productName}.`}
    >
      <Title>Your training is canceled</Title>
      <Greeting name={name} />
      <Paragraph>
        {reason === null ? 'You canceled your training' : 'We had to cancel your training'}
        {when ? ` on ${when}.` : '.'}
      </Paragraph>
      {reason !== null && <Quotation>{reason}</Quotation>}
      <Small>
        You can book another one on <TextLink href={homeUrl}>your home page</TextLink>.
      </Small>
    </MailFrame>
  );
}
