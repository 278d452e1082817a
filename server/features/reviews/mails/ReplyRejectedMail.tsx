import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Quotation, Title } from '#server/mail/parts.tsx';
import { useSurroundings } from '#server/mail/render.tsx';
import { ReviewPolicyLink } from '#server/mail/site-links.tsx';
import { sampleReview } from './sample-review.ts';

export interface ReplyRejectedMailProps {
  name: string;
  /** The title of the review that was answered. */
  title: string;
  reply: string;
  /** It sounds like an accusation. If not, it followed a reply that a moderator removed. */
  isAccusing: boolean;
  /** The moderator's own words. */
  words: string | null;
  reviewUrl: string;
}

/** To the writer of a rejected reply. */
export const replyRejected = defineMail({
  kind: 'reply-rejected',
  ofAgency: true,
  canUnsubscribe: true,
  subject: "We didn't publish your reply to a review",
  Body: ReplyRejectedMail,
  samples: { 'reply-rejected': sampleReview },
});

/** Tells the writer of a reply that it was rejected, and why. */
export function ReplyRejectedMail({ name, title, reply, isAccusing, words, reviewUrl }: ReplyRejectedMailProps) {
  const { contactEmail } = useSurroundings();
  const why = isAccusing
    ? "It accuses someone of something unlawful, which we can't check or publish."
    : 'It breaks our review policy, like the reply a moderator removed before.';
  return (
    <MailFrame preview={why} why="You're getting this email because you wrote a reply to a review.">
      <Title>We didn't publish your reply</Title>
      <Greeting name={name} />
      <Paragraph>A moderator read your reply to the review ‘{title}’ and decided not to publish it:</Paragraph>
      <Quotation>{reply}</Quotation>
      <Paragraph>
        {why} <ReviewPolicyLink>Our review policy</ReviewPolicyLink>
      </Paragraph>
      {words && <Quotation>{words}</Quotation>}
      <Paragraph>You can write a new reply or flag the review. To object, email {contactEmail}.</Paragraph>
      <Action href={reviewUrl}>See the review</Action>
    </MailFrame>
  );
}
