import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import {
  type ClosedReason,
  closedReasonWords,
  type FlagReason,
  type FlagSubject,
  reasonWords,
} from '#common/reviews/flags/flags.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { Objecting } from './Objecting.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { sampleReview } from './sample-review.ts';

/** The outcome for a flagged review or reply. */
export type FlagsOutcome =
  | { state: 'upheld' }
  | { state: 'closed'; because: ClosedReason }
  | { state: 'removed'; reason: FlagReason };

export interface FlagsDecidedMailProps {
  about: FlagSubject;
  /** The recipient: the author of the flagged text, a person who flagged it, or the reviewed recruiter. */
  reader: 'writer' | 'flagger' | 'recruiter';
  readerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The title of the review. */
  title: string;
  /** The text that was reported; null unless it is about a reply. */
  reply: string | null;
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
    'review-withdrawn-flagger': sample('flagger', { state: 'closed', because: 'withdrawn' }),
    'reply-upheld-flagger': sample('flagger', { state: 'upheld' }, 'reply'),
    'reply-removed-flagger': sample('flagger', { state: 'removed', reason: 'personal_data' }, 'reply'),
    'reply-deleted-flagger': sample('flagger', { state: 'closed', because: 'reply_deleted' }, 'reply'),
  },
});

/** Tells the writer of a reply how reports of it were decided. */
export const replyDecided = defineMail({
  ...decision,
  kind: 'reply-decided',
  ofAgency: true,
  canUnsubscribe: true,
  samples: {
    'reply-upheld-writer': sample('writer', { state: 'upheld' }, 'reply'),
    'reply-removed-writer': sample('writer', { state: 'removed', reason: 'personal_data' }, 'reply'),
  },
});

function sample(
  reader: FlagsDecidedMailProps['reader'],
  outcome: FlagsOutcome,
  about: FlagSubject = 'review',
): FlagsDecidedMailProps {
  return {
    ...sampleReview,
    about,
    reply: about === 'reply' ? sampleReview.reply : null,
    reader,
    outcome,
    readerName: reader === 'recruiter' || about === 'reply' ? sampleReview.recruiterName : sampleReview.reviewerName,
    editUrl: about === 'review' && reader === 'writer' && outcome.state === 'upheld' ? sampleReview.editUrl : null,
    wasFlagged: true,
  };
}

/** Tells one of the people involved what was decided about a review or a reply, why, and how to object. */
export function FlagsDecidedMail(props: FlagsDecidedMailProps) {
  const { about, reader, readerName, agencyContact, outcome, words, reviewUrl, editUrl } = props;
  const subject = subjectOf(props);
  return (
    <MailFrame preview={sentenceOf(props)} why={whyOf(props)}>
      <Title>{subject}</Title>
      <Greeting name={readerName} />
      {reader !== 'flagger' && <Flagged {...props} />}
      <Paragraph>
        {sentenceOf(props)} <ReviewPolicyLink>Our review policy</ReviewPolicyLink>
      </Paragraph>
      {words && <Quotation>{words}</Quotation>}
      {outcome.state === 'upheld' && <Action href={reviewUrl}>{`See the ${about}`}</Action>}
      {outcome.state === 'removed' && about === 'reply' && (
        <Paragraph>
          It's no longer shown. The review stays, and the score is the same as before.
          {reader === 'writer' && " You can write a new reply. A moderator will check it before it's published."}
        </Paragraph>
      )}
      {outcome.state === 'removed' && about === 'review' && (
        <Paragraph>
          It's no longer shown and doesn't count in the score. The profile shows how many reviews were removed. We keep
          the text for {formatCount(reviewLimits.removedKeptDays, 'day')} in case someone objects.
        </Paragraph>
      )}
      {outcome.state !== 'closed' && <Objecting />}
      {editUrl && <ReviewLink editUrl={editUrl} />}
      {reader !== 'flagger' && (
        <Paragraph>
          <DataRights contact={agencyContact} />
        </Paragraph>
      )}
    </MailFrame>
  );
}

/** What it is about, for those who have seen it. */
function Flagged({ recruiterName, agencyName, title, reply }: FlagsDecidedMailProps) {
  return (
    <>
      <Paragraph>
        {reply === null
          ? `This is about the review of ${recruiterName} at ${agencyName}:`
          : `This is about your reply to the review ‘${title}’:`}
      </Paragraph>
      <Quotation>{reply ?? title}</Quotation>
    </>
  );
}

type Facts = Pick<FlagsDecidedMailProps, 'about' | 'reader' | 'recruiterName' | 'outcome'>;

function subjectOf({ about, reader, recruiterName, outcome }: Facts): string {
  const closed = about === 'reply' ? 'is gone' : 'was withdrawn';
  const became = { upheld: 'stays up', removed: 'was removed', closed }[outcome.state];
  if (about === 'reply')
    return reader === 'flagger'
      ? `The reply by ${recruiterName} that you reported ${became}`
      : `Your reply to a review ${became}`;
  if (reader === 'writer') return `Your review of ${recruiterName} ${became}`;
  if (reader === 'flagger') return `The review of ${recruiterName} that you flagged ${became}`;
  return `A review of you ${became}`;
}

function sentenceOf({ about, outcome, wasFlagged }: FlagsDecidedMailProps): string {
  const [flags, flagged] = about === 'reply' ? ['reports', 'reported'] : ['flags', 'flagged'];
  if (outcome.state === 'closed') return `${closedReasonWords[outcome.because]} There's nothing left to decide.`;
  if (outcome.state === 'upheld') return `A moderator read the ${about} and the ${flags}, and it follows our policy.`;
  const why = reasonWords(about, outcome.reason).sentence;
  return wasFlagged ? `It was ${flagged}, and a moderator removed it. ${why}` : `A moderator removed it. ${why}`;
}

function whyOf({ about, reader, recruiterName }: FlagsDecidedMailProps): string {
  const because = "You're getting this email because you";
  if (reader === 'flagger')
    return `${because} gave this address when you ${about === 'reply' ? 'reported a reply' : 'flagged a review'}.`;
  if (about === 'reply') return `${because} wrote a reply to a review.`;
  if (reader === 'writer') return `${because} wrote a review of ${recruiterName}.`;
  return `${because} have a profile and we notify you about decisions on its reviews.`;
}
