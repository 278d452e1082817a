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
    return (
      <EmptyState action={<Button href={allHref}>Show all of this list</Button>}>Nothing here is like that.</EmptyState>
    );
  if (!mayInvite) return <EmptyState>There is nothing in this list.</EmptyState>;
  const invite = (words: string, variant?: 'primary') => (
    <Button href={inviteHref} {...(variant && { variant })}>
      {words}
    </Button>
  );
  const go = (to: ListTab, words: string) => <Button href={reviewsUrl(to)}>{words}</Button>;
  const states: Readonly<Record<ListTab, readonly [ReactNode, ReactNode]>> = {
    requested: [
      'You have asked nobody yet. Ask everybody you place, the pleased and the others: profiles show how many of all eligible people were asked, and a score is trusted only from 80% on.',
      invite('Ask for your first review', 'primary'),
    ],
    inviteNotSent: [
      'Everybody of your placements has been asked. Ask about a new placement as soon as somebody has started.',
      invite('Ask for a review'),
    ],
    inviteScheduled: [
      'No ask waits to be sent. See who has not been asked yet.',
      go('inviteNotSent', 'See who has not been asked'),
    ],
    inviteSent: [
      'Nobody you asked still owes an answer. Ask the next ones.',
      go('inviteNotSent', 'See who has not been asked'),
    ],
    pending: [
      'No review is on its way to the public. New ones appear here the moment they are sent.',
      invite('Ask for a review'),
    ],
    missingVerification: [
      'Every review you got is tied to a placement. Those written by your open link appear here until they are matched.',
      go('pending', 'See what is pending'),
    ],
    publishedNotReplied: [
      'No review awaits your reply. A new one appears here as soon as it is published, and you get a mail.',
      invite('Ask for a review'),
    ],
    publishedReplied: ['You have replied to no review yet.', go('publishedNotReplied', 'See what awaits a reply')],
    badReviews: [
      'No published review has four stars or fewer. Should one come, answer it calmly here.',
      go('verified', 'See verified reviews'),
    ],
    verified: [
      'No published review is tied to a placement yet. Ask people you have placed: their reviews make your score.',
      invite('Ask for a review', 'primary'),
    ],
  };
  const [words, action] = states[tab];
  return <EmptyState action={action}>{words}</EmptyState>;
}
