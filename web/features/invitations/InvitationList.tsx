import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { reviewsUrl } from '#common/urls.ts';
import type { InvitationList_query$key } from '#web/__generated__/InvitationList_query.graphql.ts';
import type { InvitationListNextQuery } from '#web/__generated__/InvitationListNextQuery.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterLinks } from '../FilterLinks.tsx';
import { MoreOfList } from '../MoreOfList.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { stateWords } from './progress.ts';

/** States worth a filter of their own. */
const filtered = ['scheduled', 'sent', 'opened', 'started', 'completed', 'bounced', 'expired'] as const;

type InvitationListProps = {
  query: InvitationList_query$key;
  /** The state that the address narrows the list to. */
  state: string | undefined;
  /** Stands in an empty list: the way to the first ask. */
  firstAsk: ReactNode;
  /** Drawn with the id of this list in the store, to which a new ask is added; undefined where it would not belong. */
  children: (listId: string | undefined) => ReactNode;
};

/** The asks one sent or will send, newest first, narrowed by state. */
export function InvitationList({ query, state, firstAsk, children }: InvitationListProps) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<InvitationListNextQuery, InvitationList_query$key>(
    graphql`
      fragment InvitationList_query on Query
      @refetchable(queryName: "InvitationListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
      ) {
        invitations(first: $first, after: $after, state: $state)
          @connection(key: "InvitationList_invitations", filters: ["state"]) {
          __id
          edges {
            node {
              id
              ...InvitationTable_invitations
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const { edges, pageInfo, __id } = data.invitations ?? {};
  const asks = (edges ?? []).flatMap((edge) => edge?.node ?? []);
  const to = (other?: string) => reviewsUrl('requested', { state: other });
  const more = pageInfo?.hasNextPage ? reviewsUrl('requested', { state, after: pageInfo.endCursor }) : null;
  return (
    <>
      {(asks.length > 0 || state) && (
        <FilterLinks
          label="State of the ask"
          links={[
            { label: 'All', href: to(), current: !state },
            ...filtered.map((one) => ({ label: stateWords[one].label, href: to(one), current: state === one })),
          ]}
        />
      )}
      {asks.length > 0 ? (
        <>
          <InvitationTable invitations={asks} />
          <MoreOfList href={more} shown={asks.length} noun="ask" loadNext={loadNext} atOnce={25} busy={isLoadingNext} />
        </>
      ) : state ? (
        <EmptyState action={<Button href={to()}>Show all asks</Button>}>No ask is in this state.</EmptyState>
      ) : (
        <EmptyState action={firstAsk}>
          {firstAsk
            ? 'You have asked nobody yet. Ask everybody you place, the pleased and the others: profiles show how many of all eligible people were asked, and a score is trusted only from 80% on.'
            : 'Nobody has been asked yet.'}
        </EmptyState>
      )}
      {children(!state || state === 'scheduled' ? __id : undefined)}
    </>
  );
}
