import { reviewAction } from './review-action.ts';

/**
 * Handles the buttons of an emailed link's page: those of its form and, once it has ended, the request for a new link.
 */
export const invitedReviewAction = reviewAction(
  'invited',
  async () => (await import('./invited-review.ts')).sendInvitedReview,
  ['renew'],
);
