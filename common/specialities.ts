/** A field recruiters work in. The id is what links and the database hold; it never changes. */
export interface Speciality {
  readonly id: string;
  readonly name: string;
}

const names = [
  'Construction',
  'Accounting & Finance',
  'Administration & Office Support',
  'Agriculture & Horticulture',
  'Architecture & Design',
  'Banking & Financial Services',
  'Call Centre & Customer Service',
  'Community Services & Not-for-Profit',
  'Defence & Aerospace',
  'Education & Training',
  'Energy, Oil & Gas',
  'Engineering',
  'Environment & Sustainability',
  'Executive & Board',
  'FMCG & Retail',
  'Government & Public Sector',
  'Healthcare & Medical',
  'Hospitality & Tourism',
  'Human Resources',
  'Information Technology',
  'Insurance & Superannuation',
  'Legal',
  'Manufacturing & Production',
  'Marketing, Media & Communications',
  'Mining & Resources',
  'Property & Real Estate',
  'Rec2Rec',
  'Sales & Business Development',
  'Scientific & Pharmaceutical',
  'Supply Chain, Transport & Logistics',
  'Trades & Services',
  'Other',
  'Waste Industry',
] as const;

/** All 33, in the order in which they are stored. */
export const specialities: readonly Speciality[] = names.map((name) => ({ id: idOf(name), name }));

/** The same, as lists show them: alphabetically, Other last. Plain letters need no collation, which takes long to load. */
export const specialitiesToShow: readonly Speciality[] = [...specialities].sort(
  (a, b) => Number(a.name === 'Other') - Number(b.name === 'Other') || (a.name < b.name ? -1 : 1),
);

/** The speciality of an id such as `accounting-and-finance`, or undefined. */
export function specialityOf(id: string): Speciality | undefined {
  return specialities.find((speciality) => speciality.id === id);
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
