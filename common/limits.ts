/** Limits shared by both sides. Times are milliseconds unless the name says days or seconds; sizes are bytes. */

/** The plans: free, and those with a plan role. */
export const plans = ['free', 'pro_individual', 'pro_team', 'ultimate_team'] as const;
export type Plan = (typeof plans)[number];

/** Invitations an agency may send in a calendar month; team plans multiply by seats. Reminders are free. */
export function invitationsAMonth(plan: Plan, seats = 1): number {
  const base = { free: 25, pro_individual: 200, pro_team: 200, ultimate_team: 500 }[plan];
  return plan === 'pro_team' || plan === 'ultimate_team' ? base * Math.max(1, seats) : base;
}

/** Lengths of texts in characters. */
export const textLimits = {
  message: { max: 500 },
  reviewTitle: { min: 5, max: 80 },
  reviewBody: { min: 30, max: 3000 },
  privateNote: { max: 1000 },
  replyBody: { min: 2, max: 2000 },
  corrections: { max: 500 },
  cancelReason: { max: 120 },
  name: { max: 120 },
  jobTitle: { min: 2, max: 120 },
  companyName: { max: 160 },
} as const;

/**
 * Limits for profiles, enquiries and claims: lengths in characters; attempts per network and hour; lifetimes of links
 * in days; former slugs of a profile.
 */
export const profileLimits = {
  name: 80,
  agencyName: 120,
  phone: 40,
  note: 1000,
  reason: 500,
  slug: 80,
  enquiriesAnHour: 5,
  claimsAnHour: 5,
  wayInDays: 14,
  claimLinkDays: 7,
  reportsAnHour: 5,
  dataRequestsAnHour: 5,
  source: 200,
  headline: 120,
  about: 5000,
  longText: 10_000,
  legalName: 160,
  location: 80,
  postcode: 12,
  link: 300,
  alt: 160,
  oldSlugs: 10,
} as const;

/**
 * What hiring users keep about recruiters: rows of a person or a company, characters, days, and profiles side by side.
 */
export const hiringLimits = {
  looks: 200,
  favourites: 1000,
  suppliers: 1000,
  terms: 2000,
  notes: 2000,
  guaranteeDays: 3650,
  compared: { min: 2, max: 4 },
} as const;

/**
 * Invitations to join an agency or a company: addresses in one go, open at once, days a link works, and minutes until
 * it can be sent again. Requests to join: one person's in a day, days until a declined one can be repeated, and how many
 * are answered at once. The most seats an agency can have.
 */
export const peopleLimits = {
  atOnce: 200,
  open: 500,
  linkDays: 14,
  againAfterMinutes: 10,
  requestsADay: 5,
  againAfterDays: 7,
  decidedAtOnce: 50,
  seats: 10_000,
} as const;

/**
 * Training sessions: preferred times, people, characters of the note, minutes a session takes, hours a time must lie
 * ahead, and days within which it must be.
 */
export const trainingLimits = {
  times: { min: 2, max: 3 },
  people: 50,
  note: 1000,
  minutes: 45,
  aheadHours: 24,
  withinDays: 60,
} as const;

/**
 * Limits for anonymous visitors of a profile: lengths in characters; actions per network, or by everybody on one
 * profile.
 */
export const contactLimits = {
  message: { min: 10, max: 2000 },
  messagesAnHour: 5,
  messagesOfProfileADay: 30,
  phonesAnHour: 30,
} as const;

/**
 * Timing of invitations, in days unless the name says otherwise. Hours are local to the recipient; the end is
 * exclusive.
 */
export const invitationLimits = {
  delayDays: { candidate: 7, employer: 14 },
  delayDaysAllowed: { min: 0, max: 30 },
  reminderDays: [4, 10],
  expiresAfterDays: 60,
  gapDays: 90,
  sendBetweenHours: { from: 9, until: 17 },
  pausesAboveBouncedShare: 0.05,
  renewals: 2,
  renewedForDays: 14,
  /** A batch counts as at least this many emails, so one bad address stops nobody. */
  pausesFromMails: 20,
  startsWithinDays: 365,
  /** This many soft bounces of an address within so many days suppress it. */
  softBounces: { most: 5, withinDays: 14 },
} as const;

/** Timing and limits of reviews. */
export const reviewLimits = {
  stars: { min: 1, max: 5 },
  badUpTo: 4,
  tooFewBelow: 10,
  addressConfirmedWithinDays: 7,
  levelOnePublishesAfterDays: 14,
  editsADay: 10,
  changesAnsweredWithinDays: 7,
  changesRemindedAfterDays: 4,
  replyReminderDays: 3,
  flagTellsReviewerWithinHours: 48,
  flagAnsweredWithinDays: 5,
  flagDecidedWithinDays: 7,
  removedKeptDays: 365,
  withdrawnKeptDays: 30,
} as const;

/**
 * Limits for uninvited reviews: per network and hour, the count from which a captcha is required, and emails to one
 * address in a day.
 */
export const openReviewLimits = { anHour: 20, captchaFrom: 3, mailsADay: 3 } as const;

/** Limits for flags: lengths in characters; flags per network; how long the outcome is kept. */
export const flagLimits = {
  words: { min: 10, max: 1000 },
  answer: { min: 10, max: 2000 },
  decisionWords: 1000,
  anHour: 5,
  aDay: 15,
  captchaFrom: 2,
  warnsHoursBefore: 48,
} as const;

/** Thresholds of the signals that put a review before a moderator. */
export const riskLimits = {
  alikeFrom: 0.85,
  fromOneNetwork: { moreThan: 5, withinMinutes: 10 },
  sentWithinSeconds: 20,
} as const;

/** Which placements count for coverage, and what counts as good. */
export const coverageLimits = {
  startedDaysAgo: 30,
  startedMonthsAgo: 24,
  goodFrom: 0.8,
  tooFewBelow: 10,
} as const;

/** Upload sizes. */
export const uploadLimits = { file: 20_000_000 } as const;

/**
 * The browser's timings. `dragShare` is the part of its width, in percent, by which a toast must be dragged to dismiss
 * it.
 */
export const browserLimits = {
  throttle: 400,
  pageEventDelay: 500,
  chunkTimeout: 120_000,
  queryCache: { entries: 250, timeToLive: 60_000 },
  toast: { app: 3000, undoable: 8000, elsewhere: 5000, dragShare: 80 },
  storageMinute: 60_000,
} as const;

/** Passwords and sessions. */
export const sessionLimits = {
  passwordMin: 12,
  passwordMax: 200,
  accessTokenMinutes: 10,
  captchaAfterFailures: 3,
  impersonationMinutes: 60,
} as const;
