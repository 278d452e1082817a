import { sql } from 'kysely';
import { z } from 'zod';
import { googleReviewInput } from '#common/profiles/google-review.ts';
import { canEditAgency } from '#common/profiles/rules.ts';
import { meets } from '#common/roles.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { signedIn } from '#server/session/viewer.ts';
import { googleReviewUrlOf } from '../google-review-url.ts';

/**
 * Saves where an agency collects Google reviews, and whether every reviewer's thank-you page leads there. One switch
 * for all reviews: the thank-you page must not depend on the stars given.
 */
export const setGoogleReview = defineCommand({
  name: 'setGoogleReview',
  input: z.intersection(z.object({ profileId: z.uuid() }), googleReviewInput),
  run: async (write, { profileId, url, isOffered, expectedVersion }) => {
    const { viewer, tx } = write;
    // The edited row is visible only to the agency, although everybody sees the page it produces.
    if (!canEditAgency(signedIn(viewer), { agencyId: profileId }).ok) return refuseUnknown();
    if (isOffered && !meets(viewer.roles, 'google_reviews_request'))
      refuse('PLAN', 'Google reviews need a paid plan.', 'isOffered');
    const profile = await tx
      .selectFrom('agencies')
      .select('version')
      .select(({ ref }) =>
        googleReviewUrlOf({ id: ref('agencies.id'), google_review_url: sql`${url}::text` }).as('link'),
      )
      .where('id', '=', profileId)
      .forUpdate()
      .executeTakeFirst();
    if (!profile) return refuseUnknown();
    if (isOffered && profile.link === null) refuse('REQUIRED', 'Enter the Google review link first.', 'url');
    refuseClash('profile', profile.version, expectedVersion, { profile: profileId });
    await tx
      .updateTable('agencies')
      .set({ google_review_url: url, offers_google_review: isOffered, version: profile.version + 1 })
      .where('id', '=', profileId)
      .execute();
    write.audit({
      action: 'setGoogleReview',
      agencyId: profileId,
      subject: { type: 'Agency', id: profileId },
      details: { isOffered },
    });
    return { profile: profileId };
  },
});
