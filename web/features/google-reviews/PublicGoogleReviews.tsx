import { graphql, useFragment } from 'react-relay';
import { formatDate, utc } from '#common/formats.ts';
import { googleAuthor, googleStars, googleSummary } from '#common/google/words.ts';
import type { PublicGoogleReviews_agency$key } from '#web/__generated__/PublicGoogleReviews_agency.graphql.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Link } from '#web/ui/Link.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './GoogleReviews.module.css';

/** What people say about an agency on Google: apart from our reviews, without our stars, and never counted. */
export function PublicGoogleReviews({ agency: key }: { agency: PublicGoogleReviews_agency$key }) {
  const { name, googleListings } = useFragment(
    graphql`
      fragment PublicGoogleReviews_agency on Agency {
        name
        googleListings(first: 5) {
          edges {
            node {
              title
              reviewCount
              average
              mapsUri
              readAt
              reviews(first: 3) {
                edges { node { author stars body reply repliedAt writtenAt } }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const places = nodesOf(googleListings).filter(({ readAt }) => readAt);
  if (places.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="google-reviews">
      <h2 id="google-reviews">Reviews on Google</h2>
      <p className={styles.about}>
        People wrote these on Google. We didn't verify them, and they don't count in the score above.
      </p>
      {places.map(({ title, reviewCount, average, mapsUri, readAt, reviews }) => (
        <div key={title + mapsUri} className={styles.part}>
          <h3>{title}</h3>
          <p className={styles.about}>
            {`${googleSummary(reviewCount, average)} (${formatDate(readAt!, utc)}). `}
            {mapsUri && (
              <Link href={mapsUri} rel="nofollow noopener">
                All reviews on Google
              </Link>
            )}
          </p>
          {nodesOf(reviews).map(({ author, stars, body, reply, repliedAt, writtenAt }) => (
            <ReviewCard
              key={writtenAt + author}
              who={googleAuthor(author)}
              when={{ at: writtenAt }}
              level={0}
              stars={null}
              text={body ?? 'A rating without words.'}
              labels={
                <>
                  <Tag>From Google</Tag>
                  <Tag>{googleStars(stars)}</Tag>
                </>
              }
              reply={reply ? { who: name, when: { at: repliedAt ?? writtenAt }, text: reply } : null}
              headingLevel={4}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
