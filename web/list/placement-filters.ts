import { levels } from '#common/reviews/levels.ts';
import { choice, day, type ListFilter, offered } from './filters.ts';

/** Candidates or employers: the people who were invited, or who wrote. */
export const audienceFilter = (control: 'links' | 'sheet', label = 'Reviewer type') =>
  choice(
    'audience',
    label,
    [
      { value: 'candidate', label: 'Candidates' },
      { value: 'employer', label: 'Employers' },
    ],
    { control },
  );

/** A review's level of verification. */
export const levelFilter = (options: Pick<ListFilter, 'control'> & { all?: string }) =>
  choice(
    'level',
    'Level',
    levels.map(({ level: value, name }) => ({ value: String(value), label: `${value} – ${name}` })),
    { ...options, read: (level) => (level === undefined ? {} : { level: Number(level) }) },
  );

/** The recruiter of the placements, by slug. */
export const recruiterFilter = offered('recruiter', 'Recruiter');

/** The team of the recruiters, by id. */
export const teamFilter = offered('team', 'Team');

/** A range of days; `about` says what happened on them, such as 'Asked'. */
export const daysFilter = (about: string) => [day('from', `${about} from`), day('to', `${about} until`)] as const;
