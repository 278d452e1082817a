import { formatCount } from '#common/formats.ts';
import { invitationLimits } from '#common/limits.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { surveyMailWords } from '#common/surveys/mail.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { colours } from '#server/mail/look.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Facts, Paragraph, Quotation, Small, Subtitle, TextLink, Title } from '#server/mail/parts.tsx';
import { DataRights } from '#server/mail/site-links.tsx';

/** What the email of a survey says. Its texts about one person are shown as they are. */
export interface SurveyMailProps {
  audience: Audience;
  agencyName: string;
  agencyLegalName: string;
  /** Where to ask about one's data. */
  agencyContact: string;
  question: string;
  /** Null: the usual subject and text. */
  subject: string | null;
  text: string | null;
  /** The campaign's message. */
  message: string | null;
  accent: string;
  /** Whether the agency's name is at the top instead of ours. */
  hasOwnLook: boolean;
  greeting: string;
  /** The placement that the survey is about; null when the agency asks a list of people. */
  placement: { job: string; company: string | null; start: string; recruiter: string } | null;
  /** The full address of the survey, with this email's own token, and the same with each score chosen. */
  surveyUrl: string;
  scoreUrls: readonly string[];
}

const sample: SurveyMailProps = {
  audience: 'candidate',
  agencyName: 'Sample Talent',
  agencyLegalName: 'Sample Talent Pty Ltd',
  agencyContact: 'privacy@agency.example',
  question: 'How likely are you to recommend Sample Talent to a friend or colleague?',
  subject: null,
  text: null,
  message: null,
  accent: '#0072bb',
  hasOwnLook: false,
  greeting: 'Hello Robin,',
  placement: { job: 'Site Engineer', company: 'Example & Sons', start: 'Nov 2, 2026', recruiter: 'Alex Sample' },
  surveyUrl: 'https://plaudit.example/survey/campaign/token',
  scoreUrls: Array.from({ length: 11 }, (_, score) => `https://plaudit.example/survey/campaign/token?score=${score}`),
};
const ownWords: SurveyMailProps = {
  ...sample,
  audience: 'employer',
  subject: 'One question from Sample Talent',
  text: 'You have worked with us this year.\nHow did we do?',
  message: 'Your answer goes to all of us.',
  accent: '#7a1f5c',
  hasOwnLook: true,
  placement: null,
};

const subjectOf = ({ subject, agencyName }: SurveyMailProps) => subject ?? surveyMailWords(agencyName).subject;

/** The email that brings a survey. */
export const survey = defineMail({
  kind: 'survey',
  ofAgency: true,
  canUnsubscribe: true,
  subject: subjectOf,
  Body: (props: SurveyMailProps) => <SurveyMail {...props} isReminder={false} />,
  samples: { survey: sample, 'survey-own-look': ownWords },
});

/** Reminds a person who was asked and has not answered. */
export const surveyReminder = defineMail({
  kind: 'survey-reminder',
  ofAgency: true,
  canUnsubscribe: true,
  subject: (props) => `Reminder: ${subjectOf(props)}`,
  Body: (props: SurveyMailProps) => <SurveyMail {...props} isReminder />,
  samples: { 'survey-reminder': sample },
});

/** Asks for a score by eleven links that are alike. Opening one saves nothing. */
function SurveyMail({ isReminder, ...props }: SurveyMailProps & { isReminder: boolean }) {
  const { agencyName, agencyLegalName, question, text, message, accent, placement, surveyUrl, scoreUrls } = props;
  return (
    <MailFrame
      preview={surveyMailWords(agencyName).text}
      why={`You're getting this email because ${agencyLegalName} asked us to send it to you.`}
      {...(props.hasOwnLook && { masthead: { name: agencyName, color: accent } })}
    >
      <Title>{question}</Title>
      <Paragraph>{props.greeting}</Paragraph>
      {isReminder && <Paragraph>A few days ago, we asked you this question. You can still answer.</Paragraph>}
      <Lines>{text ?? surveyMailWords(agencyName).text}</Lines>
      {placement && <PlacementFacts {...placement} />}
      {message && (
        <>
          <Paragraph>{agencyName} writes:</Paragraph>
          <Quotation>{message}</Quotation>
        </>
      )}
      <Scores urls={scoreUrls} accent={accent} />
      <Small>0 means not at all likely, 10 means extremely likely.</Small>
      <Small>
        If the buttons don't work: <TextLink href={surveyUrl}>open the survey</TextLink>
      </Small>
      <Small>
        You can change the number before you send it. The link is just for you and works for{' '}
        {formatCount(invitationLimits.expiresAfterDays, 'day')}.
        {isReminder && " If you'd rather not answer, just ignore this email. We send two reminders at most."}
      </Small>
      <Notice {...props} />
    </MailFrame>
  );
}

function PlacementFacts({ job, company, start, recruiter }: NonNullable<SurveyMailProps['placement']>) {
  const known = company === null ? [] : ([['Company', company]] as const);
  return <Facts facts={[['Job', job], ...known, ['Start', start], ['Recruiter', recruiter]]} />;
}

/** Paragraphs as the agency wrote them. */
const Lines = ({ children }: { children: string }) =>
  children
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
      <Paragraph key={index}>{line}</Paragraph>
    ));

/** One line where there is room, and several on a phone. */
function Scores({ urls, accent }: { urls: readonly string[]; accent: string }) {
  return (
    <ul style={{ margin: '8px 0 12px', padding: 0, listStyle: 'none' }}>
      {urls.map((url, score) => (
        <li key={url} style={{ display: 'inline-block', margin: '0 4px 6px 0' }}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            style={{
              display: 'inline-block',
              width: 42,
              padding: '10px 0',
              borderRadius: 8,
              backgroundColor: accent,
              color: colours.onBrand,
              fontSize: 16,
              fontWeight: 700,
              textAlign: 'center',
              textDecoration: 'none',
            }}
          >
            {score}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What every recipient must be told: who asks, where the address comes from, how the answer is used, their rights. */
function Notice({ audience, agencyName, agencyLegalName, agencyContact, placement }: SurveyMailProps) {
  const side = audience === 'candidate' ? 'your placement' : 'the placement with your company';
  return (
    <>
      <Subtitle>Your answer</Subtitle>
      <Paragraph>
        {agencyName} sees your answer together with your name. It isn't public. If you add a comment, you can choose
        whether they may quote it.
      </Paragraph>
      <Subtitle>Your data</Subtitle>
      <Paragraph>
        {agencyName} ({agencyLegalName}, {agencyContact}) gave us your name and email address to ask you
        {placement ? ` about ${side}` : ' this question'}.
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </>
  );
}
