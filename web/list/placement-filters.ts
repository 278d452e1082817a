import { levels } from '#common/reviews/levels.ts';
import { choice, day, type ListFilter, offered } from './filters.ts';

/** Who was asked, or wrote. */
export const audienceFilter = (control: 'links' | 'sheet') =>
  choice(
    'audience',
    'Voice',
    [
      { value: 'candidate', label: 'Candidates' },
      { value: 'employer', label: 'Employers' },
    ],
    { control },
  );

/** How a review was verified. */
export const levelFilter = (options: Pick<ListFilter, 'control'> & { all?: string }) =>
  choice(
    'level',
    'Level',
    levels.map(({ level: value, name }) => ({ value: String(value), label: `${value} – ${name}` })),
    { ...options, read: (level) => (level === undefined ? {} : { level: Number(level) }) },
  );

/** Whose placements these are, by slug. */
export const recruiterFilter = offered('recruiter', 'Recruiter');

/** From which day until which; `about` says what the days are of, such as 'Asked'. */
export const daysFilter = (about: string) => [day('from', `${about} from`), day('to', `${about} until`)] as const;
