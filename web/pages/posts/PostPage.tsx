import { graphql } from 'react-relay';
import { newPostUrl, postReviewsUrl } from '#common/urls.ts';
import type { PostPageQuery } from '#web/__generated__/PostPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { NewPost, PostEditor, type PostSubject } from '#web/features/posts/PostEditor.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The editor of a post: a new one about a review or a job, one that starts as another, or a saved one. */
export default function PostPage({ data, address }: PageProps<PostPageQuery>) {
  const { viewer, review, post, from } = data;
  const isJob = address.params.post === 'job';
  if (post?.row) {
    const { row } = post;
    const subject: PostSubject = {
      kind: row.kind === 'job' ? 'job' : 'review',
      review: row.review ?? null,
      recruiter: row.recruiter,
      phone: row.recruiterPhone,
    };
    return <PostEditor key={row.id} post={row} subject={subject} linkedIn={{ data: data.linkedIn!, shares: row }} />;
  }
  if (address.query['post']) return <Missing href={newPostUrl()} label="New post" what="post" />;
  if (isJob && !viewer?.recruiter)
    return (
      <Screen title="New post about a job">
        <EmptyState>Only recruiters with a profile can post jobs.</EmptyState>
      </Screen>
    );
  if (!isJob && !review) return <Missing href={postReviewsUrl()} label="Choose a review" what="review" />;
  const subject: PostSubject = isJob
    ? { kind: 'job', review: null, recruiter: viewer?.recruiter, phone: viewer?.recruiterToEdit?.phone }
    : { kind: 'review', review: review ?? null, recruiter: null, phone: null };
  const start = from?.row?.kind === subject.kind ? from.row : undefined;
  return <NewPost key={`${review?.id} ${start?.id}`} subject={subject} from={start} />;
}

const Missing = ({ what, href, label }: { what: string; href: string; label: string }) => (
  <Screen title="New post">
    <EmptyState action={<Button href={href}>{label}</Button>}>
      {`We can't find that ${what}. It may have been removed, or you may not have access.`}
    </EmptyState>
  </Screen>
);

export const page = definePage<PostPageQuery>({
  query: graphql`
    query PostPageQuery($key: String!, $post: ID!, $hasPost: Boolean!, $from: ID!, $hasFrom: Boolean!) {
      ...ShareOnLinkedIn_query @include(if: $hasPost) @alias(as: "linkedIn")
      viewer {
        recruiter {
          ...PostPreview_recruiter
        }
        recruiterToEdit {
          phone
        }
      }
      review(key: $key) {
        id
        title
        body
        ...PostPreview_review
      }
      post: node(id: $post) @include(if: $hasPost) {
        ... on Post @alias(as: "row") {
          ...usePost_post @relay(mask: false)
          recruiterPhone
          ...ShareOnLinkedIn_post
          review {
            id
            title
            shownName
            body
            ...PostPreview_review
          }
          recruiter {
            ...PostPreview_recruiter
          }
        }
      }
      from: node(id: $from) @include(if: $hasFrom) {
        ... on Post @alias(as: "row") {
          ...usePost_post @relay(mask: false)
        }
      }
    }
  `,
  parameters: ['post', 'from'],
  variables: ({ params, query }) => ({
    key: params.reviewId ?? '',
    ...{ post: `Post:${query['post'] ?? ''}`, hasPost: query['post'] !== undefined },
    ...{ from: `Post:${query['from'] ?? ''}`, hasFrom: query['from'] !== undefined },
  }),
  leadsTo: (_data, { params }) =>
    !params.post ? newPostUrl() : params.post === 'new' && !params.reviewId ? newPostUrl() : undefined,
  head: () => ({ title: 'Post', canonical: null }),
});
