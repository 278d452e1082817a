import { graphql } from 'react-relay';
import type { AgenciesPageQuery } from '#web/__generated__/AgenciesPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { AgencyList } from '#web/features/joining/approvals/AgencyList.tsx';
import { approvalFilter, approvalSorts, isApprovedOf } from '#web/features/joining/approvals/approval-words.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Agencies, those to approve first. */
export default function AgenciesPage({ data, address }: PageProps<AgenciesPageQuery>) {
  return (
    <PanelFrame part="agencies">
      <PanelFilters
        part="agencies"
        address={address}
        searchLabel="Name"
        filters={[approvalFilter]}
        sorts={approvalSorts}
      />
      <AgencyList query={data} address={address} />
    </PanelFrame>
  );
}

export const page = definePage<AgenciesPageQuery>({
  query: graphql`
    query AgenciesPageQuery($isApproved: Boolean, $isToDecide: Boolean, $words: String, $sort: AgencySort, $after: String) {
      ...AgencyList_query
        @arguments(isApproved: $isApproved, isToDecide: $isToDecide, words: $words, sort: $sort, after: $after)
    }
  `,
  parameters: ['state', 'q', 'sort', 'after', 'open'],
  variables: ({ query: { state, q, sort, after } }) => ({
    // A new name of an approved one waits for a decision as much as an approval does.
    isApproved: isApprovedOf(state) || null,
    isToDecide: isApprovedOf(state) === false || null,
    words: q?.trim() || null,
    sort: orderOf(approvalSorts, sort) ?? null,
    after: after || null,
  }),
  head: () => ({ title: 'Agencies – Admin panel', canonical: null }),
});
