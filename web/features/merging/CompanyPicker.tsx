import { graphql } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import type { CompanyPickerQuery, CompanyPickerQuery$data } from '#web/__generated__/CompanyPickerQuery.graphql.ts';
import { type Found, Picker, type PickerProps } from '#web/features/admin/panel/Picker.tsx';

type CompanyPickerProps = Pick<
  PickerProps<CompanyPickerQuery>,
  'words' | 'chosen' | 'onChoose' | 'folds' | 'except' | 'error'
>;

/** Searches companies by name or domain while the user types, and lets them choose one. */
export function CompanyPicker(props: CompanyPickerProps) {
  return (
    <Picker<CompanyPickerQuery>
      noun="company"
      plural="companies"
      help="By name, or by a whole domain such as example.com."
      query={query}
      read={read}
      {...props}
    />
  );
}

function read({ byDomain, byName }: CompanyPickerQuery$data): Found[] {
  const rows = [...(byDomain?.edges ?? []), ...(byName?.edges ?? [])].flatMap((edge) => edge?.node ?? []);
  return [...new Map(rows.map((row) => [row.id, row])).values()].map(({ id, name, country, domain, isApproved }) => ({
    id,
    label: name,
    help: [countryOf(country)?.name ?? country, domain, !isApproved && 'not approved yet'].filter(Boolean).join(', '),
  }));
}

const query = graphql`
  query CompanyPickerQuery($words: String) {
    byDomain: companies(first: 1, filter: { domain: $words }) {
      edges {
        node {
          ...CompanyPicker_row @relay(mask: false)
        }
      }
    }
    byName: companies(first: 6, filter: { words: $words }, sort: NAME) {
      edges {
        node {
          ...CompanyPicker_row @relay(mask: false)
        }
      }
    }
  }
`;

graphql`
  fragment CompanyPicker_row on Company {
    id
    name
    country
    domain
    isApproved
  }
`;
