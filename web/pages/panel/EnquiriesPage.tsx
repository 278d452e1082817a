import { graphql } from 'react-relay';
import { enquiryStates } from '#common/joining/states.ts';
import type { EnquiriesPageQuery } from '#web/__generated__/EnquiriesPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { byAge } from '#web/features/admin/panel/panel-address.ts';
import { EnquiryList } from '#web/features/joining/enquiries/EnquiryList.tsx';
import { enquiryWords } from '#web/features/joining/enquiries/enquiry-words.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Recruiters who ask for a profile, those that wait first. */
export default function EnquiriesPage({ data, address }: PageProps<EnquiriesPageQuery>) {
  return (
    <PanelFrame part="enquiries">
      <PanelFilters
        part="enquiries"
        address={address}
        searchLabel="Name, agency or e-mail"
        filters={[
          {
            name: 'state',
            label: 'State',
            all: enquiryWords.received.label,
            choices: [
              ...enquiryStates.slice(1).map((state) => ({ value: state, label: enquiryWords[state].label })),
              { value: 'any', label: 'All' },
            ],
          },
        ]}
        sorts={byAge}
      />
      <EnquiryList query={data} address={address} />
    </PanelFrame>
  );
}

export const page = definePage<EnquiriesPageQuery>({
  query: graphql`
    query EnquiriesPageQuery($state: String, $words: String, $sort: EnquirySort, $after: String) {
      ...EnquiryList_query @arguments(state: $state, words: $words, sort: $sort, after: $after)
    }
  `,
  parameters: ['state', 'q', 'sort', 'after', 'open'],
  variables: ({ query: { state, q, sort, after } }) => ({
    state: state === 'any' ? null : (enquiryStates.find((one) => one === state) ?? 'received'),
    words: q?.trim() || null,
    sort: orderOf(byAge, sort) ?? null,
    after: after || null,
  }),
  head: () => ({ title: 'Enquiries – Admin panel', canonical: null }),
});
