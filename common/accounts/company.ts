import { z } from 'zod';
import { countries } from '../countries.ts';
import { line, oneOf, optional, paragraphs, webLink } from '../inputs.ts';
import { specialities } from '../specialities.ts';
import { companyLimits } from './company-limits.ts';

/** A country that the product knows, by its code. */
export const countryCode = oneOf(
  countries.map(({ code }) => code) as [string, ...string[]],
  'Choose a country from the list.',
);

/** A website in the one form in which it is stored. */
export const website = webLink
  .transform((text) => new URL(text).href)
  .pipe(z.string().max(companyLimits.website, `Shorten this to ${companyLimits.website} characters.`));

const specialityIds = specialities.map(({ id }) => id) as [string, ...string[]];

/** What a company says of itself; with all of it the company is complete. */
export const companyInput = z
  .object({
    website: optional(website),
    description: optional(paragraphs('a description', { max: companyLimits.description })),
    country: countryCode,
    specialities: unique(z.enum(specialityIds, { error: 'Choose specialities from the list.' }), {
      least: 'Choose at least one speciality.',
      max: specialityIds.length,
    }),
    locations: unique(line('a place', { max: companyLimits.location }), {
      least: 'Write at least one place where your people work.',
      max: companyLimits.locations,
    }),
  })
  .superRefine(({ website, description }, context) => {
    if (website || description) return;
    context.addIssue({ code: 'custom', path: ['description'], message: 'Write a description, or give your website.' });
  });

/** Each once, at least one, in the order given. */
function unique(one: z.ZodType<string>, { least, max }: { least: string; max: number }) {
  return z
    .array(one, { error: least })
    .transform((all) => [...new Set(all)])
    .pipe(z.array(z.string()).min(1, least).max(max, `Choose at most ${max}.`));
}
