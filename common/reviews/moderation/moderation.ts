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
      sentence: 'We could not see that it tells of an experience of your own with this recruiter.',
    },
    conflict_of_interest: {
      label: 'Conflict of interest',
      sentence: 'It seems to come from somebody who belongs to the recruiter’s agency, or to a rival of it.',
    },
    personal_data: {
      label: 'Names or identifies people',
      sentence: 'It names people, or says things by which others would know who they are.',
    },
    accusation: {
      label: 'Accusation without proof',
      sentence: 'It accuses somebody of something unlawful, which we can neither check nor publish.',
    },
    harassment: {
      label: 'Threats, hatred or insults',
      sentence: 'It contains threats, hatred or insults.',
    },
    spam: {
      label: 'Advertising or a copy',
      sentence: 'It advertises something, or repeats a text that was sent to us before.',
    },
    wrong_person: {
      label: 'About somebody else',
      sentence: 'It is about somebody other than this recruiter.',
    },
    no_answer: {
      label: 'Changes were not made',
      sentence: 'We asked for a change, and had no answer in time.',
    },
  };

/** Maximum length of a moderator's message. */
export const rejectionWordsMax = 1000;
