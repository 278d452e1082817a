import { jobLimits } from '#common/jobs/limits.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Small, Title } from '#server/mail/parts.tsx';

/** The names in an email to a candidate. */
export interface CandidateNames {
  name: string;
  jobTitle: string;
  companyName: string;
  recruiterName: string;
  agency: string;
}

export interface CandidateConsentMailProps extends CandidateNames {
  isAgain: boolean;
  /** The full address of the page where they agree. */
  url: string;
}

/** Made-up names for previews and tests. */
export const sampleNames: CandidateNames = {
  name: 'Kim Sample',
  jobTitle: 'Site engineer',
  companyName: 'Company Example',
  recruiterName: 'Alex Sample',
  agency: 'Agency Example',
};

const sample: CandidateConsentMailProps = {
  ...sampleNames,
  isAgain: false,
  url: 'https://plaudit.example/candidate-consent/t0ken',
};

/** Asks a candidate whether a company may see what a recruiter submitted. Opening the link changes nothing. */
export const candidateConsent = defineMail({
  kind: 'candidate-consent',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ jobTitle, companyName }) => `May ${companyName} see your application for ${jobTitle}?`,
  Body: CandidateConsentMail,
  samples: { 'candidate-consent': sample, 'candidate-consent-again': { ...sample, isAgain: true } },
});

function CandidateConsentMail({
  name,
  jobTitle,
  companyName,
  recruiterName,
  agency,
  isAgain,
  url,
}: CandidateConsentMailProps) {
  return (
    <MailFrame
      preview={`${recruiterName} would like to introduce you to ${companyName}.`}
      why={`You're getting this email because ${recruiterName} entered your address to submit you for a job on ${productName}.`}
    >
      <Title>{`May ${companyName} see your application?`}</Title>
      <Greeting name={name} />
      <Paragraph>
        {`${recruiterName} of ${agency} would like to introduce you to ${companyName}${isAgain ? ', and is still waiting for your answer' : ''}.`}
      </Paragraph>
      <Facts
        facts={[
          ['Job', jobTitle],
          ['Company', companyName],
          ['Recruiter', `${recruiterName}, ${agency}`],
        ]}
      />
      <Paragraph>
        The company sees nothing about you until you agree. You can see what would be shared, and change your mind
        later.
      </Paragraph>
      <Action href={url}>Read and decide</Action>
      <Small>
        {`The link works for ${jobLimits.consentDays} days. If you do nothing, nothing is shared, and what was entered about you is deleted.`}
      </Small>
    </MailFrame>
  );
}
