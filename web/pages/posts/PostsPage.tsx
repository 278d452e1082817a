import { graphql, useFragment } from 'react-relay';
import { newPostUrl } from '#common/urls.ts';
import type { PostsPage_query$key } from '#web/__generated__/PostsPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { postList } from '#web/features/posts/PostList.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The posts that the user or their agency made for social networks. */
export default function PostsPage({ data: found, address }: PageProps) {
  const data = useFragment(
    graphql`
      fragment PostsPage_query on Query {
        viewer {
          ...lookedAfter_viewer
        }
      }
    `,
    found as PostsPage_query$key,
  );
  const { looksOnly, namesRecruiter, offers } = useLookedAfter(data.viewer);
  return (
    <Screen
      title="Posts"
      about={looksOnly ? 'Posts of all agencies.' : 'Pictures of your reviews and jobs for social networks.'}
      action={
        !looksOnly && (
          <Button variant="primary" href={newPostUrl()}>
            New post
          </Button>
        )
      }
    >
      <List
        of={postList}
        data={found as never}
        address={address}
        offers={offers}
        given={{ namesRecruiter, looksOnly }}
      />
    </Screen>
  );
}

export const page = definePage({ ...postList.page, head: () => ({ title: 'Posts', canonical: null }) });
