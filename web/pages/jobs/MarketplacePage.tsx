import { Screen } from '#web/app-ui/Screen.tsx';
import { JobTabs } from '#web/features/jobs/JobTabs.tsx';
import { marketplaceList } from '#web/features/jobs/marketplace/MarketplaceList.tsx';
import { SavedSearches } from '#web/features/jobs/marketplace/SavedSearches.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';

/** The jobs that recruiters can request to work on. */
export default function MarketplacePage({ data, address }: PageProps) {
  return (
    <Screen title="Jobs" about="Jobs that companies give to recruiters. Request to work on those that suit you.">
      <JobTabs current="marketplace" />
      <SavedSearches data={data as never} query={address.query} />
      <List of={marketplaceList} data={data as never} address={address} />
    </Screen>
  );
}

export const page = definePage({ ...marketplaceList.page, head: () => ({ title: 'Marketplace', canonical: null }) });
