import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { type RecruiterListTab, recruiterListTabs, recruiterListTabWords } from '#common/hiring/recruiter-list.ts';
import { localTime } from '#common/local-time.ts';
import { recruitersUrl, searchUrl } from '#common/urls.ts';
import type { ClearLooks_query$key } from '#web/__generated__/ClearLooks_query.graphql.ts';
import type { RecruiterListPage_query$key } from '#web/__generated__/RecruiterListPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { ClearLooks } from '#web/features/hiring/ClearLooks.tsx';
import { favouriteList } from '#web/features/hiring/FavouriteList.tsx';
import { recentList } from '#web/features/hiring/RecentList.tsx';
import { ShareFavourites } from '#web/features/hiring/ShareFavourites.tsx';
import { supplierList } from '#web/features/hiring/SupplierList.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';

/** The recruiters and agencies that a hiring user viewed, saved, and works with. */
export default function RecruiterListPage({ data: found, address }: PageProps) {
  const { viewer } = useFragment(frame, found as RecruiterListPage_query$key);
  const tab = tabAt(address);
  const find = (
    <Button variant="primary" href={searchUrl()}>
      Find recruiters
    </Button>
  );
  const tabs = (
    <Tabs
      label="Lists of recruiters"
      tabs={recruiterListTabs.map((one) => ({
        label: recruiterListTabWords[one],
        href: recruitersUrl(one),
        current: one === tab,
      }))}
    />
  );
  if (tab === 'recent')
    return (
      <Screen
        title="Recruiters"
        about="Profiles you viewed in the last 90 days. Only you see them."
        action={
          <>
            <ClearLooks query={found as ClearLooks_query$key} />
            {find}
          </>
        }
      >
        {tabs}
        <List of={recentList} data={found as never} address={address} />
      </Screen>
    );
  if (tab === 'favourite')
    return (
      <Screen
        title="Recruiters"
        about="Recruiters and agencies you saved from the search or their profile."
        action={find}
      >
        {tabs}
        {viewer && <ShareFavourites user={viewer} />}
        <List
          of={favouriteList}
          data={found as never}
          address={address}
          given={{ ofColleagues: address.query['whose'] === 'colleagues' }}
        />
      </Screen>
    );
  return (
    <Screen
      title="Recruiters"
      about="The agreements of your company with recruiters and agencies. Suppliers don't see them."
      action={
        viewer?.company && (
          <Button variant="primary" href={recruitersUrl('psa', { add: 'new' })}>
            Add supplier
          </Button>
        )
      }
    >
      {tabs}
      {viewer?.company ? (
        <Suppliers data={found} address={address} />
      ) : (
        <EmptyState>Preferred suppliers belong to a company, and your account has none.</EmptyState>
      )}
    </Screen>
  );
}

function Suppliers({ data, address }: Pick<PageProps, 'data' | 'address'>) {
  const navigate = useNavigate();
  const zone = useTimeZone();
  const close = () =>
    void navigate(recruitersUrl('psa', { ...address.query, add: undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <List
      of={supplierList}
      data={data as never}
      address={address}
      given={{ today: localTime(new Date(), zone).slice(0, 10), adding: address.query['add'], onClose: close }}
    />
  );
}

/** Favourites have an address of their own, without a parameter. */
const tabAt = ({ path, params }: Pick<PageAddress, 'path' | 'params'>): RecruiterListTab =>
  recruiterListTabs.find((tab) => tab === params['tab'] || path === recruitersUrl(tab)) ?? 'recent';

const lists = { recent: recentList, favourite: favouriteList, psa: supplierList } as const;

const frame = graphql`
  fragment RecruiterListPage_query on Query {
    viewer {
      id
      company {
        id
      }
      ...ShareFavourites_user
    }
  }
`;

export const page = definePage({
  ...pageOfLists(Object.values(lists), (address) => lists[tabAt(address)], ['add']),
  head: (_, address) => ({ title: `${recruiterListTabWords[tabAt(address)]} – Recruiters`, canonical: null }),
});
