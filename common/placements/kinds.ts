/** The kinds of work. What an ATS or a search calls 'contract' is temp. */
export const jobTypes = ['permanent', 'temp', 'fixed-term'] as const;
export type JobType = (typeof jobTypes)[number];

/** The label of each kind of work, everywhere. The search names them so in its addresses, too. */
export const jobTypeLabels: Readonly<Record<JobType, string>> = {
  permanent: 'Permanent',
  temp: 'Contract',
  'fixed-term': 'Fixed-term',
};

/** How a placement became known. */
export const placementSources = [
  'manual',
  'csv_imported',
  'jobadder',
  'vincere',
  'bullhorn',
  'email-sync',
  'marketplace',
] as const;
export type PlacementSource = (typeof placementSources)[number];

/** Sources nobody typed: an ATS, or an offer accepted here. A review by a person they name has the highest level. */
export const provenSources: readonly string[] = [
  'jobadder',
  'vincere',
  'bullhorn',
  'marketplace',
] satisfies PlacementSource[];

/** The label of each source. */
export const placementSourceLabels: Readonly<Record<PlacementSource, string>> = {
  manual: 'Entered manually',
  csv_imported: 'Imported file',
  jobadder: 'JobAdder',
  vincere: 'Vincere',
  bullhorn: 'Bullhorn',
  'email-sync': 'Synced mailbox',
  marketplace: 'Marketplace',
};

/** How an invitation came about, by the source of its placement. */
export const invitationSourceOf = (source: string): string => {
  if (source === 'csv_imported' || source === 'email-sync') return source;
  return source === 'manual' || source === 'marketplace' ? 'link' : 'ats';
};
