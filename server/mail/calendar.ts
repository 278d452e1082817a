import { productName } from '#common/product.ts';

/** One appointment for a calendar file. */
export interface Appointment {
  /** Stays the same when it is moved or cancelled, so that a calendar updates its entry. */
  uid: string;
  /** Grows with each change. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string;
  /** The address of the meeting. */
  url?: string | undefined;
  /** Where it is; at its address by default. */
  location?: string | undefined;
  isCancelled?: boolean;
  /** Makes it an invitation, which calendars update and take out by themselves. */
  invitation?: Invitation;
}

/** Who invites, and whom: email addresses. */
export interface Invitation {
  organizer: string;
  attendee: string;
}

/** An iCalendar file with one appointment (RFC 5545), in UTC, so that every calendar shows it in its own zone. */
export function calendarOf(appointment: Appointment): string {
  const { uid, sequence, writtenAt, startsAt, minutes, title, description, url, isCancelled } = appointment;
  const { invitation, location = url } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plaudit//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(appointment)}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcOf(writtenAt)}`,
    `DTSTART:${utcOf(startsAt)}`,
    `DTEND:${utcOf(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url.replaceAll(/[\r\n]/g, '')}`] : []),
    ...(invitation ? partsOf(invitation) : []),
    `STATUS:${(isCancelled ? 'cancelled' : 'confirmed').toUpperCase()}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The method of a calendar file (RFC 5546), which the email names as well. */
export const methodOfFile = (file: string): string => /^METHOD:([A-Z]+)\r$/m.exec(file)?.[1] ?? 'PUBLISH';

function methodOf({ invitation, isCancelled }: Appointment): string {
  if (!invitation) return 'PUBLISH';
  return isCancelled ? 'CANCEL' : 'REQUEST';
}

/** Nobody is asked for an answer: the time is agreed. */
const partsOf = ({ organizer, attendee }: Invitation): string[] => [
  `ORGANIZER;CN=${productName}:mailto:${organizer}`,
  `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
];

/** '20261201T090000Z'. */
const utcOf = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Lines have at most 75 octets; the rest follows on lines that start with a space. No character is cut. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const most = parts.length === 1 ? 75 : 74;
    if (Buffer.byteLength(parts.at(-1)! + character) > most) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts.join('\r\n ');
}
