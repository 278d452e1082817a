import { z } from 'zod';
import { countryCode, website } from '../accounts/company.ts';
import { emailAddress, line, oneOf, paragraphs, webLink } from '../inputs.ts';
import { profileLimits } from '../limits.ts';
import { jobTypes } from '../placements/kinds.ts';
import { wordingProblemOfName } from '../reviews/checks/wording.ts';
import { specialities } from '../specialities.ts';
import { linkedInProfile, phone } from './inputs.ts';
import { whyNotSlug } from './slugs.ts';
import { videoOf } from './video.ts';

/** An address that a profile may have. */
const slug = z
  .string({ error: 'Write an address.' })
  .transform((text) => text.trim().toLowerCase())
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
        message: 'Give the address of one video on YouTube or Vimeo, such as https://vimeo.com/76979871.',
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

/** Parts that both kinds of profiles have. What is left out stays as it is. */
const common = {
  country: countryCode.optional(),
  postcode: clearable(postcode),
  location: emptied(line('a place', { max: profileLimits.location })),
  slug: slug.optional(),
  videoUrl: clearable(video),
  longText: emptied(longText),
  coverAlt: emptied(alt),
  removesCover: z.boolean().nullish(),
};

/** What a recruiter saves of their profile: the fields of one section, or of several. What is left out stays as it is. */
export const recruiterProfileInput = z.object({
  ...common,
  name: inEveryAsk(line('your name', { max: profileLimits.name })).optional(),
  headline: emptied(line('a headline', { max: profileLimits.headline })),
  about: emptied(paragraphs('about yourself', { max: profileLimits.about })),
  specialities: eachOnce(
    specialities.map(({ id }) => id),
    'Choose specialities from the list.',
  ),
  roleTypes: eachOnce(jobTypes, 'Choose kinds of roles from the list.'),
  phone: clearable(phone),
  linkedinUrl: clearable(linkedIn),
  showsEmailInSeek: z.boolean({ error: 'Say yes or no.' }).optional(),
  photoAlt: emptied(alt),
  removesPhoto: z.boolean().nullish(),
});

/** What an admin saves of the agency's profile. */
export const agencyProfileInput = z.object({
  ...common,
  name: inEveryAsk(line('your agency’s name', { max: profileLimits.agencyName })).optional(),
  legalName: inEveryAsk(line('the legal name', { max: profileLimits.legalName })).optional(),
  contactEmail: emailAddress.optional(),
  website: clearable(website),
  phone: clearable(phone),
  description: emptied(paragraphs('what your agency does', { max: profileLimits.about })),
  logoAlt: emptied(alt),
  removesLogo: z.boolean().nullish(),
});

/** A name that stands in the mails which ask for reviews: it may not say what those may not say. */
function inEveryAsk(schema: z.ZodType<string>) {
  return schema.superRefine((text, context) => {
    const problem = wordingProblemOfName(text);
    if (problem)
      context.addIssue({ code: 'custom', message: `This name stands in every ask for a review. ${problem.message}` });
  });
}

/** May be left out, which changes nothing; empty text and null take away what there is. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(nullOfEmpty, schema.nullable()).optional();
}

/** The same for columns in which nothing is empty text. */
function emptied(schema: z.ZodType<string>) {
  return z
    .preprocess(nullOfEmpty, schema.nullable())
    .transform((text) => text ?? '')
    .optional();
}

function nullOfEmpty(given: unknown): unknown {
  return typeof given === 'string' && given.trim() === '' ? null : given;
}

function eachOnce(values: readonly string[], message: string) {
  return z
    .array(oneOf(values as [string, ...string[]], message), { error: message })
    .max(values.length, message)
    .transform((all) => values.filter((value) => all.includes(value)))
    .optional();
}
