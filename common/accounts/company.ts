import { z } from 'zod';
import { countries } from '../countries.ts';
import { line, oneOf, optional, paragraphs, webLink } from '../inputs.ts';
import { trimUnseen } from '../invisible.ts';
import { specialities } from '../specialities.ts';
import { companyLimits } from './company-limits.ts';

/** A supported country, by its code. */
export const countryCode = oneOf(
  countries.map(({ code }) => code) as [string, ...string[]],
  'Choose a country from the list.',
);

/** A website in its stored form. */
export const website = webLink
  .transform((text) => new URL(text).href)
  .pipe(z.string().max(companyLimits.website, `Shorten this to ${companyLimits.website} characters.`));

const place = line('a place', { max: companyLimits.location });
const tooManyPlaces = `Enter at most ${companyLimits.locations} places.`;

/** The places where a company's people work, possibly none. Empty lines and duplicates are dropped. */
export const companyPlaces = z
  .array(z.string(), { error: 'Enter one place per line.' })
  .transform((all) => [...new Set(all.map(trimUnseen))].filter((text) => text !== ''))
  .pipe(z.array(place).max(companyLimits.locations, tooManyPlaces));

const specialityIds = specialities.map(({ id }) => id) as [string, ...string[]];

/** A company's profile; with all of it the company is complete. */
export const companyInput = z
  .object({
    website: optional(website),
    description: optional(paragraphs('a description', { max: companyLimits.description })),
    country: countryCode,
    specialities: unique(z.enum(specialityIds, { error: 'Choose specialities from the list.' }), {
      least: 'Choose at least one speciality.',
      max: specialityIds.length,
      tooMany: 'Choose each speciality once.',
    }),
    locations: unique(place, {
      least: 'Enter at least one place where your people work.',
      max: companyLimits.locations,
      tooMany: tooManyPlaces,
    }),
  })
  .superRefine(({ website, description }, context) => {
    if (website || description) return;
    context.addIssue({ code: 'custom', path: ['description'], message: 'Enter a description or a website.' });
  });

type AtMost = { least: string; max: number; tooMany: string };

/** One or more values, in the given order; duplicates are dropped. Too many is reported along with invalid values. */
function unique(one: z.ZodType<string>, { least, max, tooMany }: AtMost) {
  return z
    .array(one, { error: least })
    .min(1, least)
    .refine((all) => new Set(all).size <= max, { error: tooMany, when: ({ value }) => Array.isArray(value) })
    .transform((all) => [...new Set(all)]);
}
