import { graphql } from 'react-relay';
import { claimStates } from '#common/joining/states.ts';
import { meets } from '#common/roles.ts';
import type { ClaimsPageQuery } from '#web/__generated__/ClaimsPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { byAge } from '#web/features/admin/panel/panel-address.ts';
import { AddUnclaimed } from '#web/features/joining/claims/AddUnclaimed.tsx';
import { ClaimList } from '#web/features/joining/claims/ClaimList.tsx';
import { claimWords } from '#web/features/joining/claims/claim-words.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { orderOf } from '#web/list/list-address.ts';

/** Claims of profiles, newest first. */
export default function ClaimsPage({ data, address }: PageProps<ClaimsPageQuery>) {
  const user = useUser();
  const mayAdd = user !== null && meets(user.roles, ['super_admin']);
  return (
    <PanelFrame part="claims" action={mayAdd && <AddUnclaimed />}>
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
          wishFilter,
        ]}
        sorts={byAge}
      />
      <ClaimList query={data} address={address} />
    </PanelFrame>
  );
}

const wishFilter = {
  name: 'wish',
  label: 'Wish',
  choices: [
    { value: 'claim', label: 'To have the profile' },
    { value: 'objection', label: 'That it goes' },
  ],
};

export const page = definePage<ClaimsPageQuery>({
  query: graphql`
    query ClaimsPageQuery($state: String, $wish: String, $words: String, $sort: ClaimSort, $after: String) {
      ...ClaimList_query @arguments(state: $state, wish: $wish, words: $words, sort: $sort, after: $after)
    }
  `,
  parameters: ['state', 'wish', 'q', 'sort', 'after', 'open'],
  variables: ({ query: { state, wish, q, sort, after } }) => ({
    state: claimStates.find((one) => one === state) ?? null,
    wish: wishFilter.choices.find(({ value }) => value === wish)?.value ?? null,
    words: q?.trim() || null,
    sort: orderOf(byAge, sort) ?? null,
    after: after || null,
  }),
  head: () => ({ title: 'Claims – Admin panel', canonical: null }),
});
