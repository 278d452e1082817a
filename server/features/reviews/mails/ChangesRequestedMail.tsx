import { firstSigns, formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { DataRights, ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ChangesRequestedMailProps {
  reviewerName: string;
  recruiterName: string;
  agencyName: string;
  /** An address for questions about personal data. */
  agencyContact: string;
  /** The title the reviewer gave it. */
  title: string;
  /** What to change, in the moderator's words. */
  words: string;
  /** Where they change it. */
  editUrl: string;
  /** It was requested some days ago, and has not been answered. */
  isReminder: boolean;
}

const change = {
  ofAgency: true,
  canUnsubscribe: true,
  isAboutOwnReview: true,
  subject: ({ recruiterName, isReminder }: ChangesRequestedMailProps) =>
    isReminder
      ? `Your review of ${recruiterName} still waits for a change`
      : `Please change one thing in your review of ${recruiterName}`,
  Body: ChangesRequestedMail,
} as const;

/** Asks a reviewer for a change. */
export const changesRequested = defineMail({
  ...change,
  kind: 'changes-requested',
  samples: { 'changes-requested': sampleReview },
});

/** Reminds a reviewer of a requested change. */
export const changesReminder = defineMail({
  ...change,
  kind: 'changes-reminder',
  samples: { 'changes-reminder': { ...sampleReview, isReminder: true } },
});

/** Asks a reviewer to change something before a review is published, and says until when. */
export function ChangesRequestedMail(props: ChangesRequestedMailProps) {
  const { reviewerName, recruiterName, agencyName, agencyContact, title, words, editUrl, isReminder } = props;
  const { changesAnsweredWithinDays, changesRemindedAfterDays } = reviewLimits;
  const left = isReminder ? changesAnsweredWithinDays - changesRemindedAfterDays : changesAnsweredWithinDays;
  return (
    <MailFrame
      preview={firstSigns(words, 120)}
      why={`You get this e-mail because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>{isReminder ? 'Your review still waits for a change' : 'One change, and your review can go up'}</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        A person has read your review of {recruiterName} at {agencyName}, ‘{title}’. Before it can be published, they
        ask you:
      </Paragraph>
      <Quotation>{words}</Quotation>
      <Action href={editUrl}>Change my review</Action>
      <Paragraph>
        You have {formatCount(left, 'day')}. Without an answer the review is not published. It does not matter how many
        stars you gave, and {recruiterName} has not read it. <ReviewPolicyLink>What we check</ReviewPolicyLink>
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
