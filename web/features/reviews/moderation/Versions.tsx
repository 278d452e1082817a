import { formatDateTime } from '#common/formats.ts';
import { moderationWords } from '#common/reviews/moderation/moderation-words.ts';
import { wordsFor } from '#common/spelled-out.ts';
import type { ReviewToDecide_review$data } from '#web/__generated__/ReviewToDecide_review.graphql.ts';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './ReviewToDecide.module.css';

/** Earlier versions, and edits. */
export function Versions({ review }: { review: ReviewToDecide_review$data }) {
  const zone = useTimeZone();
  const versions = (review.versions.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (versions.length === 0) return null;
  return (
    <>
      <h3>Versions</h3>
      <ul className={styles.signals}>
        {versions.map(({ key, number, title, overall, moderation, submittedAt, replacedAt }) => (
          <li key={key}>
            {`${number}: ‘${title}’, ${overall} of 5, ${formatDateTime(submittedAt, zone)}, ${wordsFor(moderationWords, moderation).toLowerCase()}${replacedAt ? ', replaced' : ''}`}
          </li>
        ))}
      </ul>
    </>
  );
}
