import { reviewLimits } from '#common/limits.ts';
import type { ListTab } from '#common/reviews/lists/tabs.ts';

/** What each list contains: `own` for its owners, `all` for staff, who see everybody's rows. */
export const aboutTab: Readonly<Record<ListTab, { own: string; all: string }>> = {
  requested: {
    own: 'Whom you asked, and how far each ask has come.',
    all: 'The asks of all agencies, and how far each has come.',
  },
  inviteNotSent: {
    own: 'People of your placements whom nobody has asked yet. Profiles show how many of all were asked.',
    all: 'People of placements whom nobody has asked yet.',
  },
  inviteScheduled: {
    own: 'Asks that will leave by themselves. Until then you can change or cancel them.',
    all: 'Asks that will leave by themselves.',
  },
  inviteSent: {
    own: 'With the person asked, who has not answered yet.',
    all: 'With the person asked, who has not answered yet.',
  },
  pending: {
    own: 'Received and not public yet. Until they are, you see who wrote and about which job.',
    all: 'Received and not public yet.',
  },
  missingVerification: {
    own: `No placement is known of these. Match one, or they go up after ${reviewLimits.levelOnePublishesAfterDays} days without counting in the score.`,
    all: 'Reviews without a known placement, which wait for one.',
  },
  publishedNotReplied: {
    own: 'Published reviews that you have not answered.',
    all: 'Published reviews that nobody has answered.',
  },
  publishedReplied: { own: 'Published reviews with your reply.', all: 'Published reviews with a reply.' },
  badReviews: {
    own: 'Published reviews with four stars or fewer. A calm answer helps whoever reads them.',
    all: 'Published reviews with four stars or fewer.',
  },
  verified: {
    own: 'Published reviews that are tied to a placement: level 2 and more. These make your score.',
    all: 'Published reviews that are tied to a placement: level 2 and more.',
  },
};
