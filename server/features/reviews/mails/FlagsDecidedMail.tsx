import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { type FlagReason, flagReasonWords } from '#common/reviews/flags/flags.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { Objecting } from './Objecting.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { sampleReview } from './sample-review.ts';

/** The outcome for a flagged review. */
export type FlagsOutcome = { state: 'upheld' } | { state: 'withdrawn' } | { state: 'removed'; reason: FlagReason };

export interface FlagsDecidedMailProps {
  /** The recipient: the review's writer, somebody who flagged it, or the reviewed recruiter. */
  reader: 'writer' | 'flagger' | 'recruiter';
  readerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  title: string;
  outcome: FlagsOutcome;
  /** Whether anybody had flagged it. */
  wasFlagged: boolean;
  /** The moderator's own words. */
  words: string | null;
  /** The full public address of the review, even if it is gone. */
  reviewUrl: string;
  /** Where its writer edits or withdraws it; null for others, and for a review that is gone. */
  editUrl: string | null;
}

const decision = { subject: subjectOf, Body: FlagsDecidedMail };

/** Tells the writer of a review and its recruiter how flags were decided. */
export const flagsDecided = defineMail({
  ...decision,
  kind: 'flags-decided',
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  samples: {
    'review-upheld-writer': sample('writer', { state: 'upheld' }),
    'review-removed-writer': sample('writer', { state: 'removed', reason: 'personal_data' }),
    'review-upheld-recruiter': sample('recruiter', { state: 'upheld' }),
    'review-removed-recruiter': sample('recruiter', { state: 'removed', reason: 'personal_data' }),
  },
});

/** Tells somebody who flagged a review what was decided. */
export const flagDecided = defineMail({
  ...decision,
  kind: 'flag-decided',
  samples: {
    'review-upheld-flagger': sample('flagger', { state: 'upheld' }),
    'review-removed-flagger': sample('flagger', { state: 'removed', reason: 'personal_data' }),
    'review-withdrawn-flagger': sample('flagger', { state: 'withdrawn' }),
  },
});

function sample(reader: FlagsDecidedMailProps['reader'], outcome: FlagsOutcome): FlagsDecidedMailProps {
  return {
    ...sampleReview,
    reader,
    outcome,
    readerName: reader === 'recruiter' ? sampleReview.recruiterName : sampleReview.reviewerName,
    editUrl: reader === 'writer' && outcome.state === 'upheld' ? sampleReview.editUrl : null,
    wasFlagged: true,
  };
}

/** Tells one of the people involved what was decided about a review, why, and how to object. */
export function FlagsDecidedMail(props: FlagsDecidedMailProps) {
  const { reader, readerName, recruiterName, agencyName, agencyContact, title, outcome, words, reviewUrl, editUrl } =
    props;
  const subject = subjectOf(props);
  return (
    <MailFrame preview={sentenceOf(props)} why={whyOf(props)}>
      <Title>{subject}</Title>
      <Greeting name={readerName} />
      {reader !== 'flagger' && (
        <>
          <Paragraph>
            This is about the review of {recruiterName} at {agencyName}:
          </Paragraph>
          <Quotation>{title}</Quotation>
        </>
      )}
      <Paragraph>
        {sentenceOf(props)} <ReviewPolicyLink>Our review policy</ReviewPolicyLink>
      </Paragraph>
      {words && <Quotation>{words}</Quotation>}
      {outcome.state === 'upheld' && <Action href={reviewUrl}>See the review</Action>}
      {outcome.state === 'removed' && (
        <Paragraph>
          It's no longer shown and doesn't count in the score. The profile shows how many reviews were removed. We keep
          the text for {formatCount(reviewLimits.removedKeptDays, 'day')} in case someone objects.
        </Paragraph>
      )}
      {outcome.state !== 'withdrawn' && <Objecting />}
      {editUrl && <ReviewLink editUrl={editUrl} />}
      {reader !== 'flagger' && (
        <Paragraph>
          <DataRights contact={agencyContact} />
        </Paragraph>
      )}
    </MailFrame>
  );
}

type Facts = Pick<FlagsDecidedMailProps, 'reader' | 'recruiterName' | 'outcome'>;

function subjectOf({ reader, recruiterName, outcome }: Facts): string {
  const became = { upheld: 'stays up', removed: 'was removed', withdrawn: 'was withdrawn' }[outcome.state];
  if (reader === 'writer') return `Your review of ${recruiterName} ${became}`;
  if (reader === 'flagger') return `The review of ${recruiterName} that you flagged ${became}`;
  return `A review of you ${became}`;
}

function sentenceOf({ outcome, wasFlagged }: FlagsDecidedMailProps): string {
  if (outcome.state === 'withdrawn') return "The reviewer withdrew it, so there's nothing left to decide.";
  if (outcome.state === 'upheld') return 'A moderator read the review and the flags, and it follows our policy.';
  const why = flagReasonWords[outcome.reason].sentence;
  return wasFlagged ? `It was flagged, and a moderator removed it. ${why}` : `A moderator removed it. ${why}`;
}

function whyOf({ reader, recruiterName }: FlagsDecidedMailProps): string {
  if (reader === 'writer') return `You're getting this email because you wrote a review of ${recruiterName}.`;
  if (reader === 'flagger') return "You're getting this email because you gave this address when you flagged a review.";
  return "You're getting this email because you have a profile and we notify you about decisions on its reviews.";
}
