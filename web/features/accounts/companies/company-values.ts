import { typed } from '#web/kit/typed.ts';

/** The values of a company's form fields. Specialities are kept separately. */
export interface CompanyValues {
  readonly website: string;
  readonly description: string;
  readonly country: string;
  readonly locations: readonly string[];
  readonly logo: File | undefined;
}

/** The values as typed, with one location per line. */
export function readCompany(form: FormData): CompanyValues {
  const logo = form.get('logo');
  return {
    website: typed(form, 'website').trim(),
    description: typed(form, 'description').trim(),
    country: typed(form, 'country'),
    locations: placesOf(form).map(({ place }) => place),
    logo: logo instanceof File && logo.size > 0 ? logo : undefined,
  };
}

/** The parts of a company that count towards its progress, besides specialities. */
export interface WrittenCompany {
  readonly website: string | null | undefined;
  readonly description: string;
  readonly locations: readonly string[];
  readonly hasLogo: boolean;
}

/** How many of the parts of a complete company there are. */
export function partsOf(company: WrittenCompany & { readonly specialities: readonly string[] }) {
  const parts = [
    Boolean(company.website),
    company.description !== '',
    company.specialities.length > 0,
    company.locations.length > 0,
    company.hasLogo,
  ];
  return { done: parts.filter(Boolean).length, of: parts.length };
}

/** The locations as typed, each with its line number, starting at 1. */
export const placesOf = (form: FormData): readonly { place: string; line: number }[] =>
  typed(form, 'locations')
    .split('\n')
    .map((text, index) => ({ place: text.trim(), line: index + 1 }))
    .filter(({ place }) => place !== '');
