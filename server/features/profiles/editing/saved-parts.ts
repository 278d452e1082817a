import { tidyPostcode, whyNotPostcode } from '#common/profiles/postcodes.ts';
import { canEditPremium } from '#common/profiles/rules.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';

interface PremiumWishes {
  cover?: KeptUpload | null | undefined;
  videoUrl?: string | null | undefined;
  longText?: string | undefined;
}

/** Refuses premium parts that the plan doesn't cover. Removing them needs no plan. */
export function refuseUncovered({ viewer }: Write, { cover, videoUrl, longText }: PremiumWishes): void {
  const verdict = canEditPremium(signedIn(viewer));
  const field = cover ? 'cover' : videoUrl ? 'videoUrl' : longText ? 'longText' : null;
  if (field && !verdict.ok) refuse('PLAN', verdict.message, field);
}

interface PlaceWishes {
  country?: string | undefined;
  postcode?: string | null | undefined;
}

/** The postcode after a save. Refused at its field if it doesn't exist in the country. */
export function settledPostcode(
  present: { country: string; postcode: string | null },
  said: PlaceWishes,
): string | null {
  if (said.country === undefined && said.postcode === undefined) return present.postcode;
  const { country = present.country, postcode = present.postcode } = said;
  if (!postcode) return null;
  const tidy = tidyPostcode(country, postcode);
  const message = whyNotPostcode(country, tidy);
  // A postcode left from the previous country is not an error; it means nothing in the new one.
  if (message && postcode === present.postcode) return null;
  if (message) refuse('invalid', message, 'postcode');
  return tidy;
}

/** The names of the fields sent, for the audit log; never their values. */
export const namesOf = (said: object): string[] =>
  Object.entries(said).flatMap(([name, value]) =>
    value === undefined || value === null || value === false ? [] : [name],
  );
