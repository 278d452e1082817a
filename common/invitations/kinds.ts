/** Where an ask came from. */
export const invitationSources = ['link', 'csv_imported', 'email-sync', 'google', 'ats', 'api'] as const;
export type InvitationSource = (typeof invitationSources)[number];
