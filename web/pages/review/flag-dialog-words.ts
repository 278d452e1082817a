import type { FlagSubject } from '#common/reviews/flags/flags.ts';

/** The words of the dialog where anybody flags a review or reports a reply. */
export const flagDialogWords = {
  review: {
    title: 'Flag this review',
    unsent: "Your flag hasn't been sent yet",
    next: 'The reviewer can answer. A moderator decides',
    policy: 'We remove reviews that break our policy, not negative opinions.',
    readers: "Our moderators and the reviewer read this. We don't tell the reviewer who you are.",
    sent: 'Thanks, we got your flag',
  },
  reply: {
    title: 'Report this reply',
    unsent: "Your report hasn't been sent yet",
    next: 'A moderator decides',
    policy: 'We remove replies that break our policy, not ones you disagree with.',
    readers: "Only our moderators read this. We don't tell the author who you are.",
    sent: 'Thanks, we got your report',
  },
} as const satisfies Readonly<Record<FlagSubject, object>>;
