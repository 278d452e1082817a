import { z } from 'zod';
import { companyPlaces, countryCode, website } from '../accounts/company.ts';
import { companyLimits } from '../accounts/company-limits.ts';
import { emailAddress, line, oneOf, paragraphs, webLink } from '../inputs.ts';
import { trimUnseen } from '../invisible.ts';
import { profileLimits } from '../limits.ts';
import { jobTypes } from '../placements/kinds.ts';
import { wordingProblemOfName } from '../reviews/checks/wording.ts';
import { specialities } from '../specialities.ts';
import { linkedInProfile, phone } from './inputs.ts';
import { whyNotSlug } from './slugs.ts';
import { videoOf } from './video.ts';

/** An address that a profile may have. */
const slug = z
  .string({ error: 'Write the last part of the link.' })
  .transform((text) => trimUnseen(text).toLowerCase())
  .superRefine((text, context) => {
    const message = whyNotSlug(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

const video = webLink
  .max(profileLimits.link, `Shorten this to ${profileLimits.link} characters.`)
  .transform((link, at) => {
    const video = videoOf(link);
    if (video) return video.url;
    // A link that is none has been told so.
    if (URL.canParse(link))
      at.addIssue({
        code: 'custom',
        message: 'Enter the link to a video on YouTube or Vimeo, such as https://vimeo.com/76979871.',
      });
    return z.NEVER;
  });

/** Without what LinkedIn hangs on the address to follow who copied it. */
const linkedIn = linkedInProfile
  .transform((link) => {
    const { origin, pathname } = new URL(link);
    return `${origin}${pathname}`;
  })
  .pipe(z.string().max(profileLimits.link, `Shorten this to ${profileLimits.link} characters.`));

const postcode = line('a postcode', { max: profileLimits.postcode });
const longText = paragraphs('more', { max: profileLimits.longText });
const alt = line('what the picture shows', { max: profileLimits.alt });

/** Fields that both kinds of profiles have. */
const common = {
  slug: text(slug.optional()),
  country: text(countryCode.optional()),
  postcode: clearable(postcode),
  location: emptied(line('a place', { max: profileLimits.location })),
  phone: clearable(phone),
  videoUrl: clearable(video),
  longText: emptied(longText),
  coverAlt: emptied(alt),
};

/**
 * The fields of a recruiter's profile, each named here alone: the API's input and output, the columns that a save writes
 * and the values of the edit page follow from it.
 */
export const recruiterFields = {
  ...common,
  name: text(inEveryInvitation(line('your name', { max: profileLimits.name })).optional()),
  headline: emptied(line('a headline', { max: profileLimits.headline })),
  about: emptied(paragraphs('about yourself', { max: profileLimits.about })),
  specialities: texts(
    specialities.map(({ id }) => id),
    'Choose specialities from the list.',
  ),
  roleTypes: texts(jobTypes, 'Choose types of roles from the list.'),
  linkedinUrl: clearable(linkedIn),
  showsEmailInSeek: { type: 'Boolean' as const, schema: z.boolean({ error: 'Choose yes or no.' }).optional() },
  photoAlt: emptied(alt),
};

/** The fields of an agency's profile. */
export const agencyFields = {
  ...common,
  name: text(inEveryInvitation(line("your agency's name", { max: profileLimits.agencyName })).optional()),
  legalName: text(inEveryInvitation(line('the legal name', { max: profileLimits.legalName })).optional()),
  contactEmail: text(emailAddress.optional()),
  website: clearable(website),
  description: emptied(paragraphs('what your agency does', { max: profileLimits.about })),
  logoAlt: emptied(alt),
};

/** The fields of a company's profile. */
export const companyFields = {
  name: text(line("your company's name", { max: companyLimits.name }).optional()),
  website: clearable(website),
  description: emptied(paragraphs('what your company does', { max: companyLimits.description })),
  country: text(countryCode.optional()),
  specialities: texts(
    specialities.map(({ id }) => id),
    'Choose specialities from the list.',
  ),
  locations: { type: '[String!]' as const, schema: companyPlaces.optional() },
};

/** What is written of a profile, by name; `type` is that of the API. */
export type ProfileFields = Readonly<
  Record<string, { readonly type: 'String' | 'String?' | '[String!]' | 'Boolean'; readonly schema: z.ZodType }>
>;

/** The pictures of each kind of profile. 'photo' goes with 'removesPhoto', and with 'photoAlt' among the fields. */
export const recruiterPictures = ['photo', 'cover'] as const;
export const agencyPictures = ['logo', 'cover'] as const;
export const companyPictures = ['logo'] as const;

/** What a recruiter saves of their profile: the fields of one section, or of several. What is left out stays as it is. */
export const recruiterProfileInput = inputOf(recruiterFields, recruiterPictures);

/** What an admin saves of the agency's profile. */
export const agencyProfileInput = inputOf(agencyFields, agencyPictures);

/** What an admin saves of the company's profile. */
export const companyProfileInput = inputOf(companyFields, companyPictures);

/** The switch that takes a picture away. */
export function removes<P extends string>(picture: P): `removes${Capitalize<P>}` {
  return `removes${picture[0]!.toUpperCase()}${picture.slice(1)}` as `removes${Capitalize<P>}`;
}

function inputOf<F extends ProfileFields, P extends string>(fields: F, pictures: readonly P[]) {
  const schemas = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const switches = Object.fromEntries(pictures.map((picture) => [removes(picture), z.boolean().nullish()]));
  return z.object({
    ...(schemas as { [K in keyof F]: F[K]['schema'] }),
    ...(switches as Record<`removes${Capitalize<P>}`, z.ZodOptional<z.ZodNullable<z.ZodBoolean>>>),
  });
}

/** A name that is shown in emails that ask for reviews, so the same wording is forbidden in it as in them. */
function inEveryInvitation(schema: z.ZodType<string>) {
  return schema.superRefine((text, context) => {
    const problem = wordingProblemOfName(text);
    if (problem)
      context.addIssue({ code: 'custom', message: `This name appears in every review invitation. ${problem.message}` });
  });
}

function text<Schema extends z.ZodType>(schema: Schema) {
  return { type: 'String' as const, schema };
}

/** May be left out, which changes nothing; empty text and null take away what there is. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return { type: 'String?' as const, schema: z.preprocess(nullOfEmpty, schema.nullable()).optional() };
}

/** The same for columns in which nothing is empty text. */
function emptied(schema: z.ZodType<string>) {
  const filled = z.preprocess(nullOfEmpty, schema.nullable()).transform((said) => said ?? '');
  return text(filled.optional());
}

function nullOfEmpty(given: unknown): unknown {
  return typeof given === 'string' && trimUnseen(given) === '' ? null : given;
}

function texts(values: readonly string[], message: string) {
  const schema = z
    .array(oneOf(values as [string, ...string[]], message), { error: message })
    .max(values.length, message)
    .transform((all) => values.filter((value) => all.includes(value)))
    .optional();
  return { type: '[String!]' as const, schema };
}
