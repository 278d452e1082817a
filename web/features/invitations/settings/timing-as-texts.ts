import type { SentFields } from '#web/app-ui/settings.ts';
import { numbersAsTexts } from '#web/app-ui/settings-numbers.ts';

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
export interface Timed {
  readonly version: number;
  readonly sendWeekdays: readonly number[];
}

/** How settings become the texts of a form, and are sent again: these numbers, and the days of the week. */
export function timingAsTexts<Saved extends Timed>(numbers: readonly (keyof Saved & string)[]) {
  const texts = numbersAsTexts<Saved>(numbers);
  return {
    inForm: (settings: Saved) => ({ ...texts.inForm(settings), sendWeekdays: settings.sendWeekdays.map(String) }),
    sent: ({ sendWeekdays, secondReminderDay, ...fields }: SentFields): object => ({
      ...texts.sent(fields),
      ...(sendWeekdays !== undefined && { sendWeekdays: (sendWeekdays as readonly string[]).map(Number) }),
      ...(secondReminderDay !== undefined && optionalDay(String(secondReminderDay ?? ''))),
    }),
  };

  /** Only the second reminder may be left out. */
  function optionalDay(text: string): object {
    return text.trim() === '' ? { secondReminderDay: null } : texts.sent({ secondReminderDay: text });
  }
}
