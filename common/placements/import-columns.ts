import { columnOfHead, type PastedColumn } from '../invitations/pasted.ts';

/** What a column of a file of placements can hold, in the order of the template. */
export const importFields = [
  'externalId',
  'jobTitle',
  'jobType',
  'startDate',
  'endDate',
  'speciality',
  'location',
  'recruiterEmail',
  'candidateName',
  'candidateGiven',
  'candidateSurname',
  'candidateEmail',
  'companyName',
  'contactName',
  'contactGiven',
  'contactSurname',
  'contactEmail',
] as const;
export type ImportField = (typeof importFields)[number];

/** The label of each field. */
export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  externalId: 'ID in your system',
  jobTitle: 'Job title',
  jobType: 'Job type',
  startDate: 'Start date',
  endDate: 'End date',
  speciality: 'Speciality',
  location: 'Location',
  recruiterEmail: "Recruiter's email",
  candidateName: "Candidate's name",
  candidateGiven: "Candidate's first name",
  candidateSurname: "Candidate's last name",
  candidateEmail: "Candidate's email",
  companyName: 'Company',
  contactName: "Contact's name",
  contactGiven: "Contact's first name",
  contactSurname: "Contact's last name",
  contactEmail: "Contact's email",
};

/** Without these, nothing can be imported. */
export const neededFields = ['jobTitle', 'startDate'] as const satisfies ImportField[];

/** The columns of the template. */
export const templateHeads = [
  'external_id',
  'job_title',
  'job_type',
  'start_date',
  'end_date',
  'speciality',
  'location',
  'recruiter_email',
  'candidate_name',
  'candidate_email',
  'company',
  'contact_name',
  'contact_email',
] as const;

/** A column's name as it is remembered and compared. */
export const headKey = (head: string): string => head.toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, 200);

const ownHeads: Readonly<Partial<Record<ImportField, RegExp>>> = {
  externalId:
    /^(?:(?:external|placement|job|record|reference|system|ats|our|order)? ?(?:id|no|number|ref|reference)|external id(?:entifier)?)$/,
  recruiterEmail:
    /^(?:recruiter|consultant|owner|placement owner|account manager|placed by|user)(?:'s)? (?:e ?mail)(?: address)?$/,
  speciality:
    /^(?:speciality|specialty|specialisation|specialization|industry|sector|discipline|category|classification)$/,
  location: /^(?:location|city|town|place|suburb|work location|job location|site)$/,
  candidateGiven: /^candidate(?:'s)? first(?: name)?$/,
  candidateSurname: /^candidate(?:'s)? last(?: name)?$/,
};

const wordsOf = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[^a-z']+/g, ' ')
    .trim();
const ownNames: ReadonlySet<string> = new Set(templateHeads.map(wordsOf));

/** The field that a column holds by its name, if we know it. */
export function fieldOfColumn(head: string): ImportField | undefined {
  const words = wordsOf(head);
  const own = words && (Object.keys(ownHeads) as ImportField[]).find((field) => ownHeads[field]!.test(words));
  return own || (columnOfHead(head) satisfies PastedColumn | undefined);
}

/**
 * The field of each column: as remembered, or else by its name where `byName` says so; empty for the others. No field is
 * given twice: a column called as in the template goes before one with another name.
 */
export function matchedFields(
  heads: readonly string[],
  remembered: ReadonlyMap<string, string>,
  byName: boolean,
): (ImportField | '')[] {
  const fields: (ImportField | '')[] = heads.map(() => '');
  const give = (fieldAt: (head: string) => string | undefined) => {
    for (const [at, head] of heads.entries()) {
      const field = fieldAt(head);
      if (fields[at] === '' && isImportField(field) && !fields.includes(field)) fields[at] = field;
    }
  };
  const isNew = (head: string) => !remembered.has(headKey(head));
  give((head) => remembered.get(headKey(head)));
  if (byName) give((head) => (isNew(head) && ownNames.has(wordsOf(head)) ? fieldOfColumn(head) : undefined));
  if (byName) give((head) => (isNew(head) ? fieldOfColumn(head) : undefined));
  return fields;
}

/** Whether a text names one of the fields. */
export const isImportField = (text: string | undefined): text is ImportField =>
  (importFields as readonly string[]).includes(text ?? '');

/** What is wrong with how columns are matched; null if they can be read. */
export function problemOfFields(fields: readonly string[]): string | null {
  const used = fields.filter(Boolean);
  const twice = used.find((field, at) => used.indexOf(field) !== at);
  if (twice) return `Two columns are matched with “${importFieldLabels[twice as ImportField]}”. Keep one of them.`;
  const missing = neededFields.find((field) => !used.includes(field));
  if (missing) return `Choose the column that holds the ${importFieldLabels[missing].toLowerCase()}.`;
  if (!used.some((field) => /^(?:candidate|contact|externalId)/.test(field)))
    return 'Choose the column that holds the candidate, the contact, or an ID. Without one, placements look alike.';
  return null;
}
