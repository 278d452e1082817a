/** A field recruiters work in. Links and the database hold its id, which never changes. */
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

/** All 33, in storage order. */
export const specialities: readonly Speciality[] = names.map((name) => ({ id: idOf(name), name }));

/** The same in display order: alphabetical, Other last. Plain letters need no collation, which is slow to load. */
export const specialitiesToShow: readonly Speciality[] = [...specialities].sort(
  (a, b) => Number(a.name === 'Other') - Number(b.name === 'Other') || (a.name < b.name ? -1 : 1),
);

/** The speciality with an id such as `accounting-and-finance`, or undefined. */
export function specialityOf(id: string): Speciality | undefined {
  return specialities.find((speciality) => speciality.id === id);
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
