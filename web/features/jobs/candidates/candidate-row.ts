import type { CandidateList_row$data } from '#web/__generated__/CandidateList_row.graphql.ts';

/** A candidate who was submitted for a job, as either side sees them. */
export type CandidateRow = Omit<CandidateList_row$data, ' $fragmentType'>;

/** A candidate's name; erased ones have none. */
export const nameOfCandidate = ({ candidateName }: { readonly candidateName: string | null | undefined }): string =>
  candidateName ?? 'Erased candidate';

/** The title of a candidate's job, whichever side reads it. */
export const jobTitleOf = ({ job, marketplaceJob }: Pick<CandidateRow, 'job' | 'marketplaceJob'>): string =>
  (job ?? marketplaceJob)?.title ?? 'A job that is gone';
