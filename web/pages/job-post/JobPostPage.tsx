import { graphql } from 'react-relay';
import { type PostShape, postShapes } from '#common/posts/posts.ts';
import { jobPostUrl, postPictureUrl, recruiterUrl, searchUrl } from '#common/urls.ts';
import type { JobPostPageQuery } from '#web/__generated__/JobPostPageQuery.graphql.ts';
import { DeadLink } from '#web/kit/LinkPage.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './JobPostPage.module.css';

/** The page of a job's post: its picture, what it says as text, and where it leads. Networks take the picture from it. */
export default function JobPostPage({ data: { jobPost: post } }: PageProps<JobPostPageQuery>) {
  if (!post)
    return (
      <DeadLink way={<Button href={searchUrl()}>Find a recruiter</Button>}>
        The post may have been deleted, or the link to a draft has expired.
      </DeadLink>
    );
  const { recruiter } = post;
  return (
    <main className={styles.page}>
      {post.state === 'draft' && (
        <Notice title="This is a draft">Only people with this link can see it until the link expires.</Notice>
      )}
      <h1 className={styles.title}>{post.title}</h1>
      {post.subtitle && <p className={styles.subtitle}>{post.subtitle}</p>}
      {post.location && <p>{post.location}</p>}
      <img
        className={styles.picture}
        src={postPictureUrl(post.key, 1)}
        alt={`Job: ${post.title}`}
        {...postShapes[post.shape as PostShape]}
      />
      {post.description && <p className={styles.text}>{post.description}</p>}
      <p className={styles.actions}>
        {post.link && (
          <Button variant="primary" href={post.link} rel="nofollow noopener noreferrer">
            View the job
          </Button>
        )}
        {recruiter && <Link href={recruiterUrl(recruiter.slug)}>{`Reviews of ${recruiter.name}`}</Link>}
      </p>
    </main>
  );
}

export const page = definePage<JobPostPageQuery>({
  query: graphql`
    query JobPostPageQuery($key: String!, $token: String) {
      jobPost(key: $key, token: $token) {
        key
        state
        shape
        title
        subtitle
        description
        location
        link
        recruiter {
          name
          slug
        }
      }
    }
  `,
  variables: ({ params }) => ({ key: params.postId ?? '', token: params.token ?? null }),
  status: ({ jobPost }) => (jobPost ? 200 : 404),
  head: ({ jobPost }) =>
    jobPost
      ? {
          title: jobPost.title ?? 'Job',
          ...(jobPost.subtitle && { description: jobPost.subtitle }),
          canonical: jobPostUrl(jobPost.key),
          isHidden: true,
          picture: { path: postPictureUrl(jobPost.key, 1), words: jobPost.title ?? 'Job' },
        }
      : { canonical: null, isHidden: true },
});
