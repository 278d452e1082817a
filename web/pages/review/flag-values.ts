/** What the fields of a flag hold, as typed; their names are those of the mutation's input. */
export type FlagValues = Readonly<Record<FlagField, string>>;

const fields = ['reason', 'words', 'email'] as const;
type FlagField = (typeof fields)[number];

export const readFlag = (form: FormData): FlagValues =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as FlagValues;

/** A flag that nobody has written yet. */
export const emptyFlag: FlagValues = readFlag(new FormData());
