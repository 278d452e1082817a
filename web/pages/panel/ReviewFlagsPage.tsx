import type { FlagCasesQuery } from '#web/__generated__/FlagCasesQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { flagCases } from '#web/features/reviews/flags/FlagCases.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';

/** Flagged reviews: the open ones by deadline, and those that were decided. */
export default function ReviewFlagsPage({ data, address }: PageProps<FlagCasesQuery>) {
  return (
    <PanelFrame part="review-flags">
      <List of={flagCases} data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('review-flags', flagCases.page);
