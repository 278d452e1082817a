import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Facts, Greeting, Paragraph, Quotation, Small, Title } from '#server/mail/parts.tsx';

/** What is said about an interview with an agreed time. */
export type InterviewNews = 'agreed' | 'changed' | 'cancelled' | 'reminder';

export interface InterviewMailProps {
  what: InterviewNews;
  /** Who reads it. */
  reads: 'candidate' | 'recruiter' | 'company';
  name: string;
  candidateName: string;
  jobTitle: string;
  companyName: string;
  recruiterName: string;
  agency: string;
  /** The agreed time, in words with the time zone. */
  when: string;
  length: string;
  mode: string;
  placeLabel: string;
  place: string;
  note: string;
  /** Why it was canceled; empty if nothing was said, and for the candidate. */
  reason: string;
  /** The full address of the candidate's page; null for the candidate, who has no account. */
  url: string | null;
}

const sample: InterviewMailProps = {
  what: 'agreed',
  reads: 'candidate',
  name: 'Kim Sample',
  candidateName: 'Kim Sample',
  jobTitle: 'Site engineer',
  companyName: 'Company Example',
  recruiterName: 'Alex Sample',
  agency: 'Agency Example',
  when: 'Tue, Dec 1, 2026, 9:00 AM AEDT (Sydney)',
  length: '45 minutes',
  mode: 'Video call',
  placeLabel: 'Link',
  place: 'https://meet.example/interview',
  note: 'Bring an example of your work.',
  reason: '',
  url: null,
};

const page = 'https://plaudit.example/jobs?job=1&open=Application:1';
const sampleOfHirer: InterviewMailProps = { ...sample, reads: 'company', name: 'Robin Sample', url: page };
const sampleOfRecruiter: InterviewMailProps = { ...sampleOfHirer, reads: 'recruiter', name: 'Alex Sample' };

/** What the subject and the heading say. */
function titleOf({ what, reads, candidateName, jobTitle }: InterviewMailProps): string {
  const interview =
    reads === 'candidate' ? `interview for ${jobTitle}` : `interview with ${candidateName} for ${jobTitle}`;
  if (what === 'agreed') return `Time agreed: ${interview}`;
  if (what === 'changed') return `New time: ${interview}`;
  if (what === 'cancelled') return `Canceled: ${interview}`;
  return `Coming up: ${interview}`;
}

const withCandidate = {
  kind: 'interview-candidate',
  subject: titleOf,
  Body: InterviewMail,
  samples: {
    'interview-candidate-agreed': sample,
    'interview-candidate-changed': { ...sample, what: 'changed' },
    'interview-candidate-cancelled': { ...sample, what: 'cancelled', place: '', note: '' },
    'interview-candidate-reminder': { ...sample, what: 'reminder' },
  },
} as const;

/** Tells a candidate when their interview is, or that it is off. */
export const candidateInterview = defineMail<InterviewMailProps, true>({
  ...withCandidate,
  ofAgency: true,
  canUnsubscribe: true,
});

/** Tells the recruiter, or the person who posted the job, when an interview is, or that it is off. */
export const interviewNews = defineMail<InterviewMailProps>({
  kind: 'interview',
  subject: titleOf,
  Body: InterviewMail,
  samples: {
    'interview-agreed': sampleOfHirer,
    'interview-changed': { ...sampleOfRecruiter, what: 'changed' },
    'interview-cancelled': { ...sampleOfRecruiter, what: 'cancelled', reason: 'The job is on hold.' },
    'interview-reminder': { ...sampleOfHirer, what: 'reminder' },
  },
});

function InterviewMail(props: InterviewMailProps) {
  const { what, name, when, length, mode, placeLabel, place, note, reason, url } = props;
  const isOff = what === 'cancelled';
  return (
    <MailFrame preview={when} why={whyOf(props)}>
      <Title>{titleOf(props)}</Title>
      <Greeting name={name} />
      <Paragraph>{sentenceOf(props)}</Paragraph>
      {isOff && reason && <Quotation>{reason}</Quotation>}
      <Facts
        facts={[
          [isOff ? 'It was on' : 'When', when],
          ...(isOff ? [] : [['Length', length] as const, ['How', mode] as const]),
          ...(!isOff && place ? [[placeLabel, place] as const] : []),
        ]}
      />
      {!isOff && note && <Quotation>{note}</Quotation>}
      {url && <Action href={url}>Open the candidate</Action>}
      <Small>{closingOf(props)}</Small>
    </MailFrame>
  );
}

function whyOf({ reads, recruiterName }: InterviewMailProps): string {
  if (reads === 'candidate')
    return `You're getting this email because ${recruiterName} submitted you for a job on ${productName}.`;
  const whose = reads === 'company' ? 'you posted this job' : 'you submitted this candidate';
  return `You're getting this email because ${whose} on ${productName}.`;
}

function sentenceOf({ what, reads, candidateName, jobTitle, companyName, recruiterName, agency }: InterviewMailProps) {
  const who = reads === 'candidate' ? 'your interview' : `the interview with ${candidateName}`;
  const about = `${who} for ${jobTitle} at ${companyName}`;
  if (what === 'agreed') return `${companyName} and ${recruiterName} of ${agency} agreed on a time for ${about}.`;
  if (what === 'changed') return `There's a new time for ${about}. It replaces the earlier one.`;
  if (what === 'cancelled') return `${about[0]!.toUpperCase()}${about.slice(1)} won't take place.`;
  return `${about[0]!.toUpperCase()}${about.slice(1)} starts within a day.`;
}

const aboutFile: Readonly<Record<InterviewNews, string>> = {
  agreed: 'The attached file adds it to your calendar.',
  changed: 'The attached file moves it in your calendar.',
  cancelled: 'The attached file takes it out of your calendar.',
  reminder: '',
};

function closingOf({ what, reads, recruiterName }: InterviewMailProps): string {
  const isOff = what === 'cancelled';
  const forSides = isOff ? '' : "If it doesn't suit you, propose other times.";
  const forCandidate = isOff
    ? `If you have questions, ask ${recruiterName}.`
    : `If you can't make it, tell ${recruiterName}.`;
  return [aboutFile[what], reads === 'candidate' ? forCandidate : forSides].filter(Boolean).join(' ');
}
