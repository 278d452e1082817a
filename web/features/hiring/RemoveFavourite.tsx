import { graphql } from 'react-relay';
import type { RemoveFavouriteMutation } from '#web/__generated__/RemoveFavouriteMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { movesIn } from '#web/list/moves.ts';
import { Button } from '#web/ui/Button.tsx';
import type { FavouriteRow } from './FavouriteList.tsx';
import { listedOf } from './listed-profile.tsx';

type RemoveFavouriteProps = { row: FavouriteRow; listId: string | undefined };

/** Removes a favourite from its list; a toast offers to undo it. */
export function RemoveFavourite({ row, listId }: RemoveFavouriteProps) {
  const set = useCommand<RemoveFavouriteMutation>(graphql`
    mutation RemoveFavouriteMutation($input: SetFavouriteInput!) {
      setFavourite(input: $input) {
        recruiter {
          id
          viewerHasFavourite
        }
        agency {
          id
          viewerHasFavourite
        }
        favourite {
          ...FavouriteList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const { id, name } = listedOf(row);
  const of = row.recruiter ? { recruiterId: id } : { agencyId: id };
  const { leave, comeBack } = movesIn(listId, [row.id], 'QueryFavouritesConnectionEdge', (store) =>
    store.getRootField('setFavourite')?.getLinkedRecord('favourite'),
  );
  const complain = (error: unknown) => notify.error(problemsOf(error)[0]!.message);
  const remove = async () => {
    try {
      await set({ ...of, isFavourite: false }, { updater: leave });
      notify.undoable(`${name} removed from your favourites.`, () => {
        set({ ...of, isFavourite: true }, { updater: comeBack }).catch(complain);
      });
    } catch (error) {
      complain(error);
    }
  };
  return <Button onClick={remove}>Remove from favourites</Button>;
}
