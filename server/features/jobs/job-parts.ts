import { type Expression, type RawBuilder, sql } from 'kysely';

/** The columns of a job that both its company and recruiters read, with their types in the API. */
export const jobColumns = {
  state: 'String',
  title: 'String',
  description: 'String',
  jobType: 'String?',
  speciality: 'String?',
  country: 'String',
  location: 'String?',
  currency: 'String',
  salaryPeriod: 'String',
  salaryFrom: 'Int?',
  salaryTo: 'Int?',
  openings: 'Int',
  searchType: 'String?',
  wantedRecruiters: 'Int',
  engagedCount: 'Int',
  feeBasisPoints: 'Int?',
  guaranteeDays: 'Int?',
  closesOn: 'Date?',
  openedAt: 'DateTime?',
  endedBecause: 'String?',
} as const;

/** The columns of an engagement that both sides read, with their types in the API. */
export const engagementColumns = {
  state: 'String',
  isInvitation: 'Boolean',
  pitch: 'String',
  reason: 'String',
  endedBy: 'String?',
  createdAt: 'DateTime',
  changedAt: 'DateTime',
} as const;

type Searched = Readonly<Record<'title' | 'location' | 'description', Expression<unknown>>>;

/** What a search of jobs looks in: their title, place and description, as the index has them. */
export const searchedJob = ({ title, location, description }: Searched): RawBuilder<string> =>
  sql<string>`folded(${title} || ' ' || coalesce(${location}, '') || ' ' || ${description})`;
