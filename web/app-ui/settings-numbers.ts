import type { SentFields } from './settings.ts';

/** How a row becomes the texts of a form, and is sent again: these fields are numbers. */
export function numbersAsTexts<Saved extends object>(numbers: readonly (keyof Saved & string)[]) {
  const names: readonly string[] = numbers;
  return {
    inForm: (row: Saved) => ({
      ...row,
      ...Object.fromEntries(numbers.map((name) => [name, row[name] === null ? '' : String(row[name])])),
    }),
    sent: (fields: SentFields): object =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, names.includes(name) ? numberIn(String(value)) : value]),
      ),
  };
}

/** A text that is no whole number becomes one that the server refuses. */
const numberIn = (text: string): number => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : -1);
