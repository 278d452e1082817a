import { typed } from './sending.ts';

/** What the fields of an enquiry hold, as typed; their names are those of the mutation's input. */
export type EnquiryValues = Readonly<Record<EnquiryField, string>>;

const fields = ['name', 'agencyName', 'email', 'linkedinUrl', 'phone', 'speciality', 'country'] as const;
type EnquiryField = (typeof fields)[number];

export const readEnquiry = (form: FormData): EnquiryValues =>
  Object.fromEntries(fields.map((field) => [field, typed(form, field)])) as EnquiryValues;

/** An enquiry that nobody has written in yet. */
export const emptyEnquiry: EnquiryValues = readEnquiry(new FormData());
