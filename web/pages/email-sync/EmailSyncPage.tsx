import { graphql, useFragment } from 'react-relay';
import { emailSyncUrl } from '#common/urls.ts';
import type { EmailSyncPage_query$key } from '#web/__generated__/EmailSyncPage_query.graphql.ts';
import type { EmailSyncPageExclusionsQuery } from '#web/__generated__/EmailSyncPageExclusionsQuery.graphql.ts';
import type { EmailSyncPageMailboxesQuery } from '#web/__generated__/EmailSyncPageMailboxesQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { Exclusions } from '#web/features/email-sync/Exclusions.tsx';
import { foundPeopleList } from '#web/features/email-sync/FoundPeopleList.tsx';
import { Mailboxes } from '#web/features/email-sync/Mailboxes.tsx';
import { SyncAddresses } from '#web/features/email-sync/SyncAddresses.tsx';
import { type EmailSyncView, emailSyncViews, emailSyncViewWords } from '#web/features/email-sync/views.ts';
import { WhatIsRead } from '#web/features/email-sync/WhatIsRead.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { pageOfLists, type Tabbed } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';

/** The people found in emails, what finds them, and what is left out. */
export default function EmailSyncPage({ data, address }: PageProps) {
  const view = viewAt(address);
  return (
    <Screen
      title="Email sync"
      about="Find the people you placed or worked with in your emails, and choose who to invite"
    >
      <Tabs
        label="Email sync"
        tabs={emailSyncViews.map((one) => ({
          label: emailSyncViewWords[one],
          href: emailSyncUrl({ view: one === 'people' ? undefined : one }),
          current: one === view,
        }))}
      />
      {view === 'people' && <People data={data} address={address} />}
      {view === 'mailboxes' && (
        <>
          <Mailboxes data={data as EmailSyncPageMailboxesQuery['response']} />
          <SyncAddresses data={data as EmailSyncPageMailboxesQuery['response']} />
          <WhatIsRead />
        </>
      )}
      {view === 'exclusions' && <Exclusions data={data as EmailSyncPageExclusionsQuery['response']} />}
    </Screen>
  );
}

function People({ data, address }: Pick<PageProps, 'data' | 'address'>) {
  const { viewer } = useFragment(frame, data as EmailSyncPage_query$key);
  const { namesRecruiter, offers } = useLookedAfter(viewer);
  return (
    <List of={foundPeopleList} data={data as never} address={address} offers={offers} given={{ namesRecruiter }} />
  );
}

const frame = graphql`
  fragment EmailSyncPage_query on Query {
    viewer {
      id
      ...lookedAfter_viewer
    }
  }
`;

const noVariables = { parameters: [], variables: () => ({}) };
const parts: Readonly<Record<EmailSyncView, Tabbed>> = {
  people: foundPeopleList,
  mailboxes: {
    page: {
      ...noVariables,
      query: graphql`
        query EmailSyncPageMailboxesQuery {
          ...Mailboxes_query
          ...SyncAddresses_query
        }
      `,
    },
  },
  exclusions: {
    page: {
      ...noVariables,
      query: graphql`
        query EmailSyncPageExclusionsQuery {
          ...Exclusions_query
        }
      `,
    },
  },
};

const viewAt = ({ query }: Pick<PageAddress, 'query'>): EmailSyncView =>
  emailSyncViews.find((one) => one === query['view']) ?? 'people';

export const page = definePage({
  ...pageOfLists(Object.values(parts), (address) => parts[viewAt(address)], ['view']),
  head: (_, address) => ({ title: `${emailSyncViewWords[viewAt(address)]} – Email sync`, canonical: null }),
});
