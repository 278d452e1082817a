import type { NpsGroup } from '#common/surveys/nps.ts';

/** What people of each group write as the reason for their score, by audience. */
export const reasons: Readonly<Record<'candidate' | 'employer', Readonly<Record<NpsGroup, readonly string[]>>>> = {
  candidate: {
    promoter: [
      'They called when they said they would, and told me the truth about the salary.',
      'I was well prepared for each interview. The job is exactly what was described.',
      'Quick answers, no games, and a check-in after my first week.',
      'The only recruiter who asked what I wanted next instead of what I earn now.',
      'Honest feedback after the first interview got me the second one.',
    ],
    passive: [
      'A good experience, but two weeks passed without news in the middle.',
      'The job is right. The paperwork took three attempts.',
      'Friendly people. I would have liked to hear about the team earlier.',
      'It worked out in the end, after the first interview was moved twice.',
    ],
    detractor: [
      'Nobody told me that the role was hybrid until I had signed.',
      'I was promised feedback and never got any.',
      'The start date changed three times and I heard it from the employer.',
      'Too many calls about jobs that did not fit.',
    ],
  },
  employer: {
    promoter: [
      'Three candidates, all worth meeting, within a week.',
      'They understood the role better than our own advertisement did.',
      'Straight about the market and about our salary range. We hired twice.',
      'The handover and the follow-up after a month were excellent.',
    ],
    passive: [
      'A good hire, although the shortlist took longer than agreed.',
      'Solid work. The terms could be explained in plainer words.',
      'The candidate is great. We had to ask for references twice.',
    ],
    detractor: [
      'We paid for a search and got resumes from a job board.',
      'The candidate left after five weeks, and the replacement took three months.',
      'We met people who had not been told our name before the interview.',
    ],
  },
};

/** What people write to the question of their group. */
export const remarks: Readonly<Record<NpsGroup, readonly string[]>> = {
  promoter: ['Preparation for the interviews.', 'Keeping me up to date.', 'Knowing the industry.'],
  passive: ['Tell me about delays before I ask.', 'One contact person instead of three.', 'Clearer paperwork.'],
  detractor: ['Nobody was responsible once the contract was signed.', 'I had to chase every answer.'],
};

/** What the demo's people note about cases. */
export const caseNotes = [
  'Called. They accept the apology and would like to hear from us earlier next time.',
  'Left a message, and wrote an email with three times for a call.',
  'Agreed on a weekly update until the replacement starts.',
] as const;
