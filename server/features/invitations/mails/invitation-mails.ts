import { invitation } from './InvitationMail.tsx';
import { reminder } from './ReminderMail.tsx';

/** The two mails of an ask, by kind: those that are sent, and those that are shown beforehand. */
export const invitationMails = { invitation, reminder };
export type InvitationMailKind = keyof typeof invitationMails;
