import type { JobType } from '#common/placements/kinds.ts';
import type { Audience } from '#common/reviews/criteria.ts';

/** What the fields of an ask hold. `timing` decides about `scheduledFor`: the agency's usual delay, or at once. */
export type AskValues = {
  recruiterId: string;
  jobTitle: string;
  jobType: JobType;
  startDate: string;
  companyName: string;
  audience: Audience;
  recipientName: string;
  recipientEmail: string;
  candidateName: string;
  message: string;
  timing: 'usual' | 'now';
};

/** An ask nobody has written in yet. */
export const emptyAsk: AskValues = {
  recruiterId: '',
  jobTitle: '',
  jobType: 'permanent',
  startDate: '',
  companyName: '',
  audience: 'candidate',
  recipientName: '',
  recipientEmail: '',
  candidateName: '',
  message: '',
  timing: 'usual',
};
