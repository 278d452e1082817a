import { graphql, useFragment } from 'react-relay';
import { type ConnectionTab, connectionTabs } from '#common/connections/tabs.ts';
import { type AtsVendorKey, atsVendors, isAts, vendorNames } from '#common/connections/vendors.ts';
import { connectionsUrl, connectionUrl } from '#common/urls.ts';
import type { ConnectionPage_query$key } from '#web/__generated__/ConnectionPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { ConnectButton } from '#web/features/connections/ConnectButton.tsx';
import { consultantList } from '#web/features/connections/ConsultantList.tsx';
import { EventLog } from '#web/features/connections/EventLog.tsx';
import { Overview } from '#web/features/connections/Overview.tsx';
import { recordList } from '#web/features/connections/RecordList.tsx';
import { StateTag } from '#web/features/connections/state-tag.tsx';
import { vendorAbout } from '#web/features/connections/vendor-words.ts';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

const tabLabels: Readonly<Record<ConnectionTab, string>> = {
  people: 'Consultants',
  placements: 'Placements read',
  log: 'Log',
};

/** A connection to a recruitment software: how it is, its consultants, what was read, and its log. */
export default function ConnectionPage({ data, address }: PageProps) {
  const { connections, viewer } = useFragment(frame, data as ConnectionPage_query$key);
  const { recruiters } = useLookedAfter(viewer);
  const vendor = vendorAt(address);
  const tab = tabAt(address);
  const connection = nodesOf(connections).find((one) => one.vendor === vendor && one.state !== 'disconnected');
  const isOffered = viewer?.offeredVendors.includes(vendor) ?? false;
  return (
    <Screen
      title={vendorNames[vendor]}
      about={connection ? `Connected to ${connection.accountName}` : vendorAbout[vendor]}
      action={connection && <StateTag state={connection.state} />}
    >
      <Breadcrumb steps={[{ label: 'Connections', href: connectionsUrl() }, { label: vendorNames[vendor] }]} />
      {!connection && (
        <EmptyState action={isOffered && <ConnectButton vendor={vendor} />}>
          {isOffered
            ? `${vendorNames[vendor]} isn't connected.`
            : `${vendorNames[vendor]} isn't set up on this installation. Import placements from a file instead.`}
        </EmptyState>
      )}
      {connection && (
        <>
          <Tabs
            label={vendorNames[vendor]}
            tabs={[
              { label: 'Overview', href: connectionUrl(vendor), current: tab === undefined },
              ...connectionTabs.map((name) => ({
                label: tabLabels[name],
                href: connectionUrl(vendor, name),
                current: tab === name,
              })),
            ]}
          />
          {tab === undefined && <Overview connection={connection} />}
          {tab === 'log' && <EventLog connection={connection} />}
          {tab === 'people' && (
            <List
              of={lists[vendor].people}
              data={data as never}
              address={address}
              given={{ recruiters, mayEdit: connection.viewerCanEdit }}
            />
          )}
          {tab === 'placements' && (
            <List of={lists[vendor].placements} data={data as never} address={address} given={undefined} />
          )}
        </>
      )}
    </Screen>
  );
}

const frame = graphql`
  fragment ConnectionPage_query on Query {
    viewer {
      offeredVendors
      ...lookedAfter_viewer
    }
    connections(first: 50) {
      edges {
        node {
          id
          vendor
          state
          accountName
          viewerCanEdit
          ...Overview_connection
          ...EventLog_connection
        }
      }
    }
  }
`;

const lists = Object.fromEntries(
  atsVendors.map((vendor) => [vendor, { people: consultantList(vendor), placements: recordList(vendor) }]),
) as Readonly<
  Record<AtsVendorKey, { people: ReturnType<typeof consultantList>; placements: ReturnType<typeof recordList> }>
>;

const vendorAt = ({ params }: Pick<PageAddress, 'params'>): AtsVendorKey => {
  const { vendor = '' } = params;
  return isAts(vendor) ? vendor : 'jobadder';
};

const tabAt = ({ params }: Pick<PageAddress, 'params'>): ConnectionTab | undefined =>
  connectionTabs.find((name) => name === params['tab']);

const listAt = (address: PageAddress) => {
  const tab = tabAt(address);
  return tab === 'people' || tab === 'placements' ? lists[vendorAt(address)][tab] : undefined;
};

export const page = definePage({
  queryAt: (address) =>
    listAt(address)?.page.query ??
    graphql`
      query ConnectionPageQuery {
        ...ConnectionPage_query
      }
    `,
  parameters: [...new Set([...lists.jobadder.people.page.parameters, ...lists.jobadder.placements.page.parameters])],
  variables: (address) => listAt(address)?.page.variables(address) ?? {},
  notFound: (_data, { params }) =>
    !isAts(params['vendor'] ?? '') || (params['tab'] !== undefined && tabAt({ params }) === undefined),
  head: (_data, address) => ({ title: vendorNames[vendorAt(address)], canonical: null }),
});
