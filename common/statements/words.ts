import type { StatementSection, VersionState } from './statements.ts';

interface SectionWords {
  /** The heading on a statement. */
  readonly title: string;
  /** Where its content comes from, for the person who builds a statement. */
  readonly help: string;
}

/** The sections in words. */
export const statementSectionWords: Readonly<Record<StatementSection, SectionWords>> = {
  about: { title: 'Who we are', help: 'Your own text.' },
  score: { title: 'Score', help: 'The score with its interval, and the share of placements invited to review.' },
  reviews: { title: 'Reviews', help: 'The reviews you choose, with how many there are in all.' },
  placements: { title: 'Placements', help: 'Placements by type in the last 24 months.' },
  specialities: { title: 'Specialities', help: 'From the profile.' },
  places: { title: 'Places', help: 'Where your profiles say you are.' },
  team: { title: 'Team', help: 'The people of the agency.' },
  nps: { title: 'Net promoter score', help: 'From survey answers in the last 24 months.' },
  contact: { title: 'Contact', help: 'Email, phone and website from the profile.' },
};

/** Whether a link works, in words. */
export const versionStateWords: Readonly<Record<VersionState, string>> = {
  live: 'Link works',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
