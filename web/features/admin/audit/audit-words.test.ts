import { expect, test } from 'vitest';
import { actorWords } from '../panel/Actor.tsx';
import { actionWords, detailInWords, isId, subjectHref, subjectWords } from './audit-words.ts';

test('actions and subjects read as words, also those that only an earlier release knew', () => {
  expect(actionWords('takeUpFlags')).toBe('Review of flags started');
  expect(actionWords('someOldAction')).toBe('Some old action');
  expect(subjectWords('FlagCase')).toBe('Flags');
  expect(subjectWords('OldThing')).toBe('Old thing');
});

test('details read as words', () => {
  const read = (action: string, detail: string) => detailInWords(action, detail).join(': ');
  expect(read('checkReview', 'moderation: queued')).toBe('Outcome: Waiting for a moderator');
  expect(read('checkReview', 'signals: recruiter_device alleges_crime')).toBe(
    'Signals: Same device or network as the recruiter, The text alleges a crime',
  );
  expect(read('checkReview', 'signals: ')).toBe('Signals: –');
  expect(read('rejectReviewEdit', 'reason: not_a_client')).toBe('Reason: Not their own experience');
  expect(read('rejectReview', 'reason: no_answer')).toBe('Reason: Changes were not made');
  expect(read('flagReview', 'reason: not_a_client')).toBe('Reason: Not a client');
  expect(read('reportProfile', 'reason: wrong_facts')).toBe('Reason: Wrong facts');
  expect(read('removeSuppression', 'because: works_again')).toBe('Why again: The address works again');
  expect(read('changeRoles', 'given: ROLE_RECRUITER ROLE_PRO_TEAM')).toBe('Roles added: Recruiter, Plan: Pro Team');
  expect(read('createAgency', 'kind: freelancer')).toBe('Created as: a freelancer');
  expect(read('retryTask', 'name: sendMail')).toBe('Task: Send an email');
  expect(read('saveRecruiterProfile', 'fields: headline roleTypes')).toBe('Changed: Headline, Role types');
  expect(read('requestChanges', 'isEdit: true')).toBe('About an edit: Yes');
});

test('an entry leads to what it is about', () => {
  expect(subjectHref('User', '1')).toBe('/panel-admin/users?open=User%3A1');
  expect(subjectHref('Suppression', '1')).toBe('/panel-admin/mails?tab=suppressions&open=Suppression%3A1');
  expect(subjectHref('Placement', '1')).toBeUndefined();
});

test('nobody with a name is the reviewer, a visitor, or Plaudit', () => {
  expect(['user', 'reviewer', 'visitor', 'system'].map((actor) => actorWords(null, actor))).toEqual([
    'A deleted account',
    'The reviewer',
    'A visitor',
    'Plaudit',
  ]);
  expect(actorWords({ name: 'Kim Vale' }, 'user')).toBe('Kim Vale');
});

test('ids among the details are told from words', () => {
  expect(isId('01a211a1-a2f7-7bf4-b621-c90c215f4ae4')).toBe(true);
  expect(isId('Personal data')).toBe(false);
});
