import type { ReactElement } from 'react';
import { invitationSubject } from '#common/invitations/words.ts';
import { InvitationMail, type InvitationMailProps } from './InvitationMail.tsx';
import { ReminderMail, reminderSubject } from './ReminderMail.tsx';

/** The two mails of an ask. */
export const askMailKinds = ['invitation', 'reminder'] as const;
export type AskMailKind = (typeof askMailKinds)[number];

/** Subject and contents of an ask's mail: those that are sent, and those that are shown beforehand. */
export const askMail = (kind: AskMailKind, props: InvitationMailProps): { subject: string; body: ReactElement } =>
  kind === 'invitation'
    ? { subject: invitationSubject(props), body: <InvitationMail {...props} /> }
    : { subject: reminderSubject(props), body: <ReminderMail {...props} /> };
