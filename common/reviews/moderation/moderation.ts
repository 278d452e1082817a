/** The reasons for rejecting a review; nothing else is a reason. */
export const rejectionReasons = [
  'not_a_client',
  'conflict_of_interest',
  'personal_data',
  'accusation',
  'harassment',
  'spam',
  'wrong_person',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The reason nobody chose: requested changes were not made in time. */
export const noAnswer = 'no_answer';

/** A reason's label, and its wording for the reviewer. */
export const rejectionWords: Readonly<Record<RejectionReason | typeof noAnswer, { label: string; sentence: string }>> =
  {
    not_a_client: {
      label: 'Not their own experience',
      sentence: "We couldn't tell that it describes your own experience with this recruiter.",
    },
    conflict_of_interest: {
      label: 'Conflict of interest',
      sentence: "It seems to come from someone at the recruiter's agency or at a competitor.",
    },
    personal_data: {
      label: 'Names or identifies people',
      sentence: 'It names people or gives details that identify them.',
    },
    accusation: {
      label: 'Accusation without proof',
      sentence: "It accuses someone of something unlawful, which we can't check or publish.",
    },
    harassment: {
      label: 'Threats, hatred or insults',
      sentence: 'It contains threats, hatred or insults.',
    },
    spam: {
      label: 'Advertising or a copy',
      sentence: "It advertises something or repeats a text we've received before.",
    },
    wrong_person: {
      label: 'About someone else',
      sentence: "It's about someone other than this recruiter.",
    },
    no_answer: {
      label: 'Changes were not made',
      sentence: "We asked for a change and didn't get an answer in time.",
    },
  };

/** Maximum length of a moderator's message. */
export const rejectionWordsMax = 1000;
