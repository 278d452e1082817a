import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { isPersonal, type VendorKey, vendorNames } from '#common/connections/vendors.ts';
import type { Actions_connection$key } from '#web/__generated__/Actions_connection.graphql.ts';
import type { ActionsDisconnectMutation } from '#web/__generated__/ActionsDisconnectMutation.graphql.ts';
import type { ActionsPauseMutation } from '#web/__generated__/ActionsPauseMutation.graphql.ts';
import type { ActionsResumeMutation } from '#web/__generated__/ActionsResumeMutation.graphql.ts';
import type { ActionsStartMutation } from '#web/__generated__/ActionsStartMutation.graphql.ts';
import type { ActionsSyncMutation } from '#web/__generated__/ActionsSyncMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Connections.module.css';
import { vendorLeaves } from './vendor-words.ts';

const fragment = graphql`
  fragment Actions_connection on Integration {
    id
    vendor
    state
    problemKind
    startedAt
    outcomes
  }
`;

/** Starts a connection's sync, after its counts were read. */
export function StartSync({ connection: key }: { connection: Actions_connection$key }) {
  const { id, outcomes } = useFragment(fragment, key);
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const start = useCommand<ActionsStartMutation>(graphql`
    mutation ActionsStartMutation($input: StartSyncInput!) {
      startSync(input: $input) {
        connection { ...Overview_connection }
        errors { code message field }
      }
    }
  `);
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => setAsking(true)}>
        Start sync
      </Button>
      <Confirm
        title="Start the sync?"
        verb="Start sync"
        tone="primary"
        done="Sync started."
        open={isAsking}
        onClose={() => setAsking(false)}
        act={async () => {
          await start({ connectionId: id });
          void revalidate();
        }}
      >
        <p>
          {`We add ${outcomes['added'] ?? 0} placements now, and new ones as they come. No one is emailed. You still choose who to invite.`}
        </p>
      </Confirm>
    </div>
  );
}

/** What can be done with a connection. */
export function Actions({ connection: key }: { connection: Actions_connection$key }) {
  const { id, vendor, state, problemKind, startedAt } = useFragment(fragment, key);
  const [isAsking, setAsking] = useState(false);
  const name = vendorNames[vendor as VendorKey];
  const isRead = !isPersonal(vendor);
  const { revalidate } = useRevalidator();
  const sync = useCommand<ActionsSyncMutation>(graphql`
    mutation ActionsSyncMutation($input: SyncNowInput!) {
      syncNow(input: $input) {
        connection { ...Overview_connection }
        errors { code message field }
      }
    }
  `);
  const pause = useCommand<ActionsPauseMutation>(graphql`
    mutation ActionsPauseMutation($input: PauseConnectionInput!) {
      pauseConnection(input: $input) {
        connection { ...Overview_connection }
        errors { code message field }
      }
    }
  `);
  const resume = useCommand<ActionsResumeMutation>(graphql`
    mutation ActionsResumeMutation($input: ResumeConnectionInput!) {
      resumeConnection(input: $input) {
        connection { ...Overview_connection }
        errors { code message field }
      }
    }
  `);
  const disconnect = useCommand<ActionsDisconnectMutation>(graphql`
    mutation ActionsDisconnectMutation($input: DisconnectInput!) {
      disconnect(input: $input) {
        connection { id state }
        errors { code message field }
      }
    }
  `);
  return (
    <div className={styles.actions}>
      {isRead && state !== 'paused' && problemKind !== 'signedOut' && (
        <ActButton act={() => sync({ connectionId: id })} done="Sync started.">
          Sync now
        </ActButton>
      )}
      {isRead && startedAt && (state === 'live' || state === 'needs_attention') && (
        <ActButton act={() => pause({ connectionId: id })} done="Connection paused.">
          Pause
        </ActButton>
      )}
      {state === 'paused' && (
        <ActButton act={() => resume({ connectionId: id })} done="Connection resumed.">
          Resume
        </ActButton>
      )}
      <Button onClick={() => setAsking(true)}>Disconnect</Button>
      <Confirm
        title={`Disconnect ${name}?`}
        verb="Disconnect"
        done={`${name} disconnected.`}
        open={isAsking}
        onClose={() => setAsking(false)}
        act={async () => {
          await disconnect({ connectionId: id });
          void revalidate();
        }}
      >
        <p>{vendorLeaves(vendor as VendorKey)}</p>
      </Confirm>
    </div>
  );
}
