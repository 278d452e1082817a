import { invitation } from './InvitationMail.tsx';
import { reminder } from './ReminderMail.tsx';

/** The two emails of an invitation, by kind, for sending and for the preview. */
export const invitationMails = { invitation, reminder };
export type InvitationMailKind = keyof typeof invitationMails;
