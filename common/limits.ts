/** Numbers that both sides keep to. Times are milliseconds unless the name says days or seconds; sizes are bytes. */

/** The plans: free is none of the plan roles. */
export const plans = ['free', 'pro_individual', 'pro_team', 'ultimate_team'] as const;
export type Plan = (typeof plans)[number];

/** Asks for a review an agency may send in a calendar month; team plans count their seats. Reminders are free. */
export function asksAMonth(plan: Plan, seats = 1): number {
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
 * Lengths of what profiles, enquiries and claims hold, in characters; tries of one network in an hour; days of a link; former
 * addresses that a profile may have.
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

/** What a stranger may do on a profile: lengths in characters; times of one network, or of all at one profile. */
export const contactLimits = {
  message: { min: 10, max: 2000 },
  messagesAnHour: 5,
  messagesOfProfileADay: 30,
  phonesAnHour: 30,
} as const;

/** How asks run, in days unless named otherwise. Hours are local to the recipient, the end not included. */
export const askLimits = {
  delayDays: { candidate: 7, employer: 14 },
  delayDaysAllowed: { min: 0, max: 30 },
  reminderDays: [4, 10],
  expiresAfterDays: 60,
  gapDays: 90,
  sendBetweenHours: { from: 9, until: 17 },
  pausesAboveBouncedShare: 0.05,
  renewals: 2,
  renewedForDays: 14,
  /** Fewer mails than these count as so many, so that one bad address stops nobody. */
  pausesFromMails: 20,
  startsWithinDays: 365,
  /** Soft bounces of an address within days, from which on it is not mailed any more. */
  softBounces: { most: 5, withinDays: 14 },
} as const;

/** How reviews run. */
export const reviewLimits = {
  stars: { min: 1, max: 5 },
  badUpTo: 4,
  tooFewBelow: 10,
  addressConfirmedWithinDays: 7,
  levelOnePublishesAfterDays: 14,
  editsADay: 10,
  changesAnsweredWithinDays: 7,
  changesRemindedAfterDays: 4,
  flagTellsReviewerWithinHours: 48,
  flagAnsweredWithinDays: 5,
  flagDecidedWithinDays: 7,
  removedKeptDays: 365,
  withdrawnKeptDays: 30,
} as const;

/** Reviews that nobody asked for: those of one network in an hour, from which one on a captcha is solved; mails to one address in a day. */
export const openReviewLimits = { anHour: 20, captchaFrom: 3, mailsADay: 3 } as const;

/** What may be written about flags, in characters; flags of one network; how long what becomes of a review is kept. */
export const flagLimits = {
  words: { min: 10, max: 1000 },
  answer: { min: 10, max: 2000 },
  decisionWords: 1000,
  anHour: 5,
  aDay: 15,
  captchaFrom: 2,
  warnsHoursBefore: 48,
} as const;

/** Bounds of the signals that put a review before a moderator. */
export const riskLimits = {
  alikeFrom: 0.85,
  fromOneNetwork: { moreThan: 5, withinMinutes: 10 },
  sentWithinSeconds: 20,
} as const;

/** Which placements count for coverage, and from where on it is good. */
export const coverageLimits = {
  startedDaysAgo: 30,
  startedMonthsAgo: 24,
  goodFrom: 0.8,
  tooFewBelow: 10,
} as const;

/** Who stands on a board. */
export const boardLimits = { reviews: 10, months: 24, coverage: 0.8, tieMonths: 12 } as const;

/** Sizes of what people send us. */
export const uploadLimits = {
  file: 20_000_000,
  csvExpanded: 500_000_000,
  csvLine: 64 * 1024,
} as const;

/** The browser's clockwork. `dragShare` is how far a notice is dragged before it goes. */
export const browserLimits = {
  throttle: 400,
  pageEventDelay: 500,
  chunkTimeout: 120_000,
  queryCache: { entries: 250, timeToLive: 60_000 },
  toast: { app: 3000, elsewhere: 5000, dragShare: 80 },
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

/** Days a paid plan stays open after a failed payment. */
export const pastDueDays = 14;
