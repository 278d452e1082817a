import { graphql } from 'react-relay';
import type { AgenciesPageQuery } from '#web/__generated__/AgenciesPageQuery.graphql.ts';
import { AgencyList } from '#web/features/approvals/AgencyList.tsx';
import { approvalFilter, isApprovedOf } from '#web/features/approvals/approval-words.ts';
import { PanelFilters } from '#web/features/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/panel/PanelFrame.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** Agencies, those to approve first. */
export default function AgenciesPage({ data, address }: PageProps<AgenciesPageQuery>) {
  return (
    <PanelFrame part="agencies">
      <PanelFilters part="agencies" address={address} searchLabel="Name" filters={[approvalFilter]} />
      <AgencyList query={data} address={address} />
    </PanelFrame>
  );
}

export const page = definePage<AgenciesPageQuery>({
  query: graphql`
    query AgenciesPageQuery($isApproved: Boolean, $words: String, $after: String) {
      ...AgencyList_query @arguments(isApproved: $isApproved, words: $words, after: $after)
    }
  `,
  parameters: ['state', 'q', 'after', 'open'],
  variables: ({ query: { state, q, after } }) => ({
    isApproved: isApprovedOf(state),
    words: q?.trim() || null,
    after: after || null,
  }),
  head: () => ({ title: 'Agencies – Admin panel', canonical: null }),
});
