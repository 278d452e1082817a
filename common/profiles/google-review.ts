import { z } from 'zod';
import { optional, webLink } from '../inputs.ts';

/** Maximum length of the address at Google. */
export const googleReviewUrlMax = 500;

const notGoogle = "This isn't a Google link. Copy the link under ‘Ask for reviews’ in your Google Business Profile.";

/** Where Google accepts reviews of a place; includes its short addresses. */
const hosts =
  /^(?:(?:www|search|maps)\.)?google\.(?:com|co|com?\.[a-z]{2}|[a-z]{2})$|^g\.page$|^(?:maps\.app\.)?goo\.gl$/;

const googleReviewUrl = webLink
  .max(googleReviewUrlMax, `Shorten this to ${googleReviewUrlMax} characters.`)
  .refine((link) => !/^https?:/i.test(link) || !URL.canParse(link) || isAtGoogle(new URL(link)), notGoogle);

/** The Google link on the thank-you page of every review: for everybody, whatever their stars, or for nobody. */
export const googleReviewInput = z.object({
  url: optional(googleReviewUrl),
  isOffered: z.boolean({ error: 'Choose yes or no.' }),
  expectedVersion: z.int(),
});

const isAtGoogle = ({ protocol, hostname, username }: URL): boolean =>
  protocol === 'https:' && username === '' && hosts.test(hostname);
