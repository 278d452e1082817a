import { z } from 'zod';
import { companyAnonymous } from '#common/reviews/display.ts';
import { canShowCompany } from '#common/reviews/rules.ts';
import { isVisible } from '#common/reviews/states.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { lockRecruiter } from '#server/features/profiles/figures/figures.ts';
import { signedIn } from '#server/session/viewer.ts';
import { loadReview } from '../loaded-review.ts';

/** Hides the company next to a published review, or shows it again; never one that the reviewer left out. */
export const setReviewCompanyShown = defineCommand({
  name: 'setReviewCompanyShown',
  input: z.object({ reviewId: z.uuid(), shown: z.boolean() }),
  run: async (write, { reviewId, shown }) => {
    const review = await loadReview(write, reviewId);
    if (!review || !isVisible(review.publication)) return refuseUnknown();
    const verdict = canShowCompany(signedIn(write.viewer), {
      recruiterId: review.recruiter_id,
      agencyId: review.agency_id,
    });
    if (!verdict.ok) {
      const isTheirs = verdict.reason === 'permission' || review.agency_id === write.viewer.agencyId;
      return isTheirs ? refuse('FORBIDDEN', verdict.message) : refuseUnknown();
    }
    if (!review.shows_company || review.company_name === null) refuse('ANONYMOUS', companyAnonymous);
    if (review.hidden_by_recruiter !== shown) return { review: reviewId };
    await write.tx.updateTable('reviews').set({ hidden_by_recruiter: !shown }).where('id', '=', reviewId).execute();
    await lockRecruiter(write.tx, review.recruiter_id);
    write.changesPage({ type: 'recruiter', id: review.recruiter_id });
    write.audit({
      action: 'setReviewCompanyShown',
      agencyId: review.agency_id,
      subject: { type: 'Review', id: reviewId },
      details: { shown },
    });
    return { review: reviewId };
  },
});
