import { type ContactSignal, contactDetailsOf } from '#common/reviews/checks/contact-details.ts';

/** What a review's form says about links, email addresses and phone numbers. They delay a review, but may be sent. */
export interface ContactWarnings {
  /** Beside the title. */
  readonly title?: string;
  /** Beside the text. */
  readonly body?: string;
  /** With the preview, about both. */
  readonly review?: string;
}

/** Warns of what will put a review before a moderator. */
export function contactWarnings(typed: { title: string; body: string }): ContactWarnings {
  const { title, body, review } = contactDetailsOf(typed);
  return {
    ...(title.length > 0 && { title: `${seemsLike(title)} here. ${consequence}` }),
    ...(body.length > 0 && { body: `${seemsLike(body)} here. ${consequence}` }),
    ...(review.length > 0 && {
      review: `${seemsLike(review)} in your review. ${consequence} You can edit it, or send it as it is.`,
    }),
  };
}

const consequence = "Our team checks reviews with links, email addresses, or phone numbers before they're published.";

const names: Readonly<Record<ContactSignal, string>> = {
  contains_link: 'a link',
  contains_email: 'an email address',
  contains_phone: 'a phone number',
};

const seemsLike = (signals: readonly ContactSignal[]) =>
  `It looks like there's ${new Intl.ListFormat('en-US').format(signals.map((signal) => names[signal]))}`;
