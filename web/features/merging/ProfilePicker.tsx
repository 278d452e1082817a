import { graphql } from 'react-relay';
import type { ProfilePickerQuery, ProfilePickerQuery$data } from '#web/__generated__/ProfilePickerQuery.graphql.ts';
import { type Found, Picker, type PickerProps } from '#web/features/admin/panel/Picker.tsx';

type ProfilePickerProps = Pick<
  PickerProps<ProfilePickerQuery>,
  'words' | 'chosen' | 'onChoose' | 'folds' | 'except' | 'error'
> & {
  agencyId: string;
  /** What is chosen; 'profile' by default. */
  noun?: string;
};

/** Searches the profiles of an agency by name while the user types, and lets them choose one. */
export function ProfilePicker({ agencyId, noun = 'profile', ...props }: ProfilePickerProps) {
  return (
    <Picker<ProfilePickerQuery>
      noun={noun}
      plural="profiles of this agency"
      help="Among the profiles of the same agency. One at another agency has to move here first."
      query={query}
      besides={{ agencyId }}
      read={read}
      {...props}
    />
  );
}

const read = ({ agency }: ProfilePickerQuery$data): Found[] =>
  (agency?.row?.recruiters.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .map(({ id, name, slug, isClaimed, owner }) => ({
      id,
      label: name,
      help: `${slug}${owner ? `, ${owner.email}` : isClaimed ? '' : ', unclaimed'}`,
    }));

const query = graphql`
  query ProfilePickerQuery($agencyId: ID!, $words: String) {
    agency: node(id: $agencyId) {
      ... on Agency @alias(as: "row") {
        recruiters(first: 6, filter: { words: $words }) {
          edges {
            node {
              id
              name
              slug
              isClaimed
              owner {
                email
              }
            }
          }
        }
      }
    }
  }
`;
