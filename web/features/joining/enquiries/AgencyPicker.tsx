import { graphql } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import type { AgencyPickerQuery, AgencyPickerQuery$data } from '#web/__generated__/AgencyPickerQuery.graphql.ts';
import { type Found, Picker, type PickerProps } from '#web/features/admin/panel/Picker.tsx';

type AgencyPickerProps = Pick<
  PickerProps<AgencyPickerQuery>,
  'words' | 'chosen' | 'onChoose' | 'folds' | 'except' | 'error'
>;

/** Searches agencies while the user types, and lets them choose one. */
export function AgencyPicker(props: AgencyPickerProps) {
  return <Picker<AgencyPickerQuery> noun="agency" plural="agencies" query={query} read={read} {...props} />;
}

const read = ({ agencies }: AgencyPickerQuery$data): Found[] =>
  (agencies?.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .map(({ id, name, country, isApproved }) => ({
      id,
      label: name,
      help: `${countryOf(country)?.name ?? country}${isApproved ? '' : ', not approved yet'}`,
    }));

const query = graphql`
  query AgencyPickerQuery($words: String) {
    agencies(first: 6, filter: { words: $words }, sort: NAME) {
      edges {
        node {
          id
          name
          country
          isApproved
        }
      }
    }
  }
`;
