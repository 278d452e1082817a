/**
 * Limits for surveys: questions of a workflow, choices or rows of a question, skip rules of a question, and characters
 * of titles, help texts, labels, the two kinds of text answers, a survey's texts, and an email's subject; anonymous
 * responses that a network can begin on a day; campaigns of an agency, and characters of their names; tags of
 * an agency and of a response, and characters of their names. The usual ones
 * apply until an agency saves settings for its campaigns: days from a placement's start to the email, and from the email
 * to its reminders, the hours in which emails leave, and emails a day.
 */
export const surveyLimits = {
  questions: 30,
  choices: 20,
  skips: 10,
  title: 200,
  help: 300,
  label: 120,
  shortText: 200,
  longText: 3000,
  thanksTitle: 80,
  thanksText: 600,
  subject: 120,
  mailText: 1000,
  anonymousADay: 20,
  campaigns: 100,
  campaignName: 80,
  usualDelayDays: { candidate: 30, employer: 30 },
  usualReminderDays: [4, 10],
  usualHours: { from: 9, until: 17 },
  usualDailyLimit: 2000,
  tags: 100,
  tagsOfResponse: 10,
  tagName: 30,
} as const;
