import { graphql, useFragment } from 'react-relay';
import { type RecordReason, reasonWords } from '#common/connections/outcomes.ts';
import { type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import { formatAge, formatCount, formatNumber } from '#common/formats.ts';
import { connectionUrl } from '#common/urls.ts';
import type { Overview_connection$key } from '#web/__generated__/Overview_connection.graphql.ts';
import { useLookAgain } from '#web/app-ui/use-look-again.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import { When } from '#web/ui/When.tsx';
import { Actions, StartSync } from './Actions.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import styles from './Connections.module.css';
import { Meanings } from './Meanings.tsx';
import { vendorReads } from './vendor-words.ts';

const fragment = graphql`
  fragment Overview_connection on Integration {
    id
    vendor
    state
    problem
    problemKind
    readAt
    startedAt
    lastSyncedAt
    nextSyncAt
    outcomes
    reasons
    unmatchedPeople
    viewerCanEdit
    ...Actions_connection
    ...Meanings_connection
  }
`;

/** How a connection is, and what can be done with it. */
export function Overview({ connection: key }: { connection: Overview_connection$key }) {
  const connection = useFragment(fragment, key);
  return (
    <>
      <Counts connection={key} />
      <Card title="Access">
        <div className={styles.part}>
          <p className={styles.about}>{vendorReads[connection.vendor as VendorKey]}</p>
          {connection.viewerCanEdit && <Actions connection={connection} />}
        </div>
      </Card>
    </>
  );
}

type CountsProps = {
  connection: Overview_connection$key;
  /** The page that people are led back to who connect again. */
  wayBack?: string;
};

/** What came in by a connection, what waits, what is wrong and what to do about it. */
export function Counts({ connection: key, wayBack }: CountsProps) {
  const connection = useFragment(fragment, key);
  const { state, problem, problemKind, readAt, startedAt, lastSyncedAt, outcomes, reasons, viewerCanEdit } = connection;
  const vendor = connection.vendor as VendorKey;
  const name = vendorNames[vendor];
  const isReading = state === 'connecting' && !readAt;
  useLookAgain(lookQuery, { id: connection.id }, state === 'connecting' || isBeingSynced(connection));
  const count = (of: string) => outcomes[of] ?? 0;
  return (
    <>
      {problem && (
        <Notice
          tone={state === 'needs_attention' ? 'bad' : 'warn'}
          title={state === 'needs_attention' ? `${name} needs attention` : `The last sync didn't finish`}
          action={
            problemKind === 'signedOut' &&
            viewerCanEdit && <ConnectButton vendor={vendor} label="Connect again" {...(wayBack && { wayBack })} />
          }
        >
          <p>{problem}</p>
          <p>{nextStep(problemKind ?? '', name)}</p>
        </Notice>
      )}
      {isReading && (
        <Notice title={`Reading ${name}`} role="status">
          We're reading the placements of the last 12 months. Nothing is added before you start the sync.
        </Notice>
      )}
      <Card
        title={startedAt ? 'Placements' : 'What the first sync will add'}
        action={lastSyncedAt && <When at={lastSyncedAt} words={`Synced ${formatAge(lastSyncedAt, new Date())}`} />}
      >
        <div className={styles.part}>
          <StatRow
            stats={[
              { label: startedAt ? 'Added' : 'New', value: formatNumber(count('added')) },
              { label: 'Already here', value: formatNumber(count('known')) },
              { label: 'Waiting', value: formatNumber(count('waiting')) },
              { label: 'Left out', value: formatNumber(count('left_out')) },
            ]}
          />
          {Object.keys(reasons).length > 0 && (
            <ul className={styles.reasons}>
              {Object.entries(reasons as Readonly<Record<string, number>>).map(([reason, number]) => (
                <li key={reason} className={styles.reason}>
                  <span>{reasonWords[reason as RecordReason]}</span>
                  <span>{formatNumber(number)}</span>
                </li>
              ))}
            </ul>
          )}
          {connection.unmatchedPeople > 0 && (
            <Notice
              tone="warn"
              title={`${formatCount(connection.unmatchedPeople, 'consultant')} to match`}
              action={<Button href={connectionUrl(vendor, 'people', { match: 'none' })}>Match consultants</Button>}
            >
              Their placements wait until you say which recruiter they are here, or leave them out.
            </Notice>
          )}
          {viewerCanEdit && <Meanings connection={connection} />}
          {!startedAt && readAt && viewerCanEdit && <StartSync connection={connection} />}
        </div>
      </Card>
    </>
  );
}

/** Whether a sync was started by somebody, or is due, and hasn't ended. */
const isBeingSynced = ({ state, nextSyncAt }: { state: string; nextSyncAt?: string | null | undefined }) =>
  state === 'live' && nextSyncAt != null && Date.parse(nextSyncAt) <= Date.now();

/** What to do about a problem. */
function nextStep(kind: string, name: string): string {
  if (kind === 'signedOut') return 'Connect again. What came in before stays.';
  if (kind === 'refused') return `Ask your ${name} admin whether your user may read placements and candidates.`;
  if (kind === 'limited' || kind === 'down') return "We'll try again automatically. You don't need to do anything.";
  return 'We try again automatically. If it stays like this for a day, write to us.';
}

const lookQuery = graphql`
  query OverviewLookQuery($id: ID!) {
    node(id: $id) {
      ... on Integration {
        id
        accountName
        ...Overview_connection @alias(as: "connection")
      }
    }
  }
`;
