/** What the fields of a message hold, as typed; their names are those of the mutation's input. */
export type ContactValues = Readonly<Record<ContactField, string>>;

const fields = ['name', 'email', 'message'] as const;
type ContactField = (typeof fields)[number];

export const readContact = (form: FormData): ContactValues =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as ContactValues;

/** A message that nobody has written in yet. */
export const emptyContact: ContactValues = readContact(new FormData());
