import { graphql, useFragment } from 'react-relay';
import { reviewAnchorUrl } from '#common/urls.ts';
import type { ReceivedReview_review$key } from '#web/__generated__/ReceivedReview_review.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { localId } from '../local-id.ts';
import styles from './ReceivedReview.module.css';
import { ReplyAction } from './ReplyAction.tsx';
import { ReviewArticle } from './ReviewArticle.tsx';

/** A review as its recruiter sees it: with the placement it is about, the private note, and the reply's form. */
export function ReceivedReview({ review }: { review: ReceivedReview_review$key }) {
  const data = useFragment(
    graphql`
      fragment ReceivedReview_review on Review {
        id
        privateNote
        placement {
          jobTitle
          companyName
        }
        recruiter {
          name
          slug
        }
        ...ReviewArticle_review
        ...ReplyAction_review
      }
    `,
    review,
  );
  const { placement, recruiter, privateNote } = data;
  const job = [placement?.jobTitle, placement?.companyName].filter(Boolean).join(', ');
  const about = [recruiter && `Of ${recruiter.name}`, job && `about ${job}`].filter(Boolean).join(', ');
  return (
    <ReviewArticle
      review={data}
      headingLevel={2}
      actions={
        <div className={styles.own}>
          {privateNote && (
            <Notice title="Private note to you">
              <p className={styles.note}>{privateNote}</p>
            </Notice>
          )}
          <ReplyAction review={data} />
          <p className={styles.about}>
            {about}{' '}
            {recruiter && <Link href={reviewAnchorUrl(recruiter.slug, localId(data.id))}>See it on the profile</Link>}
          </p>
        </div>
      }
    />
  );
}
