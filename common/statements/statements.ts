/** The sections of a capability statement, in the order in which a new one has them. */
export const statementSections = [
  'about',
  'score',
  'reviews',
  'placements',
  'specialities',
  'places',
  'team',
  'nps',
  'contact',
] as const;
export type StatementSection = (typeof statementSections)[number];

/** The sections that a new statement shows. */
export const shownAtFirst: readonly StatementSection[] = statementSections.filter((section) => section !== 'nps');

/** The months back from a day whose placements and survey answers a statement counts. */
export const statementMonths = 24;

/** How many days a link may work. */
export const linkDays = [30, 90, 180, 365] as const;

/** What is allowed of capability statements. */
export const statementLimits = {
  /** Of an agency, with those of its people. */
  statements: 100,
  /** Kept versions of a statement. */
  versions: 50,
  name: 60,
  about: 2000,
  reviews: 12,
  /** Characters that are quoted of a review's text. */
  quoted: 700,
  /** People and places that are named; the rest is counted. */
  people: 24,
  places: 12,
} as const;

/** The key in the link of a shared version: 132 bits, so that nobody finds one by trying. */
export const statementKey = /^[\w-]{22}$/;

/** Whether the link of a version works. */
export type VersionState = 'live' | 'expired' | 'withdrawn';
