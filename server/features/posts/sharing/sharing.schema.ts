import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { sharePost } from './sharing.commands.ts';

const Post = plan.type('Post', 'posts');

/** A post that somebody shared on a network. They see it, and staff. */
const PostShare = plan.node('PostShare', {
  table: 'post_shares',
  visibleTo: ({ row, viewer }) => sql<boolean>`(${viewer.isStaff} or ${row.user_id} = ${viewer.userId})`,
});

plan.fields(PostShare, (t) => ({
  ...t.columns({
    network: 'String',
    state: 'String',
    problem: 'String?',
    createdAt: 'DateTime',
    settledAt: 'DateTime?',
  }),
  url: t.sql({
    type: 'String',
    nullable: true,
    description: 'Where it is on the network, if the network said.',
    sql: ({ row }) => sql<string>`('https://www.linkedin.com/feed/update/' || ${row.external_id} || '/')`,
  }),
}));

plan.fields(Post, (t) => ({
  shares: t.connection(PostShare, {
    description: 'How the viewer shared it on networks, newest first.',
    by: 'post_id',
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
}));

commandMutation(sharePost, {
  description: "Shares a post on LinkedIn in the viewer's name.",
  payload: { post: Post, share: PostShare },
  ids: { postId: 'Post' },
});
