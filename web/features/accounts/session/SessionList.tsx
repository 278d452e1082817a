import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { logoutUrl } from '#common/urls.ts';
import type { SessionList_user$data, SessionList_user$key } from '#web/__generated__/SessionList_user.graphql.ts';
import type { SessionListEndMutation } from '#web/__generated__/SessionListEndMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { When } from '#web/ui/When.tsx';
import styles from './SessionList.module.css';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

type Edges = NonNullable<SessionList_user$data['sessions']['edges']>;
type Row = NonNullable<NonNullable<Edges[number]>['node']>;

/** The browsers signed in to the account, this one first, each with a button to sign it out. */
export function SessionList({ user }: { user: SessionList_user$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_user on User {
        sessions(first: 50) {
          edges {
            node {
              id
              device
              createdAt
              lastUsedAt
            }
          }
        }
      }
    `,
    user,
  );
  const here = useUser()?.sessionId;
  const rows = (sessions.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const isHere = ({ id }: Row) => localId(id) === here;
  const others = rows.filter((row) => !isHere(row)).toSorted(byLastUse);
  return (
    <div className={styles.sessions}>
      <ul className={styles.list} aria-label="Sessions">
        {[...rows.filter(isHere), ...others].map((row) => (
          <SessionRow key={row.id} row={row} isHere={isHere(row)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <SignOutEverywhere count={others.length} />
      ) : (
        <p>You're not signed in on any other browser.</p>
      )}
    </div>
  );
}

function SessionRow({ row, isHere }: { row: Row; isHere: boolean }) {
  const device = row.device || 'A browser';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.device}>
          {device} {isHere && <Tag tone="info">This browser</Tag>}
        </p>
        <p className={styles.times}>
          Signed in <When at={row.createdAt} isExact />, last used <When at={row.lastUsedAt} isExact />
        </p>
      </div>
      {isHere ? (
        <Button size="small" href={logoutUrl()}>
          Sign out
        </Button>
      ) : (
        <EndButton row={row} device={device} />
      )}
    </li>
  );
}

const byLastUse = (one: Row, other: Row) => other.lastUsedAt.localeCompare(one.lastUsedAt);

function EndButton({ row, device }: { row: Row; device: string }) {
  const zone = useTimeZone();
  const end = useCommand<SessionListEndMutation>(endMutation);
  return (
    <ActButton
      size="small"
      act={() => end({ sessionId: row.id })}
      done={`${device} will be signed out within 10 minutes.`}
      aria-label={`Sign out ${device}, signed in ${formatDateTime(row.createdAt, zone)}`}
    >
      Sign out
    </ActButton>
  );
}

const endMutation = graphql`
  mutation SessionListEndMutation($input: EndSessionInput!) {
    endSession(input: $input) {
      errors { code message field }
      user {
        id
        ...SessionList_user
      }
    }
  }
`;
