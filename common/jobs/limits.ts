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
} as const;
