/** What a status of the agency's software can mean for a placement. */
export const statusMeanings = ['open', 'cancelled', 'unapproved'] as const;
/** One of them. */
export type StatusMeaning = (typeof statusMeanings)[number];

/** The meanings in words. */
export const statusMeaningLabels: Readonly<Record<StatusMeaning, string>> = {
  open: 'Placed',
  cancelled: 'Canceled',
  unapproved: 'Not approved yet',
};
