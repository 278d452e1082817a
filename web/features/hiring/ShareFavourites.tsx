import { graphql, useFragment } from 'react-relay';
import type { ShareFavourites_user$key } from '#web/__generated__/ShareFavourites_user.graphql.ts';
import type { ShareFavouritesMutation } from '#web/__generated__/ShareFavouritesMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Checkbox } from '#web/ui/Choice.tsx';

/** Shows the user's favourites to their colleagues, or stops that. */
export function ShareFavourites({ user }: { user: ShareFavourites_user$key }) {
  const { id, sharesFavourites, company } = useFragment(
    graphql`
      fragment ShareFavourites_user on User {
        id
        sharesFavourites
        company {
          name
        }
      }
    `,
    user,
  );
  const share = useCommand<ShareFavouritesMutation>(graphql`
    mutation ShareFavouritesMutation($input: ShareFavouritesInput!) @raw_response_type {
      shareFavourites(input: $input) {
        user {
          id
          sharesFavourites
        }
        errors { code message field }
      }
    }
  `);
  if (!company) return null;
  const change = async (isShared: boolean) => {
    try {
      await share(
        { isShared },
        { optimisticResponse: { shareFavourites: { user: { id, sharesFavourites: isShared }, errors: [] } } },
      );
      notify.success(isShared ? 'Your colleagues can see your favourites.' : 'Only you can see your favourites.');
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    }
  };
  return (
    <Checkbox
      name="shares"
      label="Share with colleagues"
      help={`Everyone at ${company.name} with an account sees your favourites, with your name.`}
      checked={sharesFavourites}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
