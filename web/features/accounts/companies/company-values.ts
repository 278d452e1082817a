import { typed } from '#web/kit/typed.ts';

/** What the fields of a company hold, besides its specialities, which are no fields of the form. */
export interface CompanyValues {
  readonly website: string;
  readonly description: string;
  readonly country: string;
  readonly locations: readonly string[];
  readonly logo: File | undefined;
}

/** As typed; places are what stands on lines of their own. */
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

/** What of a company shows how far it is. */
export interface WrittenCompany {
  readonly website: string | null | undefined;
  readonly description: string;
  readonly locations: readonly string[];
  readonly hasLogo: boolean;
}

/** How many of the parts that make a company worth reading are there. */
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

/** The places as typed, each with the line of the field on which it stands; the first is 1. */
export const placesOf = (form: FormData): readonly { place: string; line: number }[] =>
  typed(form, 'locations')
    .split('\n')
    .map((text, index) => ({ place: text.trim(), line: index + 1 }))
    .filter(({ place }) => place !== '');
