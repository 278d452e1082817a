import { reviewLimits } from '#common/limits.ts';
import type { ReviewsTab } from '#common/reviews/lists/tabs.ts';

/** What each tab contains: `own` for its owners, `all` for staff, who see everybody's rows. */
export const aboutTab: Readonly<Record<ReviewsTab, { own: string; all: string }>> = {
  statusColumn: {
    own: 'Everyone you can invite, have invited, or have been reviewed by.',
    all: 'Invitations and reviews from all agencies.',
  },
  requested: {
    own: "Everyone you've invited, and where each invitation stands.",
    all: 'Invitations from all agencies, and where each one stands.',
  },
  inviteNotSent: {
    own: "People in your placements who haven't been invited yet. Your profile shows the share you've invited.",
    all: "People in placements who haven't been invited yet.",
  },
  inviteScheduled: {
    own: "Scheduled invitations. You can change or cancel them until they're sent.",
    all: 'Scheduled invitations.',
  },
  inviteSent: {
    own: "Invitations that haven't been answered yet.",
    all: "Invitations that haven't been answered yet.",
  },
  pending: {
    own: "Reviews that aren't public yet. Until they are, you see only the reviewer and the job.",
    all: "Reviews that aren't public yet.",
  },
  missingVerification: {
    own: `Reviews without a matching placement. Match them, or they're published after ${reviewLimits.levelOnePublishesAfterDays} days without counting in the score.`,
    all: 'Reviews without a matching placement.',
  },
  publishedNotReplied: {
    own: "Published reviews you haven't replied to.",
    all: 'Published reviews without a reply.',
  },
  publishedReplied: { own: 'Published reviews with your reply.', all: 'Published reviews with a reply.' },
  badReviews: {
    own: 'Published reviews with four stars or fewer. A calm reply helps readers.',
    all: 'Published reviews with four stars or fewer.',
  },
  verified: {
    own: 'Published reviews matched to a placement (level 2 and up). They make up your score.',
    all: 'Published reviews matched to a placement (level 2 and up).',
  },
};
