import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface JobMessageMailProps {
  name: string;
  /** Who wrote. Never an address. */
  from: { name: string; organization: string };
  words: string;
  jobTitle: string;
  /** Null if it is about the job itself. */
  candidateName: string | null;
  /** Full addresses: where the recipient reads all messages and answers, and where they choose what is emailed. */
  url: string;
  settingsUrl: string;
}

const about = ({ jobTitle, candidateName }: Pick<JobMessageMailProps, 'jobTitle' | 'candidateName'>) =>
  candidateName ? `${candidateName}, a candidate for ${jobTitle}` : jobTitle;

const sample: JobMessageMailProps = {
  name: 'Alex Sample',
  from: { name: 'Robin Reader', organization: 'Harbour Works' },
  words: 'Could Kim start two weeks earlier?\n\nThe site opens in March.',
  jobTitle: 'Site engineer',
  candidateName: 'Kim Candidate',
  url: 'https://plaudit.example/my-jobs?view=candidates',
  settingsUrl: 'https://plaudit.example/account',
};

/** A message of the other side about a job or a candidate. It's answered on the site, so nobody's address is shown. */
export const jobMessage = defineMail({
  kind: 'job-message',
  canUnsubscribe: true,
  subject: ({ from, jobTitle, candidateName }) => `${from.name} wrote to you about ${candidateName ?? jobTitle}`,
  Body: JobMessageMail,
  samples: { 'job-message': sample, 'job-message-job': { ...sample, candidateName: null } },
});

function JobMessageMail({ name, from, words, url, settingsUrl, ...subject }: JobMessageMailProps) {
  return (
    <MailFrame
      preview={words}
      why={`You're getting this email because you have an account on ${productName} and get emails about jobs right away.`}
    >
      <Title>{`New message from ${from.name}`}</Title>
      <Greeting name={name} />
      <Paragraph>{`${from.name} of ${from.organization} wrote to you about ${about(subject)}:`}</Paragraph>
      <Quotation>{words}</Quotation>
      <Action href={url}>Reply</Action>
      <Small>
        Answers to this email don't reach them. <TextLink href={settingsUrl}>Choose what we email you about</TextLink>
      </Small>
    </MailFrame>
  );
}
