import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { canBeInvited, type PlacementSides } from '#common/placements/side-state.ts';
import { audiences } from '#common/reviews/criteria.ts';
import type { useInvitePlacementsMutation } from '#web/__generated__/useInvitePlacementsMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';

type PlacementToInvite = PlacementSides & { readonly id: string; readonly jobTitle: string };

/** How many people were invited, and why the others of which placement were not. */
export interface Invited {
  readonly count: number;
  readonly refused: readonly {
    readonly jobTitle: string;
    readonly problems: readonly { readonly message: string }[];
  }[];
}

/** Invites the people of placements, each at the recommended time. Those who were invited before stay as they are. */
export function useInvitePlacements(): (placements: readonly PlacementToInvite[]) => Promise<Invited> {
  const create = useCommand<useInvitePlacementsMutation>(mutation);
  return useCallback(
    async (placements) => {
      const asked = placements.filter((placement) => audiences.some((audience) => canBeInvited(placement, audience)));
      if (asked.length === 0) return { count: 0, refused: [] };
      const { createInvitations } = await create({ invitations: asked.map(peopleOf) });
      const results = createInvitations?.results ?? [];
      return {
        count: results.filter(({ invitation }) => invitation).length,
        refused: results.flatMap(({ index, errors }) =>
          errors.length > 0 ? [{ jobTitle: asked[index]?.jobTitle ?? '', problems: errors }] : [],
        ),
      };
    },
    [create],
  );
}

/** What happened, in one sentence. */
export const invitedWords = ({ count }: Invited): string =>
  count === 0
    ? 'Nobody was invited.'
    : `We'll invite ${formatCount(count, 'person', 'people')} at the recommended time.`;

const peopleOf = (placement: PlacementToInvite) => ({
  placementId: placement.id,
  ...(canBeInvited(placement, 'candidate') && {
    candidateName: placement.candidateName ?? null,
    candidateEmail: placement.candidateEmail ?? null,
  }),
  ...(canBeInvited(placement, 'employer') && {
    contactName: placement.contactName ?? null,
    contactEmail: placement.contactEmail ?? null,
  }),
});

const mutation = graphql`
  mutation useInvitePlacementsMutation($input: CreateInvitationsInput!) {
    createInvitations(input: $input) {
      errors { code message field }
      results {
        index
        invitation {
          id
          placement {
            ...PlacementList_row @relay(mask: false)
          }
        }
        errors { code message field }
      }
    }
  }
`;
