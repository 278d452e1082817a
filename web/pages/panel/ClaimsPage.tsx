import { graphql } from 'react-relay';
import { claimStates } from '#common/profiles/states.ts';
import type { ClaimsPageQuery } from '#web/__generated__/ClaimsPageQuery.graphql.ts';
import { ClaimList } from '#web/features/claims/ClaimList.tsx';
import { claimWords } from '#web/features/claims/claim-words.ts';
import { PanelFilters } from '#web/features/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/panel/PanelFrame.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** Claims of profiles, newest first. */
export default function ClaimsPage({ data, address }: PageProps<ClaimsPageQuery>) {
  return (
    <PanelFrame part="claims">
      <PanelFilters
        part="claims"
        address={address}
        searchLabel="Name or e-mail"
        filters={[
          {
            name: 'state',
            label: 'State',
            choices: ['email_verified', 'disputed', 'requested', 'approved', 'declined'].map((state) => ({
              value: state,
              label: claimWords[state as keyof typeof claimWords].label,
            })),
          },
        ]}
      />
      <ClaimList query={data} address={address} />
    </PanelFrame>
  );
}

export const page = definePage<ClaimsPageQuery>({
  query: graphql`
    query ClaimsPageQuery($state: String, $words: String, $after: String) {
      ...ClaimList_query @arguments(state: $state, words: $words, after: $after)
    }
  `,
  parameters: ['state', 'q', 'after', 'open'],
  variables: ({ query: { state, q, after } }) => ({
    state: claimStates.find((one) => one === state) ?? null,
    words: q?.trim() || null,
    after: after || null,
  }),
  head: () => ({ title: 'Claims – Admin panel', canonical: null }),
});
