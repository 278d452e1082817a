import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { decidedReviews } from '#web/features/reviews/moderation/DecidedReviews.tsx';
import { queuedReviews } from '#web/features/reviews/moderation/QueuedReviews.tsx';
import { queuedReplies } from '#web/features/reviews/replies/QueuedReplies.tsx';
import type { PageAddress, PageProps } from '#web/kit/page.ts';
import { type DefinedList, pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';

/** Reviews with a sign of risk, waiting or decided, and replies that wait. */
export default function ReviewsToCheckPage({ data, address }: PageProps) {
  return (
    <PanelFrame part="reviews">
      <List of={listAt(address) as DefinedList<never>} data={data as never} address={address} />
    </PanelFrame>
  );
}

/** By the state in the address; an invalid one shows the waiting reviews. */
const lists = {
  replies: queuedReplies,
  decided: decidedReviews,
  approved: decidedReviews,
  rejected: decidedReviews,
};

const listAt = ({ query: { state = '' } }: PageAddress) =>
  Object.hasOwn(lists, state) ? lists[state as keyof typeof lists] : queuedReviews;

export const page = panelPage('reviews', pageOfLists([queuedReviews, ...Object.values(lists)], listAt));
