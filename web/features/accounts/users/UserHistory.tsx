import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import type { UserHistoryQuery } from '#web/__generated__/UserHistoryQuery.graphql.ts';
import { actionWords } from '#web/features/admin/audit/audit-words.ts';
import { Actor } from '#web/features/admin/panel/Actor.tsx';
import { useCommandsRun } from '#web/features/admin/panel/use-commands-run.ts';
import { Timeline } from '#web/ui/Timeline.tsx';
import styles from './UserHistory.module.css';

/** When super admins acted as a user, and the latest actions by them, in their name, and on their account. */
export function UserHistory({ userId }: { userId: string }) {
  const fetchKey = useCommandsRun();
  const { node } = useLazyLoadQuery<UserHistoryQuery>(
    graphql`
      query UserHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on User {
            impersonations(first: 5) {
              edges {
                node {
                  id
                  adminName
                  reason
                  startedAt
                }
              }
            }
            auditEntries(first: 10) {
              edges {
                node {
                  id
                  at
                  action
                  actor
                  user {
                    id
                    name
                  }
                  impersonatedBy {
                    id
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id: userId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const acted = rowsOf(node?.impersonations?.edges);
  const entries = rowsOf(node?.auditEntries?.edges);
  const now = new Date();
  const when = (at: string) => ({ at, words: formatAge(at, now) });
  return (
    <>
      {acted.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.head}>Impersonated by</h3>
          <Timeline
            events={acted.map(({ id, adminName, reason, startedAt }) => ({
              key: id,
              what: adminName,
              when: when(startedAt),
              detail: reason,
            }))}
          />
        </section>
      )}
      {entries.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.head}>Audit log</h3>
          <Timeline
            events={entries.map(({ id, at, action, actor, user, impersonatedBy }) => ({
              key: id,
              what: actionWords(action),
              when: when(at),
              detail: (
                <>
                  <span>{'By '}</span>
                  {impersonatedBy && (
                    <>
                      <Actor user={impersonatedBy} actor="user" />
                      <span>{', acting as '}</span>
                    </>
                  )}
                  <Actor user={user} actor={actor} />
                </>
              ),
            }))}
          />
        </section>
      )}
    </>
  );
}

function rowsOf<Row>(edges: readonly ({ readonly node?: Row | null } | null | undefined)[] | null | undefined) {
  return (edges ?? []).flatMap((edge) => edge?.node ?? []);
}
