/** What the fields of a section hold. */
export type Values = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What was typed and not saved, and what stood there when it was begun. */
export interface Draft<V extends Values> {
  readonly edited: Partial<V>;
  readonly base: V;
}

/** Whether two values of a field are equal; lists count in their order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ from what is saved. */
export const editedFields = <V extends Values>(draft: Draft<V> | null, saved: V): readonly (keyof V & string)[] =>
  draft ? fieldsOf(draft.edited).filter((field) => !isSame(draft.edited[field], saved[field])) : [];

/** Edited fields that were saved with other values since the draft was begun: by somebody else, or in another window. */
export const overtakenFields = <V extends Values>(draft: Draft<V> | null, saved: V): readonly (keyof V & string)[] =>
  draft ? editedFields(draft, saved).filter((field) => !isSame(draft.base[field], saved[field])) : [];

/** A draft with another value in one field; undone to what is saved, it is none. */
export function withField<V extends Values, F extends keyof V & string>(
  draft: Draft<V> | null,
  saved: V,
  field: F,
  value: V[F],
): Draft<V> | null {
  const next: Draft<V> = { base: draft?.base ?? saved, edited: { ...draft?.edited, [field]: value } as Partial<V> };
  return editedFields(next, saved).length > 0 ? next : null;
}

/** The values of a section as a row has them; what is null there is empty here. */
export const valuesIn = <V extends Values>(row: Readonly<Record<string, unknown>>, empty: V): V =>
  Object.fromEntries(Object.keys(empty).map((field) => [field, row[field] ?? empty[field]])) as unknown as V;

const fieldsOf = <V extends Values>(edited: Partial<V>) => Object.keys(edited) as (keyof V & string)[];
