import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { ClearLooks_query$key } from '#web/__generated__/ClearLooks_query.graphql.ts';
import type { ClearLooksMutation } from '#web/__generated__/ClearLooksMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { movesIn } from '#web/list/moves.ts';
import { Button } from '#web/ui/Button.tsx';
import { listedOf } from './listed-profile.tsx';
import type { RecentRow } from './RecentList.tsx';

/** Forgets all profiles that the user viewed, after a question. Not offered if there are none. */
export function ClearLooks({ query }: { query: ClearLooks_query$key }) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const { any } = useFragment(
    graphql`
      fragment ClearLooks_query on Query {
        any: profileLooks(first: 1) {
          edges {
            node {
              id
            }
          }
        }
      }
    `,
    query,
  );
  const clear = useCommand<ClearLooksMutation>(mutation);
  const act = async () => {
    await clear({});
    await revalidate();
  };
  if (!isAsking && (any?.edges ?? []).length === 0) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Clear list</Button>
      <Confirm
        title="Clear recently viewed?"
        open={isAsking}
        onClose={() => setAsking(false)}
        verb="Clear list"
        act={act}
        done="Recently viewed cleared."
      >
        We'll forget which profiles you viewed. Favourites and preferred suppliers stay.
      </Confirm>
    </>
  );
}

/** Takes one profile off the list. */
export function ForgetLook({ row, listId }: { row: RecentRow; listId: string | undefined }) {
  const clear = useCommand<ClearLooksMutation>(mutation);
  const { leave } = movesIn(listId, [row.id], 'QueryProfileLooksConnectionEdge');
  return (
    <ActButton
      act={() => clear({ ids: [row.id] }, { updater: leave })}
      done={`${listedOf(row).name} removed from recently viewed.`}
    >
      Remove from list
    </ActButton>
  );
}

const mutation = graphql`
  mutation ClearLooksMutation($input: ClearProfileLooksInput!) {
    clearProfileLooks(input: $input) {
      count
      errors { code message field }
    }
  }
`;
