import { emailAddress, line, paragraphs } from '../inputs.ts';
import { clearable, wholeNumber } from '../invitations/settings.ts';
import { profileLimits } from '../limits.ts';
import { amount } from './inputs.ts';
import { jobLimits } from './limits.ts';

/** What a recruiter says about a candidate. The salary is in minor units of the job's currency, for its period. */
export const candidateFields = {
  candidateName: line("the candidate's name", { min: 2, max: 120 }),
  candidateEmail: emailAddress,
  candidatePhone: clearable(line('a phone number', { max: profileLimits.phone })),
  pitch: paragraphs('why this person', { min: 20, max: jobLimits.pitch }),
  salaryWish: clearable(amount),
  noticeWeeks: clearable(wholeNumber(0, jobLimits.noticeWeeks)),
} as const;
