import { expect, test } from 'vitest';
import { readInput } from '../inputs.ts';
import { roleName } from '../roles.ts';
import { canChangeInviteSettings, inviteSettingsInput, problemOfSenderName, problemOfTiming } from './settings.ts';
import { delayInWords, hoursInWords } from './settings-words.ts';

test.each([
  'Quokka & Quill',
  'Harbour Security Staffing',
  'Executive Support Recruiters',
  'St. John Careers',
  "O'Brien Talent",
])('%s can send emails', (name) => expect(problemOfSenderName(name)).toBeUndefined());

test.each([
  ['jobs@harbour.example', 'addresses'],
  ['Harbour <b>', 'addresses'],
  ['www.harbour', 'addresses'],
  ['harbour.com.au', 'addresses'],
  ['Plaudit', 'look like'],
  ['The plaudit team', 'look like'],
  ['no-reply', 'look like'],
  ['Mailer-Daemon', 'look like'],
  ['Security', 'look like'],
  ['Customer support team', 'look like'],
  ['Five stars for your review', 'honest'],
  ['A gift card for your review', 'offer'],
])('%s cannot', (name, why) => expect(problemOfSenderName(name)).toContain(why));

test('fields that are left out stay left out, and emptied ones are null', () => {
  expect(readInput(inviteSettingsInput, {})).toEqual({ ok: true, value: {} });
  expect(readInput(inviteSettingsInput, { senderName: ' ', replyTo: null, secondReminderDay: null })).toEqual({
    ok: true,
    value: { senderName: null, replyTo: null, secondReminderDay: null },
  });
});

test.each([
  ['candidateDelayDays', 31],
  ['candidateDelayDays', -1],
  ['employerDelayDays', 1.5],
  ['firstReminderDay', 2],
  ['secondReminderDay', 51],
  ['sendFromHour', 24],
  ['sendUntilHour', 0],
  ['sendWeekdays', []],
  ['sendWeekdays', [8]],
  ['senderName', 'x'.repeat(61)],
  ['candidateMessage', 'x'.repeat(501)],
  ['employerMessage', 'You get a gift card for your review.'],
  ['replyTo', 'nobody'],
])('refuses %s of %j at its field', (field, value) => {
  const read = readInput(inviteSettingsInput, { [field]: value });
  expect(read.ok ? null : read.problems.map((problem) => problem.field?.split('.')[0])).toEqual([field]);
});

test('weekdays are kept in order, each once', () => {
  expect(readInput(inviteSettingsInput, { sendWeekdays: [5, 1, 5] })).toMatchObject({
    value: { sendWeekdays: [1, 5] },
  });
});

test('hours need an end after the start, and reminders some days between them', () => {
  const timing = { firstReminderDay: 4, secondReminderDay: 10, sendFromHour: 9, sendUntilHour: 17 };
  expect(problemOfTiming(timing)).toBeUndefined();
  expect(problemOfTiming({ ...timing, secondReminderDay: null })).toBeUndefined();
  expect(problemOfTiming({ ...timing, sendUntilHour: 9 })?.field).toBe('sendUntilHour');
  expect(problemOfTiming({ ...timing, secondReminderDay: 6 })?.field).toBe('secondReminderDay');
});

test('the admin or the only recruiter of an agency may change them, with a plan that includes them', () => {
  const of = { userId: 'u', approved: true, recruiterId: 'r', agencyId: 'a', companyId: null, ledRecruiterIds: [] };
  const may = (roles: string[], isAgencyOfOne = false, agencyId = 'a') =>
    canChangeInviteSettings({ ...of, roles: roles.map(roleName) }, { agencyId, isAgencyOfOne });
  expect(may(['recruiter', 'recruiter_admin', 'pro_team']).ok).toBe(true);
  expect(may(['recruiter', 'pro_individual'], true).ok).toBe(true);
  expect(may(['recruiter', 'recruiter_freelancer', 'pro_individual'], true).ok).toBe(true);
  expect(may(['recruiter', 'recruiter_admin'])).toMatchObject({ reason: 'permission' });
  expect(may(['recruiter', 'pro_team'])).toMatchObject({ reason: 'permission' });
  expect(may(['recruiter', 'recruiter_admin', 'pro_team'], false, 'b')).toMatchObject({ reason: 'not_yours' });
  expect(canChangeInviteSettings(null, { agencyId: 'a', isAgencyOfOne: true })).toMatchObject({ reason: 'signed_out' });
});

test('hours and delays read as people say them', () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  expect(hoursInWords({ from: 9, until: 17, weekdays: all })).toBe('9 am to 5 pm, every day');
  expect(hoursInWords({ from: 12, until: 24, weekdays: [1, 2, 3, 4, 5] })).toBe('noon to midnight, Monday to Friday');
  expect(hoursInWords({ from: 0, until: 24, weekdays: [6, 2] })).toBe('at any hour, Tuesday and Saturday');
  expect([0, 1, 14].map(delayInWords)).toEqual([
    'on the first day',
    '1 day after the first day',
    '14 days after the first day',
  ]);
});
