import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Quotation, Title } from '#server/mail/parts.tsx';

export interface ReportDecidedMailProps {
  profileName: string;
  isSettled: boolean;
  /** What staff say about it; null if nothing. */
  words: string | null;
}

const sample = { profileName: 'Alex Sample', isSettled: true, words: 'The place was wrong; it is corrected.' };

/** To somebody who reported a profile. */
export const reportDecided = defineMail({
  kind: 'report-decided',
  subject: ({ profileName }) => `Your report about the profile of ${profileName}`,
  Body: ReportDecidedMail,
  samples: { 'report-settled': sample, 'report-dismissed': { ...sample, isSettled: false, words: null } },
});

/** Tells somebody who reported a profile what was decided. */
export function ReportDecidedMail({ profileName, isSettled, words }: ReportDecidedMailProps) {
  return (
    <MailFrame
      preview={isSettled ? "We've acted on it." : 'We looked into it and left the profile as it is.'}
      why={`You're getting this email because someone reported a profile on ${productName} with this address.`}
    >
      <Title>
        {isSettled ? "Thank you, we've acted on your report" : 'We looked into it and left the profile as it is'}
      </Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {isSettled
          ? `You told us that something is wrong with the profile of ${profileName}. We looked into it and acted on it.`
          : `You told us that something is wrong with the profile of ${profileName}. We looked into it and found nothing to change.`}
      </Paragraph>
      {words && <Quotation>{words}</Quotation>}
    </MailFrame>
  );
}
