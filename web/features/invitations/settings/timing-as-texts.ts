import type { SentFields } from '#web/app-ui/settings.ts';

/** The settings of when emails leave that are numbers. */
export const timingNumbers = [
  'candidateDelayDays',
  'employerDelayDays',
  'firstReminderDay',
  'secondReminderDay',
  'sendFromHour',
  'sendUntilHour',
] as const;

/** Settings with the days of the week on which emails leave. */
interface Timed {
  readonly version: number;
  readonly sendWeekdays: readonly number[];
}

/** How settings become the texts of a form, and are sent again: these numbers, and the days of the week. */
export function timingAsTexts<Saved extends Timed>(numbers: readonly (keyof Saved & string)[]) {
  const inForm = (settings: Saved) => ({
    ...settings,
    ...Object.fromEntries(numbers.map((name) => [name, settings[name] === null ? '' : String(settings[name])])),
    sendWeekdays: settings.sendWeekdays.map(String),
  });
  const sent = (fields: SentFields): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        if (name === 'sendWeekdays') return [name, (value as readonly string[]).map(Number)];
        return [name, (numbers as readonly string[]).includes(name) ? numberIn(name, String(value)) : value];
      }),
    );
  return { inForm, sent };
}

/** A text that is no whole number becomes one that the server refuses; only the second reminder may be left out. */
function numberIn(name: string, text: string): number | null {
  if (name === 'secondReminderDay' && text.trim() === '') return null;
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : -1;
}
