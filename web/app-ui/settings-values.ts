/** The value of an editable field. */
export type Value = string | boolean | readonly string[];

/** The values of a section's fields. */
export type Values = Readonly<Record<string, Value>>;

/** A saved row by the names of its fields; an empty field may be null. */
export type Row = Readonly<Record<string, unknown>>;

/** Unsaved changes, and the saved value of each changed field when its change was started. */
export interface Draft {
  readonly edited: Values;
  readonly base: Row;
}

/** Nothing changed. */
export const noDraft: Draft = { edited: {}, base: {} };

/** Whether two field values are equal. All empty values are; the order of lists matters. */
export const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** The fields that differ from the saved values. */
export const editedFields = ({ edited }: Draft, saved: Row): readonly string[] =>
  Object.keys(edited).filter((field) => !isSame(edited[field], saved[field]));

/**
 * Edited fields that were saved with another value since their change was started, by somebody else or in another
 * window.
 */
export const overtakenFields = (draft: Draft, saved: Row): readonly string[] =>
  editedFields(draft, saved).filter((field) => !isSame(draft.base[field], saved[field]));

/** Whether changes of these fields can be saved on top of a newer row without asking: nobody else has changed them. */
export const fitsOn = (fields: readonly string[], saved: Row, newest: Row): boolean =>
  fields.every((field) => isSame(saved[field], newest[field]));

/** The draft with one field changed; without the field if that is its saved value. */
export function withField(draft: Draft, saved: Row, field: string, value: Value): Draft {
  const without = withoutFields(draft, [field]);
  if (isSame(value, saved[field])) return without;
  const base = field in draft.base ? draft.base[field] : saved[field];
  return { edited: { ...without.edited, [field]: value }, base: { ...without.base, [field]: base } };
}

/** The draft without some fields' changes. */
export function withoutFields({ edited, base }: Draft, fields: readonly string[]): Draft {
  const left = <T extends Row>(row: T) =>
    Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field))) as T;
  return { edited: left(edited), base: left(base) };
}

/** The values of a section's fields in a row; null becomes the field's empty value. */
export const valuesIn = <V extends Values>(row: Row, empty: V): V =>
  Object.fromEntries(Object.keys(empty).map((field) => [field, row[field] ?? empty[field]])) as unknown as V;
