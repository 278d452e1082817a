import { type Problem, type ReadInput, readInput } from '#common/inputs.ts';
import { trainingLimits } from '#common/limits.ts';
import { localTime, momentOf } from '#common/local-time.ts';
import { bookTrainingInput } from '#common/training/inputs.ts';

/** What is typed into the form. Times are those of `datetime-local` fields, in the viewer's zone. */
export interface BookingValues {
  topics: readonly string[];
  times: readonly string[];
  people: string;
  phone: string;
  note: string;
}

/** A booking as it is stored. */
export interface StoredBooking {
  topics: readonly string[];
  preferredTimes: readonly string[];
  people: number;
  phone?: string | null | undefined;
  note?: string | null | undefined;
}

/** The values of an empty form, or of a booking to change. */
export function valuesOf(booking: StoredBooking | null, zone: string): BookingValues {
  const times = Array.from({ length: trainingLimits.times.max }, (_, index) =>
    localTime(booking?.preferredTimes[index], zone),
  );
  return {
    topics: booking?.topics ?? [],
    times,
    people: String(booking?.people ?? 1),
    phone: booking?.phone ?? '',
    note: booking?.note ?? '',
  };
}

/** The input of the mutation, or what is wrong with the form, by the ids of its fields. */
export function bookingInput(values: BookingValues, zone: string) {
  const { topics, people, phone, note } = values;
  const given = {
    topics,
    times: filled(values).map((place) => momentOf(values.times[place]!, zone)),
    people: people.trim() === '' ? null : Number(people),
    phone,
    note,
  };
  const read = readInput(bookTrainingInput, given) satisfies ReadInput<unknown>;
  return read.ok ? read : { ...read, problems: atFields(read.problems, values) };
}

/** Problems of the input at the fields of the form: empty times are not sent, so the others move up. */
export const atFields = (problems: readonly Problem[], values: BookingValues): Problem[] =>
  problems.map((problem) => ({ ...problem, field: fieldOf(problem.field, values) }));

function fieldOf(field: string | null, values: BookingValues): string | null {
  if (!field) return null;
  const [name, place] = field.split('.');
  if (name !== 'times') return name!;
  if (place !== undefined) return timeField(filled(values)[Number(place)] ?? 0);
  return timeField(Math.max(0, values.times.indexOf('')));
}

/** The id of the field of a preferred time. */
export const timeField = (place: number): string => `time-${place + 1}`;

const filled = ({ times }: BookingValues) => times.flatMap((time, place) => (time ? [place] : []));
