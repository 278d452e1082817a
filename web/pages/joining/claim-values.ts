/** What the fields of a claim hold, as typed; their names are those of the mutation's input. */
export type ClaimValues = Readonly<Record<ClaimField, string>>;

const fields = ['name', 'email', 'note', 'wish'] as const;
type ClaimField = (typeof fields)[number];

export const readClaim = (form: FormData): ClaimValues =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as ClaimValues;

/** A claim that nobody has written in yet. */
export const emptyClaim: ClaimValues = readClaim(new FormData());
