import { graphql, useFragment } from 'react-relay';
import { type ConnectionTab, connectionTabs } from '#common/connections/tabs.ts';
import {
  type AtsVendorKey,
  atsVendors,
  isAts,
  isPersonal,
  type VendorKey,
  vendorNames,
  vendors,
} from '#common/connections/vendors.ts';
import { meets } from '#common/roles.ts';
import { connectionsUrl, connectionUrl } from '#common/urls.ts';
import type { ConnectionPage_query$key } from '#web/__generated__/ConnectionPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { ConnectButton } from '#web/features/connections/ConnectButton.tsx';
import { consultantList } from '#web/features/connections/ConsultantList.tsx';
import { EventLog } from '#web/features/connections/EventLog.tsx';
import { importsPeople } from '#web/features/connections/importing-people.ts';
import { Overview } from '#web/features/connections/Overview.tsx';
import { OwnAccount } from '#web/features/connections/OwnAccount.tsx';
import { recordList } from '#web/features/connections/RecordList.tsx';
import { StateTag } from '#web/features/connections/state-tag.tsx';
import { vendorAbout } from '#web/features/connections/vendor-words.ts';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { useFeatures } from '#web/kit/features.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { List } from '#web/list/List.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

const tabLabels: Readonly<Record<ConnectionTab, string>> = {
  people: 'Consultants',
  placements: 'Placements read',
  log: 'Log',
};

/** A connection: how it is and its log. Of a recruitment software also its consultants, and what was read. */
export default function ConnectionPage({ data, address }: PageProps) {
  const { connections, viewer } = useFragment(frame, data as ConnectionPage_query$key);
  const { recruiters } = useLookedAfter(viewer);
  const vendor = vendorAt(address);
  const tab = tabAt(address);
  const connection = nodesOf(connections).find((one) => one.vendor === vendor && one.state !== 'disconnected');
  const imports = importsPeople(useFeatures(), vendor) && connection?.viewerCanEdit === true;
  const inviteTo = (imports && viewer?.recruiter?.agency?.name) || null;
  const isOffered = viewer?.offeredVendors.includes(vendor) ?? false;
  const mayConnect = meets(useHeldRoles(), 'recruiter_admin') || isPersonal(vendor);
  return (
    <Screen
      title={vendorNames[vendor]}
      about={connection ? `Connected to ${connection.accountName}` : vendorAbout[vendor]}
      action={connection && <StateTag state={connection.state} />}
    >
      <Breadcrumb steps={[{ label: 'Connections', href: connectionsUrl() }, { label: vendorNames[vendor] }]} />
      {!connection && (
        <EmptyState action={isOffered && mayConnect && <ConnectButton vendor={vendor} />}>
          {emptyWords(vendor, isOffered, mayConnect)}
        </EmptyState>
      )}
      {connection && !isAts(vendor) && <OwnAccount connection={connection} />}
      {connection && isAts(vendor) && (
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
              given={{ recruiters, mayEdit: connection.viewerCanEdit, inviteTo }}
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
      recruiter { agency { name } }
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
          ...OwnAccount_connection
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

function emptyWords(vendor: VendorKey, isOffered: boolean, mayConnect: boolean): string {
  const name = vendorNames[vendor];
  if (!mayConnect) return `Your agency's admin looks after ${name}.`;
  if (isOffered) return `${name} isn't connected.`;
  const instead = isAts(vendor) ? ' Import placements from a file instead.' : '';
  return `${name} isn't set up on this installation.${instead}`;
}

/** Connections that this page shows. */
const isShown = (vendor: string | undefined) => vendor !== undefined && (isAts(vendor) || isPersonal(vendor));

const vendorAt = ({ params }: Pick<PageAddress, 'params'>): VendorKey =>
  vendors.find((vendor) => vendor === params['vendor']) ?? 'jobadder';

const tabAt = ({ params }: Pick<PageAddress, 'params'>): ConnectionTab | undefined =>
  connectionTabs.find((name) => name === params['tab']);

const listAt = (address: PageAddress) => {
  const tab = tabAt(address);
  const vendor = vendorAt(address);
  return isAts(vendor) && (tab === 'people' || tab === 'placements') ? lists[vendor][tab] : undefined;
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
    !isShown(params['vendor']) ||
    (params['tab'] !== undefined && (!isAts(params['vendor'] ?? '') || tabAt({ params }) === undefined)),
  head: (_data, address) => ({ title: vendorNames[vendorAt(address)], canonical: null }),
});
