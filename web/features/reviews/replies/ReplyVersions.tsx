import { graphql, useFragment } from 'react-relay';
import type { ReplyState } from '#common/reviews/states.ts';
import { labelledFor } from '#common/spelled-out.ts';
import type { ReplyVersions_review$key } from '#web/__generated__/ReplyVersions_review.graphql.ts';
import type { ReplyVersions_versions$key } from '#web/__generated__/ReplyVersions_versions.graphql.ts';
import { ExpandableText } from '#web/ui/ExpandableText.tsx';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './ReplyVersions.module.css';

/** Earlier versions of a reply, newest first; empty if it was never changed. */
export function ReplyVersions({ review }: { review: ReplyVersions_review$key }) {
  const { replyVersions } = useFragment(
    graphql`
      fragment ReplyVersions_review on Review {
        replyVersions(first: 50) {
          edges {
            node {
              state
              ...ReplyVersions_versions
            }
          }
        }
      }
    `,
    review,
  );
  const versions = (replyVersions.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (versions.length === 0 || (versions.length === 1 && versions[0]?.state === 'shown')) return null;
  return (
    <>
      <ReplyVersionList versions={versions} />
      <p className={styles.note}>
        Only you, your agency's admin, and our team can see these. Visitors see only the one marked Shown.
      </p>
    </>
  );
}

/** All versions of a reply, newest first; empty if there are none. */
export function ReplyVersionList({ versions: keys }: { versions: ReplyVersions_versions$key }) {
  const versions = useFragment(
    graphql`
      fragment ReplyVersions_versions on ReplyVersion @relay(plural: true) {
        key
        number
        body
        state
        createdAt
        rejectedWords
      }
    `,
    keys,
  );
  if (versions.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Reply versions">
      <h3 className={styles.title}>Reply versions</h3>
      <ol className={styles.versions} reversed>
        {versions.toReversed().map(({ key, number, body, state, createdAt, rejectedWords }) => (
          <li key={key} className={styles.version}>
            <p className={styles.head}>
              <strong>{`Version ${number}`}</strong> <State state={state} /> <When at={createdAt} isExact />
            </p>
            <ExpandableText text={body} />
            {rejectedWords && <p className={styles.why}>{`Reason: ‘${rejectedWords}’`}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const states: Readonly<Record<ReplyState, { label: string; tone: NonNullable<TagProps['tone']> }>> = {
  shown: { label: 'Shown', tone: 'good' },
  queued: { label: 'Waiting for a moderator', tone: 'warn' },
  replaced: { label: 'Replaced', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'bad' },
  deleted: { label: 'Deleted', tone: 'neutral' },
  removed: { label: 'Removed by a moderator', tone: 'bad' },
};

function State({ state }: { state: string }) {
  const { label, tone } = labelledFor(states, state);
  return <Tag tone={tone}>{label}</Tag>;
}
