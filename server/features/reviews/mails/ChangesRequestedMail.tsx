import { formatCount, truncate } from '#common/formats.ts';
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
      ? `Your review of ${recruiterName} still needs a change`
      : `Your review of ${recruiterName} needs a change`,
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
      preview={truncate(words, 120)}
      why={`You're getting this email because you wrote a review of ${recruiterName} at ${agencyName}.`}
    >
      <Title>{isReminder ? 'Your review still needs a change' : 'Your review needs a change'}</Title>
      <Greeting name={reviewerName} />
      <Paragraph>
        A moderator read your review of {recruiterName} at {agencyName}, ‘{title}’, and asks for a change before we
        publish it:
      </Paragraph>
      <Quotation>{words}</Quotation>
      <Action href={editUrl}>Edit my review</Action>
      <Paragraph>
        You have {formatCount(left, 'day')}. If you don't make the change, we won't publish it. It doesn't matter how
        many stars you gave, and {recruiterName} hasn't read it. <ReviewPolicyLink>What we check</ReviewPolicyLink>
      </Paragraph>
      <Paragraph>
        <DataRights contact={agencyContact} />
      </Paragraph>
    </MailFrame>
  );
}
