import { graphql } from 'react-relay';
import { reviewLimits } from '#common/limits.ts';
import { recruiterUrl } from '#common/urls.ts';
import type { ReviewCompletedPageQuery } from '#web/__generated__/ReviewCompletedPageQuery.graphql.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './ReviewForms.module.css';

/** Thanks a reviewer and says what happens now. */
export default function ReviewCompletedPage({ data }: PageProps<ReviewCompletedPageQuery>) {
  const recruiter = data.recruiter;
  if (!recruiter) return null;
  const { name, slug } = recruiter;
  return (
    <div className={styles.page}>
      <h1>Thank you for your review</h1>
      <p>It has reached us. What happens now:</p>
      <ol className={styles.steps}>
        <li>We check it for personal data and for signs that it is not genuine, usually within a minute.</li>
        <li>
          It appears on the profile, whether it praises or criticizes. If the check finds something, a person looks at
          it first; only our staff can turn a review down, never the recruiter.
        </li>
        <li>{`${name} is told and may reply in public. You get that reply by e-mail.`}</li>
        <li>
          {`Anybody may flag a review. If yours is flagged, you hear of it within ${reviewLimits.flagTellsReviewerWithinHours} hours and have ${reviewLimits.flagAnsweredWithinDays} days to answer.`}
        </li>
      </ol>
      <p>
        <Button variant="primary" href={recruiterUrl(slug)}>{`See ${name}’s profile`}</Button>
      </p>
    </div>
  );
}

export const page = definePage<ReviewCompletedPageQuery>({
  query: graphql`
    query ReviewCompletedPageQuery($slug: String!) {
      recruiter(slug: $slug) {
        name
        slug
      }
    }
  `,
  variables: ({ params }) => ({ slug: params.slug ?? '' }),
  notFound: ({ recruiter }) => !recruiter,
  head: () => ({ title: 'Thank you for your review', canonical: null, isHidden: true }),
});
