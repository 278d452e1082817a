/** The parts of email sync, as in the address. */
export const emailSyncViews = ['people', 'mailboxes', 'exclusions'] as const;
export type EmailSyncView = (typeof emailSyncViews)[number];

/** The labels of the parts. */
export const emailSyncViewWords: Readonly<Record<EmailSyncView, string>> = {
  people: 'People found',
  mailboxes: 'Addresses and mailboxes',
  exclusions: 'Exclusions',
};
