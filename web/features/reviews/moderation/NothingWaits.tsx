import type { ReactNode } from 'react';
import { panelUrl } from '#common/urls.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Props = {
  address: PageAddress;
  /** What to say where the list is searched or narrowed. */
  found: string;
  children: ReactNode;
};

/** In the place of a list of reviews to check without rows; where that is by a search, the way to all of them. */
export function NothingWaits({ address: { query }, found, children }: Props) {
  if (!query.q && !query.signal && !query.audience && !query.level) return <EmptyState>{children}</EmptyState>;
  const all = panelUrl('reviews', { state: query.state });
  return <EmptyState action={<Button href={all}>Show all</Button>}>{found}</EmptyState>;
}
