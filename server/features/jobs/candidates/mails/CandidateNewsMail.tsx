import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';
import { type CandidateNames, sampleNames } from './CandidateConsentMail.tsx';

/** What happened to a candidate. */
export type CandidateNews = 'agreed' | 'rejected' | 'withdrawn' | 'filled' | 'jobWithdrawn' | 'hired';

export interface CandidateNewsMailProps extends CandidateNames {
  what: CandidateNews;
  /** The full address where they take their consent back; null where that is not what it is about. */
  url: string | null;
}

const words: Readonly<
  Record<CandidateNews, { title: (names: CandidateNames) => string; says: (names: CandidateNames) => string }>
> = {
  agreed: {
    title: ({ companyName }) => `${companyName} can see your application now`,
    says: ({ jobTitle, companyName, recruiterName }) =>
      `You agreed that ${companyName} sees your application for ${jobTitle}. ${recruiterName} tells you about interviews and offers.`,
  },
  rejected: {
    title: ({ jobTitle }) => `About your application for ${jobTitle}`,
    says: ({ jobTitle, companyName, recruiterName }) =>
      `${companyName} decided not to go ahead with your application for ${jobTitle}. Thank you for your time. ${recruiterName} has the company's reason and can tell you more.`,
  },
  withdrawn: {
    title: ({ jobTitle }) => `Your application for ${jobTitle} was withdrawn`,
    says: ({ jobTitle, companyName, recruiterName, agency }) =>
      `${recruiterName} of ${agency} withdrew your application for ${jobTitle} at ${companyName}. If you didn't expect that, please ask them why.`,
  },
  filled: {
    title: ({ jobTitle }) => `About your application for ${jobTitle}`,
    says: ({ jobTitle, companyName }) =>
      `${companyName} has hired someone else for ${jobTitle}. Thank you for your time and your interest.`,
  },
  jobWithdrawn: {
    title: ({ jobTitle }) => `About your application for ${jobTitle}`,
    says: ({ jobTitle, companyName }) =>
      `${companyName} is no longer looking for ${jobTitle}, so your application has ended. Thank you for your time and your interest.`,
  },
  hired: {
    title: ({ jobTitle }) => `Congratulations on your new job: ${jobTitle}`,
    says: ({ jobTitle, companyName, recruiterName }) =>
      `${recruiterName} accepted the offer of ${companyName} for ${jobTitle} for you. They tell you what comes next.`,
  },
};

const sample = { ...sampleNames, url: null };

/** Tells a candidate what happened to their application, so that nobody is left without an answer. */
export const candidateNews = defineMail({
  kind: 'candidate-news',
  ofAgency: true,
  canUnsubscribe: true,
  subject: ({ what, ...names }) => words[what].title(names),
  Body: CandidateNewsMail,
  samples: {
    'candidate-agreed': { ...sample, what: 'agreed', url: 'https://plaudit.example/candidate-consent/t0ken' },
    'candidate-rejected': { ...sample, what: 'rejected' },
    'candidate-withdrawn': { ...sample, what: 'withdrawn' },
    'candidate-filled': { ...sample, what: 'filled' },
    'candidate-job-withdrawn': { ...sample, what: 'jobWithdrawn' },
    'candidate-hired': { ...sample, what: 'hired' },
  },
});

function CandidateNewsMail({ what, url, ...names }: CandidateNewsMailProps) {
  const { title, says } = words[what];
  return (
    <MailFrame
      preview={says(names)}
      why={`You're getting this email because ${names.recruiterName} submitted you for a job on ${productName}.`}
    >
      <Title>{title(names)}</Title>
      <Greeting name={names.name} />
      <Paragraph>{says(names)}</Paragraph>
      {url && (
        <Small>
          You can withdraw at any time, and have your data erased, on{' '}
          <TextLink href={url}>your application's page</TextLink>. Keep this email: the link is yours alone.
        </Small>
      )}
    </MailFrame>
  );
}
