import { graphql } from 'react-relay';
import type { CompaniesPageQuery } from '#web/__generated__/CompaniesPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { approvalFilter, approvalSorts, isApprovedOf } from '#web/features/joining/approvals/approval-words.ts';
import { CompanyList } from '#web/features/joining/approvals/CompanyList.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Companies, those to approve first. */
export default function CompaniesPage({ data, address }: PageProps<CompaniesPageQuery>) {
  return (
    <PanelFrame part="companies">
      <PanelFilters
        part="companies"
        address={address}
        searchLabel="Name"
        filters={[approvalFilter]}
        sorts={approvalSorts}
      />
      <CompanyList query={data} address={address} />
    </PanelFrame>
  );
}

export const page = definePage<CompaniesPageQuery>({
  query: graphql`
    query CompaniesPageQuery($isApproved: Boolean, $words: String, $sort: CompanySort, $after: String) {
      ...CompanyList_query @arguments(isApproved: $isApproved, words: $words, sort: $sort, after: $after)
    }
  `,
  parameters: ['state', 'q', 'sort', 'after', 'open'],
  variables: ({ query: { state, q, sort, after } }) => ({
    isApproved: isApprovedOf(state),
    words: q?.trim() || null,
    sort: orderOf(approvalSorts, sort) ?? null,
    after: after || null,
  }),
  head: () => ({ title: 'Companies – Admin panel', canonical: null }),
});
