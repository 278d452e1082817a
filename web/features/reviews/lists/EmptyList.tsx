import type { ReactNode } from 'react';
import type { ListTab } from '#common/reviews/lists/tabs.ts';
import { reviewsUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type EmptyListProps = {
  tab: ListTab;
  isNarrowed: boolean;
  /** The whole list. */
  allHref: string;
  /** Staff only look; they invite nobody. */
  mayInvite: boolean;
  inviteHref: string;
};

/** Replaces the rows of an empty list: says why, and what to do next. */
export function EmptyList({ tab, isNarrowed, allHref, mayInvite, inviteHref }: EmptyListProps) {
  if (isNarrowed)
    return <EmptyState action={<Button href={allHref}>Show all</Button>}>Nothing matches your filters.</EmptyState>;
  if (!mayInvite) return <EmptyState>Nothing in this list.</EmptyState>;
  const invite = (words: string, variant?: 'primary') => (
    <Button href={inviteHref} {...(variant && { variant })}>
      {words}
    </Button>
  );
  const go = (to: ListTab, words: string) => <Button href={reviewsUrl(to)}>{words}</Button>;
  const states: Readonly<Record<ListTab, readonly [ReactNode, ReactNode]>> = {
    requested: [
      "You haven't invited anyone yet. Invite everyone you place, not just the people who'll rate you highly: your profile shows the share you've invited, with a note if it's below 80%.",
      invite('Send your first invitation', 'primary'),
    ],
    inviteNotSent: [
      'Everyone in your placements has been invited. Send the next invitation as soon as a new placement starts.',
      invite('Invite to review'),
    ],
    inviteScheduled: [
      "No scheduled invitations. They appear here until they're sent.",
      go('inviteNotSent', "See who hasn't been invited"),
    ],
    inviteSent: [
      'No open invitations. They appear here until the person writes a review.',
      go('inviteNotSent', "See who hasn't been invited"),
    ],
    pending: ["No pending reviews. New ones appear here as soon as they're sent.", invite('Invite to review')],
    missingVerification: [
      "No reviews to match. Reviews sent through your review link appear here until they're matched or published.",
      go('pending', 'See pending reviews'),
    ],
    publishedNotReplied: [
      "No reviews need a reply. New ones appear here once they're published, and we'll email you.",
      invite('Invite to review'),
    ],
    publishedReplied: [
      "You haven't replied to any reviews yet.",
      go('publishedNotReplied', 'See reviews without a reply'),
    ],
    badReviews: [
      'No published reviews with four stars or fewer. If you get one, you can reply to it here.',
      go('verified', 'See verified reviews'),
    ],
    verified: [
      "No published reviews are matched to a placement yet. Invite people you've placed: their reviews make up your score.",
      invite('Invite to review', 'primary'),
    ],
  };
  const [words, action] = states[tab];
  return <EmptyState action={action}>{words}</EmptyState>;
}
