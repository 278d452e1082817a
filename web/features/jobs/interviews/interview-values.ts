import { z } from 'zod';
import { type Problem, readInput } from '#common/inputs.ts';
import { interviewLimits, proposalFields, rescheduleFields } from '#common/jobs/interviews.ts';
import { localTime, momentOf } from '#common/local-time.ts';

/** What is typed to propose other times. Times are those of `datetime-local` fields, in the viewer's zone. */
export interface TimesValues {
  readonly times: readonly string[];
  readonly reason: string;
}

/** What is typed to propose an interview. */
export interface ProposalValues {
  readonly times: readonly string[];
  readonly mode: string;
  readonly minutes: string;
  readonly place: string;
  readonly note: string;
}

/** An empty form of a proposal. */
export const noProposal: ProposalValues = { times: ['', ''], mode: 'video', minutes: '45', place: '', note: '' };

/** The form for other times: empty, or with the times that the viewer's side proposed and may correct. */
export const timesToPropose = (own: readonly string[], zone: string): TimesValues => ({
  times: own.length > 0 ? own.map((slot) => localTime(slot, zone)) : ['', ''],
  reason: '',
});

/** The times with room for one more. */
export const withRoom = (times: readonly string[]): readonly string[] =>
  times.length < interviewLimits.slots ? [...times, ''] : times;

const proposal = z.object(proposalFields);
const reschedule = z.object(rescheduleFields);

/** The input of a proposal, or what is wrong with the form, by the ids of its fields. */
export function proposalInput({ times, mode, minutes, place, note }: ProposalValues, zone: string) {
  const given = { mode, minutes: numberOf(minutes), place, note, slots: slotsOf(times, zone) };
  const read = readInput(proposal, given);
  return read.ok ? read : { ...read, problems: atFields(read.problems, times) };
}

/** The same for other times. */
export function rescheduleInput({ times, reason }: TimesValues, zone: string) {
  const read = readInput(reschedule, { slots: slotsOf(times, zone), reason });
  return read.ok ? read : { ...read, problems: atFields(read.problems, times) };
}

/** Problems of the input at the fields of the form: empty times are not sent, so the others move up. */
export const atFields = (problems: readonly Problem[], times: readonly string[]): Problem[] =>
  problems.map((problem) => ({ ...problem, field: fieldOf(problem.field, times) }));

/** The id of a field of these forms. */
export const fieldId = (name: string): string => `interview-${name}`;

/** The name of the field of a time. */
export const timeName = (place: number): string => `time-${place + 1}`;

function fieldOf(field: string | null, times: readonly string[]): string | null {
  if (!field) return null;
  const [name, index] = field.split('.');
  if (name !== 'slots') return fieldId(name!);
  if (index === undefined) return fieldId(timeName(Math.max(0, times.indexOf(''))));
  return fieldId(timeName(filled(times)[Number(index)] ?? 0));
}

const slotsOf = (times: readonly string[], zone: string) => filled(times).map((place) => momentOf(times[place]!, zone));
const filled = (times: readonly string[]) => times.flatMap((time, place) => (time ? [place] : []));
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));
