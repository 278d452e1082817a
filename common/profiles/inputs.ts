import { line, webLink } from '../inputs.ts';
import { profileLimits } from '../limits.ts';

/** A public LinkedIn profile: {host}/in/{handle}, as copied from the browser. */
export const linkedInProfile = webLink.refine(
  (link) => !/^https?:/i.test(link) || !URL.canParse(link) || isLinkedInProfile(new URL(link)),
  "This isn't a LinkedIn profile. Copy the link to your public profile, such as https://www.linkedin.com/in/your-name.",
);

/** A phone number as people write it. */
export const phone = line('a phone number', { max: profileLimits.phone }).refine(
  (text) => /^\+?[\d\s()./-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 6,
  'Write a phone number with digits, such as +61 400 000 000.',
);

const isLinkedInProfile = ({ hostname, pathname }: URL) =>
  /^([a-z]{1,3}\.)?linkedin\.com$/i.test(hostname) && /^\/in\/[^/]+\/?$/.test(pathname);
