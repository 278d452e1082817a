import { expect, test } from 'vitest';
import { type Appointment, calendarOf, methodOfFile } from './calendar.ts';

const appointment: Appointment = {
  uid: '1@plaudit.example',
  sequence: 2,
  writtenAt: new Date('2026-11-21T03:04:05.678Z'),
  startsAt: new Date('2026-12-01T23:30:00Z'),
  minutes: 45,
  title: 'Training',
  description: 'Join',
  url: 'https://meet.example/abc',
};

test('an appointment has its times in UTC, and every line ends with CRLF', () => {
  const file = calendarOf(appointment);
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plaudit//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:1@plaudit.example',
    'SEQUENCE:2',
    'DTSTAMP:20261121T030405Z',
    'DTSTART:20261201T233000Z',
    'DTEND:20261202T001500Z',
    'SUMMARY:Training',
    'DESCRIPTION:Join',
    'LOCATION:https://meet.example/abc',
    'URL:https://meet.example/abc',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(calendarOf({ ...appointment, isCancelled: true })).toContain('STATUS:CANCELLED\r\n');
});

test('an invitation requests and cancels, and names only its organizer and its recipient', () => {
  const invitation = { organizer: 'hello@plaudit.example', attendee: 'kim@candidate.example' };
  const invited: Appointment = { ...appointment, url: undefined, location: '12 Pier St', invitation };
  const request = calendarOf(invited);
  const lines = request.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('ORGANIZER;CN=Plaudit:mailto:hello@plaudit.example');
  expect(lines).toContain('ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:kim@candidate.example');
  expect(lines).toContain('LOCATION:12 Pier St');
  expect(lines.some((line) => line.startsWith('URL'))).toBe(false);
  expect([calendarOf(appointment), request, calendarOf({ ...invited, isCancelled: true })].map(methodOfFile)).toEqual([
    ...['PUBLISH', 'REQUEST', 'CANCEL'],
  ]);
});

test('special characters are escaped, and no text adds a line of its own', () => {
  const file = calendarOf({ ...appointment, title: 'a,b;c\\d\r\nATTENDEE:x\u0007', url: 'https://a.example/\r\nX:1' });
  expect(file).toContain('SUMMARY:a\\,b\\;c\\\\d\\nATTENDEE:x\r\n');
  expect(file).not.toMatch(/^(ATTENDEE|X):/m);
});

test('long lines are folded at 75 octets, without cutting a character', () => {
  const title = 'Überführung für 李雷 👩‍💻 '.repeat(12);
  const file = calendarOf({ ...appointment, title });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
