/** Limits of jobs: characters, days, and how many of something. */
export const jobLimits = {
  title: { min: 2, max: 120 },
  description: 10_000,
  location: 80,
  openings: 100,
  recruiters: 20,
  invited: 50,
  /** Jobs of a company that have not ended. */
  jobs: 500,
  guaranteeDays: 3650,
  /** How far ahead a job may open or close. */
  daysAhead: 365,
  pitch: 2000,
  reason: 500,
  /** Candidates that a recruiter may submit in a day, and for one job. */
  submissionsADay: 50,
  candidatesAJob: 50,
  noticeWeeks: 52,
  /** Bytes of a CV. */
  cv: 20_000_000,
  /** Days in which a candidate can agree, and how often they are asked. */
  consentDays: 14,
  consentEmails: 3,
  /** Searches that a recruiter saves, and the characters of a name and of the words searched for. */
  savedSearches: 20,
  searchName: 60,
  searchWords: 100,
  /** Months for which the agency that introduced a candidate owns the introduction to a company. */
  ownedMonths: 6,
  /** Characters of a message, and how many a side may send in a thread in a day. */
  message: 4000,
  messagesADay: 200,
  /** Minutes in which a side is emailed once about a thread that it has not read. */
  messageMailMinutes: 10,
} as const;
