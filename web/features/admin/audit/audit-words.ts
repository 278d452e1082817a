import { roleLabel } from '#common/accounts/account-roles.ts';
import {
  type AuditDetail,
  type AuditSubject,
  auditActionWords,
  auditDetailWords,
  auditSubjectWords,
} from '#common/admin/audit-words.ts';
import { taskWords } from '#common/admin/task-words.ts';
import { reportReasonWords } from '#common/contact/report-words.ts';
import type { EnquiryKind } from '#common/joining/states.ts';
import { releaseLabels, suppressionLabels } from '#common/mailing/suppressions.ts';
import { signalWords } from '#common/reviews/checks/signals.ts';
import { flagReasonWords } from '#common/reviews/flags/flags.ts';
import { rejectionWords } from '#common/reviews/moderation/moderation.ts';
import { moderationWords } from '#common/reviews/moderation/moderation-words.ts';
import { labelledFor, spelledOut, wordsFor } from '#common/spelled-out.ts';
import { panelUrl } from '#common/urls.ts';

/** An action of the audit log in words; one that only an earlier release knew is spelled out. */
export const actionWords = (action: string): string => wordsFor(auditActionWords, action);

/** The type of what an entry is about, in words. */
export const subjectWords = (type: string): string => wordsFor(auditSubjectWords, type);

/** Where the panel shows what an entry is about; undefined if it shows no such thing. */
export function subjectHref(type: string, id: string): string | undefined {
  const place = places[type as AuditSubject];
  return place && panelUrl(place[0], { ...place[2], open: `${place[1]}:${id}` });
}

const places: Partial<Record<AuditSubject, [part: string, type: string, more?: Record<string, string>]>> = {
  Agency: ['agencies', 'Agency'],
  Claim: ['claims', 'Claim'],
  Company: ['companies', 'Company'],
  DataRequest: ['privacy', 'DataRequest'],
  Enquiry: ['enquiries', 'Enquiry'],
  FlagCase: ['review-flags', 'FlagCase'],
  Mail: ['mails', 'Mail'],
  ProfileReport: ['reports', 'ProfileReport'],
  Review: ['reviews', 'ReviewToCheck'],
  Suppression: ['mails', 'Suppression', { tab: 'suppressions' }],
  TrainingBooking: ['training', 'TrainingBooking'],
  User: ['users', 'User'],
};

/** What an account or an agency was created as. */
export const kindWords: Readonly<Record<EnquiryKind, string>> = {
  agency: 'an agency',
  freelancer: 'a freelancer',
  member: 'a member of an agency',
  admin: 'an admin of an agency',
};

/** A detail such as 'moderation: queued' in words, as name and value. */
export function detailInWords(action: string, detail: string): [name: string, value: string] {
  const at = detail.indexOf(': ');
  const name = detail.slice(0, at);
  const value = detail.slice(at + 2);
  const words = value === '–' || value === '' ? '–' : (valueWords[name as AuditDetail]?.(value, action) ?? value);
  return [wordsFor(auditDetailWords, name), words];
}

/** Whether the value of a detail is the ID of something else. */
export const isId = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

const yesOrNo = (value: string) => (value === 'true' ? 'Yes' : 'No');
const each = (label: (one: string) => string) => (value: string) => value.split(' ').map(label).join(', ');

/** How the values of details read; all others are numbers, days and ids. */
const valueWords: Partial<Record<AuditDetail, (value: string, action: string) => string>> = {
  about: (value) => (value === 'reply' ? 'The reply' : 'The review'),
  address: (value) => (value === 'old' ? 'The old one' : 'The new one'),
  because: (value) => wordsFor(releaseLabels, value),
  fields: each(spelledOut),
  given: each(roleLabel),
  hide: yesOrNo,
  isEdit: yesOrNo,
  isOffered: yesOrNo,
  kind: (value) => wordsFor(kindWords, value),
  moderation: (value) => wordsFor(moderationWords, value),
  name: (value) => wordsFor(taskWords, value),
  placements: (value) => String(value.split(' ').length),
  reason: reasonInWords,
  scope: (value) => (value === 'agency' ? 'This agency' : 'Everyone'),
  shown: yesOrNo,
  signals: each(signalWords),
  taken: each(roleLabel),
};

/** The actions decide which reasons there are. */
function reasonInWords(reason: string, action: string): string {
  if (action.startsWith('rejectReview')) return labelledFor(rejectionWords, reason).label;
  if (action === 'reportProfile') return labelledFor(reportReasonWords, reason).label;
  if (action.endsWith('Suppression')) return wordsFor(suppressionLabels, reason);
  return labelledFor(flagReasonWords, reason).label;
}
