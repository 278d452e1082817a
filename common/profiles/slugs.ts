import { profileLimits } from '../limits.ts';
import { reservedSlugs } from '../routes/match.ts';

/** Why a text cannot be a profile's slug, as a message to its owner; null when it can. */
export function whyNotSlug(slug: string): string | null {
  if (slug.length < 3) return 'Write at least 3 characters.';
  if (slug.length > profileLimits.slug) return `Shorten this to ${profileLimits.slug} characters.`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return 'Use lowercase letters from a to z, digits, and single hyphens between them, such as ada-reyes.';
  if (reservedSlugs.includes(slug)) return 'We use this link for a page of our own. Choose another one.';
  return null;
}
