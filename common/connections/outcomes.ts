/** What became of a placement that was read: it is here, it was here already, it waits, or it is left out. */
export const recordOutcomes = ['added', 'known', 'waiting', 'left_out'] as const;
/** One of them. */
export type RecordOutcome = (typeof recordOutcomes)[number];

/** Why a placement waits for somebody to do something, in words. */
export const waitingReasons = {
  owner: "Its consultant isn't matched with a recruiter",
  no_owner: 'It has no consultant',
  type: "Its type isn't one we know",
  status: "Its status isn't one we know",
  title: 'It has no usable job title',
  start: 'It has no start date',
  dates: 'It ends before it starts',
  people: 'It names nobody',
} as const;

/** Why a placement is left out, in words. */
export const leftOutReasons = {
  ignored: 'You left out its consultant',
  unapproved: "It isn't approved yet",
  cancelled: 'It was canceled',
  gone: 'It was deleted',
} as const;

/** Why a placement isn't here, or not yet. */
export type RecordReason = keyof typeof waitingReasons | keyof typeof leftOutReasons;

/** A reason in words. */
export const reasonWords: Readonly<Record<RecordReason, string>> = { ...waitingReasons, ...leftOutReasons };
