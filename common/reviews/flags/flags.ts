import type { TransitionTable } from '../../transitions.ts';

/** Reasons for flagging a published review. */
export const flagReasons = [
  'false_statement',
  'personal_data',
  'harassment',
  'not_a_client',
  'conflict_of_interest',
  'spam',
  'wrong_person',
] as const;
export type FlagReason = (typeof flagReasons)[number];

/** What a flag is about: a review, or the reply to it. */
export const flagSubjects = ['review', 'reply'] as const;
export type FlagSubject = (typeof flagSubjects)[number];

/** The reasons that fit each of them. */
export const reasonsFor = {
  review: flagReasons,
  reply: ['false_statement', 'personal_data', 'harassment', 'spam', 'wrong_person'],
} as const satisfies Readonly<Record<FlagSubject, readonly FlagReason[]>>;

/** Whether a reason fits what is flagged. */
export const isReasonFor = (about: FlagSubject, reason: FlagReason): boolean =>
  (reasonsFor[about] as readonly FlagReason[]).includes(reason);

/** A reason's label, its description in the form, and its wording in a decision. */
export const flagReasonWords: Readonly<Record<FlagReason, { label: string; help: string; sentence: string }>> = {
  false_statement: {
    label: 'A false statement',
    help: "It states something untrue as a fact. A negative opinion isn't a false statement.",
    sentence: 'It states something untrue as a fact.',
  },
  personal_data: {
    label: 'Personal data',
    help: 'It names people or gives details that identify them.',
    sentence: 'It names people or gives details that identify them.',
  },
  harassment: {
    label: 'Threats, hatred or insults',
    help: 'It threatens someone, or attacks a person instead of describing their work.',
    sentence: 'It contains threats, hatred or insults.',
  },
  not_a_client: {
    label: 'Not a client',
    help: 'The reviewer never worked with this recruiter.',
    sentence: "We couldn't tell that it describes the reviewer's own experience with this recruiter.",
  },
  conflict_of_interest: {
    label: 'Conflict of interest',
    help: 'The reviewer belongs to the agency or to a competitor.',
    sentence: "It comes from someone at the recruiter's agency or at a competitor.",
  },
  spam: {
    label: 'Advertising or a copy',
    help: 'It advertises something or repeats another text.',
    sentence: 'It advertises something or repeats a text published elsewhere.',
  },
  wrong_person: {
    label: 'About someone else',
    help: "It's about someone other than this recruiter.",
    sentence: "It's about someone other than this recruiter.",
  },
};

/** The words of a reason for a review or a reply. */
export const reasonWords = (about: FlagSubject, reason: FlagReason): (typeof flagReasonWords)[FlagReason] =>
  about === 'reply' && reason === 'wrong_person'
    ? {
        label: 'About something else',
        help: "It doesn't answer this review.",
        sentence: "It doesn't answer the review it's under.",
      }
    : flagReasonWords[reason];

/** Why flags need no decision anymore. */
export const closedReasons = ['withdrawn', 'profile_gone', 'reply_deleted', 'review_removed'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Each of these as a sentence. */
export const closedReasonWords: Readonly<Record<ClosedReason, string>> = {
  withdrawn: 'The reviewer withdrew the review.',
  profile_gone: 'The person it was about objected to the profile.',
  reply_deleted: 'The reply was deleted by its author.',
  review_removed: 'The review was removed, and its reply with it.',
};

/** Reasons for which a moderator may hide a review until the decision, and remove it before its author answers. */
export const urgentReasons: readonly FlagReason[] = ['personal_data', 'harassment'];

/** Whether one of these is among the given reasons. */
export const isUrgent = (reasons: readonly string[]): boolean =>
  urgentReasons.some((reason) => reasons.includes(reason));

/** The state of a case: all flags of a review, or of its reply, that were undecided when they came. */
export const flagCaseStates = ['open', 'taken_up', 'upheld', 'removed', 'closed'] as const;
export type FlagCaseState = (typeof flagCaseStates)[number];

/** `close`: what was flagged is gone, such as a withdrawn review. */
export const flagCaseEvents = ['take_up', 'uphold', 'remove', 'close'] as const;
export type FlagCaseEvent = (typeof flagCaseEvents)[number];

/**
 * A flag opens a case and changes nothing else. A moderator takes it up, which puts the review under review. A reply is
 * decided about at once.
 */
export const flagCaseTransitions: TransitionTable<FlagCaseState, FlagCaseEvent> = {
  open: { take_up: 'taken_up', uphold: 'upheld', remove: 'removed', close: 'closed' },
  taken_up: { uphold: 'upheld', remove: 'removed', close: 'closed' },
  upheld: {},
  removed: {},
  closed: {},
};

/** Whether the case waits for a decision. */
export const isUndecided = (state: FlagCaseState): boolean => state === 'open' || state === 'taken_up';
