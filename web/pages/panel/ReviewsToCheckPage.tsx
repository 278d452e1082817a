import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { DecidedReviews } from '#web/features/reviews/moderation/DecidedReviews.tsx';
import { Keys } from '#web/features/reviews/moderation/Keys.tsx';
import { QueuedReviews } from '#web/features/reviews/moderation/QueuedReviews.tsx';
import { QueuedReplies } from '#web/features/reviews/replies/QueuedReplies.tsx';
import type { PageAddress, PageProps } from '#web/kit/page.ts';
import { pageOfLists } from '#web/list/define-list.tsx';

/** Reviews with a signal of risk: those that wait, and those that were decided; and replies that wait. */
export default function ReviewsToCheckPage({ data, address }: PageProps) {
  const List = listAt(address);
  return (
    <PanelFrame part="reviews">
      <List data={data as never} address={address}>
        <Keys keys={keys} />
      </List>
    </PanelFrame>
  );
}

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['c', 'ask for a change'],
  ['r', 'reject'],
] as const;

/** By the state that the address says; what somebody made up stands for what waits. */
const lists = {
  replies: QueuedReplies,
  decided: DecidedReviews,
  approved: DecidedReviews,
  rejected: DecidedReviews,
};

const listAt = ({ query: { state = '' } }: PageAddress) =>
  Object.hasOwn(lists, state) ? lists[state as keyof typeof lists] : QueuedReviews;

export const page = panelPage('reviews', pageOfLists([QueuedReviews, ...Object.values(lists)], listAt));
