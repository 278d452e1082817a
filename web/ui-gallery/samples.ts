import type { ReviewCardProps } from '#web/ui/ReviewCard.tsx';

/** A review with everything. */
export const fullReview: ReviewCardProps = {
  id: 'sample-1',
  who: 'Priya N.',
  role: 'Candidate, Site engineer',
  company: 'Northline Civil',
  when: { at: '2026-11-18', words: '3 days ago' },
  level: 3,
  stars: 5,
  title: 'Told me what the role was not, too',
  text: 'I have been placed four times and this was the first recruiter who described the difficult parts before the interview: the travel, the state of the drawings, the manager who was about to leave.\n\nI had an answer after every step, usually the same day.',
  criteria: [
    { label: 'Communication', stars: 5 },
    { label: 'Understood what I wanted', stars: 5 },
    { label: 'Honesty about the role', stars: 4 },
    { label: 'Aftercare', stars: null },
  ],
  reply: {
    who: 'Demo Recruiter',
    when: { at: '2026-11-19', words: '2 days ago' },
    text: 'Thank you, Priya. The drawings are better now, I am told.',
  },
  href: '#sample-1',
};

/** A short one without title, company or reply. */
export const shortReview: ReviewCardProps = {
  id: 'sample-2',
  who: 'Employer contact',
  role: 'Employer, HR lead',
  when: { at: '2026-09-02' },
  level: 2,
  stars: 3,
  text: 'Good people, though the shortlist took two weeks longer than we had agreed at the start.',
};

/** One from elsewhere: no stars of ours. */
export const importedReview: ReviewCardProps = {
  id: 'sample-3',
  who: 'Sam Okafor-Lindqvist',
  when: { at: '2025-03-14' },
  level: 0,
  stars: null,
  title: 'Recommended',
  text: 'Quick and friendly.',
};

export const distribution = [
  { stars: 5, count: 1284, href: '#5', current: true },
  { stars: 4, count: 402, href: '#4' },
  { stars: 3, count: 96, href: '#3' },
  { stars: 2, count: 12, href: '#2' },
  { stars: 1, count: 0, href: '#1' },
] as const;
