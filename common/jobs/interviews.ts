import { z } from 'zod';
import { formatAppointment, formatCount, utc } from '../formats.ts';
import { line, moment, oneOf, paragraphs } from '../inputs.ts';
import { clearable, wholeNumber } from '../invitations/settings.ts';
import { cityOf } from '../time-zones.ts';
import type { TransitionTable } from '../transitions.ts';
import { jobLimits } from './limits.ts';

/** The state of an interview. While another time is wished, an agreed one still stands. */
export const interviewStates = [
  'proposed',
  'accepted',
  'reschedule_requested',
  'completed',
  'cancelled',
  'no_show',
] as const;
export type InterviewState = (typeof interviewStates)[number];

/** What happens to an interview. `correct`: the company changes times that nobody has answered yet. */
export type InterviewEvent = 'correct' | 'accept' | 'reschedule' | 'acceptReschedule' | 'complete' | 'miss' | 'cancel';

/** How an interview moves. */
export const interviewTransitions: TransitionTable<InterviewState, InterviewEvent> = {
  proposed: { correct: 'proposed', accept: 'accepted', reschedule: 'reschedule_requested', cancel: 'cancelled' },
  accepted: { reschedule: 'reschedule_requested', complete: 'completed', miss: 'no_show', cancel: 'cancelled' },
  reschedule_requested: {
    reschedule: 'reschedule_requested',
    acceptReschedule: 'accepted',
    cancel: 'cancelled',
  },
  completed: {},
  cancelled: {},
  no_show: {},
};

/** The states in which an interview can still take place. */
export const openInterviewStates = [
  'proposed',
  'accepted',
  'reschedule_requested',
] as const satisfies readonly InterviewState[];

/** Whether an interview can still take place. */
export const isOpenInterview = (state: string): boolean => openInterviewStates.some((open) => open === state);

/** The state of an interview in words, and the tone of its tag. */
export const interviewStateWords = {
  proposed: { label: 'Times proposed', tone: 'warn' },
  accepted: { label: 'Agreed', tone: 'good' },
  reschedule_requested: { label: 'Other times proposed', tone: 'warn' },
  completed: { label: 'Completed', tone: 'info' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  no_show: { label: 'No-show', tone: 'bad' },
} as const satisfies Record<InterviewState, { label: string; tone: string }>;

/** The state as a side reads it: it answers the other's times, or waits for an answer to its own. */
export function interviewTag({
  state,
  proposedBy,
  viewerSide,
}: Readonly<Record<'state' | 'proposedBy' | 'viewerSide', string>>): {
  readonly label: string;
  readonly tone: 'info' | 'warn' | 'good' | 'bad' | 'neutral';
} {
  const isProposed = state === 'proposed' || state === 'reschedule_requested';
  if (isProposed && proposedBy === viewerSide) return { label: 'Waiting for an answer', tone: 'info' };
  return interviewStateWords[state as InterviewState];
}

/** How people meet. */
export const interviewModes = ['video', 'phone', 'in_person'] as const;
export type InterviewMode = (typeof interviewModes)[number];

/** The ways to meet in words, and what their place is. */
export const interviewModeWords = {
  video: { label: 'Video call', place: 'Link' },
  phone: { label: 'Phone call', place: 'Phone number' },
  in_person: { label: 'In person', place: 'Address' },
} as const satisfies Record<InterviewMode, { label: string; place: string }>;

/** Limits of interviews. */
export const interviewLimits = {
  slots: 5,
  minutes: { min: 15, max: 480 },
  place: 500,
  note: 1000,
  /** How soon and how late an interview may be. */
  aheadHours: 1,
  withinDays: 180,
  /** Interviews with one candidate for a job, canceled ones included. */
  rounds: 20,
} as const;

const slotsMessage = 'Choose at least one time.';

/** The times that one side can make. */
const slots = z
  .array(moment, { error: slotsMessage })
  .min(1, slotsMessage)
  .max(interviewLimits.slots, `Choose at most ${interviewLimits.slots} times.`);

/** Why something about an interview changes. */
const interviewReason = clearable(paragraphs('a reason', { max: jobLimits.reason }));

/** The first times of an interview, and how people meet. */
export const proposalFields = {
  mode: oneOf(interviewModes, 'Choose a video call, a phone call or in person.'),
  minutes: wholeNumber(interviewLimits.minutes.min, interviewLimits.minutes.max),
  place: clearable(line('where people meet', { max: interviewLimits.place })),
  note: clearable(paragraphs('a note', { max: interviewLimits.note })),
  slots,
} as const;

/** Other times for an interview. */
export const rescheduleFields = { slots, reason: interviewReason } as const;

/** Why an interview is canceled. */
export const cancelFields = { reason: paragraphs('a reason', { min: 2, max: jobLimits.reason }) } as const;

/** A moment in a time zone with its name: 'Tue, Dec 1, 2026, 9:00 AM AEDT (Sydney)'. */
export function timeInZone(at: string | Date, zone: string): string {
  const time = formatAppointment(at, zone);
  return zone === utc ? time : `${time} (${cityOf(zone)})`;
}

/** A moment as the viewer reads it, and in the other zone if that says something else. */
export function timesInZones(at: string, zone: string, other: string): readonly [here: string, there: string | null] {
  const isSame = formatAppointment(at, zone) === formatAppointment(at, other);
  return [timeInZone(at, zone), isSame ? null : timeInZone(at, other)];
}

/** How long it takes: '45 minutes', '1 hour', '1 hour 30 minutes'. */
export function lengthInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && formatCount(hours, 'hour'), rest > 0 && formatCount(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** The place as a link, if it is one. */
export const linkOfPlace = (place: string): string | null =>
  /^https?:\/\/[^\s"<>\\]+$/i.test(place) && URL.canParse(place) ? place : null;
