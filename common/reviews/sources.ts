/** Where a review came from. */
export type ReviewSource = 'link' | 'csv_imported' | 'email-sync' | 'google';

/** The label of each source. */
export const reviewSourceLabels: Readonly<Record<ReviewSource, string>> = {
  link: 'Our review form',
  csv_imported: 'Imported file',
  'email-sync': 'Synced mailbox',
  google: 'Google',
};
