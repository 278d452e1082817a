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
import { PublicJob } from './PublicJob.tsx';
import { publicJobHead } from './public-job-head.ts';

/**
 * The page of a job that its company made public, or of a job's post: its picture, what it says as text, and where it
 * leads. Networks take the picture from it.
 */
export default function JobPostPage({ data: { publicJob, jobPost: post } }: PageProps<JobPostPageQuery>) {
  if (publicJob) return <PublicJob job={publicJob} />;
  if (!post)
    return (
      <DeadLink way={<Button href={searchUrl()}>Find a recruiter</Button>}>
        The job may no longer be public, or its post may have been deleted. Links to drafts expire.
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
    query JobPostPageQuery($key: String!, $token: String, $isPost: Boolean!) {
      publicJob(key: $key) @skip(if: $isPost) {
        key
        title
        description
        jobType
        country
        location
        currency
        salaryPeriod
        salaryFrom
        salaryTo
        openedAt
        closesOn
        closesAt
        companyName
        companyWebsite
        recruiters(first: 20) {
          edges {
            node {
              id
              ...RecruiterRow_recruiter
            }
          }
        }
      }
      endedJob(key: $key) @skip(if: $isPost) {
        endedAt
      }
      jobPost(key: $key, token: $token) @include(if: $isPost) {
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
  variables: ({ params: { postId = '', token = null } }) => ({
    key: postId,
    token,
    isPost: token !== null || !jobKey.test(postId),
  }),
  gone: ({ publicJob, endedJob }) =>
    endedJob && !publicJob
      ? {
          title: 'This job is no longer open',
          sentence: 'The company has filled, closed or withdrawn it.',
          link: { href: searchUrl(), label: 'Find a recruiter' },
        }
      : undefined,
  status: ({ publicJob, jobPost }) => (publicJob || jobPost ? 200 : 404),
  head: ({ publicJob, jobPost }) => {
    if (publicJob) return publicJobHead(publicJob);
    if (!jobPost) return { canonical: null, isHidden: true };
    return {
      title: jobPost.title ?? 'Job',
      ...(jobPost.subtitle && { description: jobPost.subtitle }),
      canonical: jobPostUrl(jobPost.key),
      isHidden: true,
      picture: { path: postPictureUrl(jobPost.key, 1), words: jobPost.title ?? 'Job' },
    };
  },
});

/** Jobs have ids as keys, and posts have other ones. */
const jobKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
