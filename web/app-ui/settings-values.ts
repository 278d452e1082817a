/** The values of a section's fields. */
export type Values = Readonly<Record<string, string | boolean | readonly string[]>>;

/** Unsaved changes, and the saved values when they were started. */
export interface Draft<V extends Values> {
  readonly edited: Partial<V>;
  readonly base: V;
}

/** Whether two field values are equal; the order of lists matters. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ from the saved values. */
export const editedFields = <V extends Values>(draft: Draft<V> | null, saved: V): readonly (keyof V & string)[] =>
  draft ? fieldsOf(draft.edited).filter((field) => !isSame(draft.edited[field], saved[field])) : [];

/**
 * Edited fields that were saved with another value since the draft was started, by somebody else or in another window.
 */
export const overtakenFields = <V extends Values>(draft: Draft<V> | null, saved: V): readonly (keyof V & string)[] =>
  draft ? editedFields(draft, saved).filter((field) => !isSame(draft.base[field], saved[field])) : [];

/**
 * Whether a draft can be saved on top of a newer row without asking: nobody has changed the fields it edits. Without
 * edited fields, as for a new picture, nothing in the section may have changed.
 */
export function fitsOn<V extends Values>(edited: readonly (keyof V & string)[], saved: V, newest: V): boolean {
  const fields = edited.length > 0 ? edited : (Object.keys(saved) as (keyof V & string)[]);
  return fields.every((field) => isSame(saved[field], newest[field]));
}

/** The draft with one field changed; null if nothing differs from the saved values any more. */
export function withField<V extends Values, F extends keyof V & string>(
  draft: Draft<V> | null,
  saved: V,
  field: F,
  value: V[F],
): Draft<V> | null {
  const next: Draft<V> = { base: draft?.base ?? saved, edited: { ...draft?.edited, [field]: value } as Partial<V> };
  return editedFields(next, saved).length > 0 ? next : null;
}

/** The values of a section's fields in a row; null becomes the field's empty value. */
export const valuesIn = <V extends Values>(row: Readonly<Record<string, unknown>>, empty: V): V =>
  Object.fromEntries(Object.keys(empty).map((field) => [field, row[field] ?? empty[field]])) as unknown as V;

const fieldsOf = <V extends Values>(edited: Partial<V>) => Object.keys(edited) as (keyof V & string)[];
