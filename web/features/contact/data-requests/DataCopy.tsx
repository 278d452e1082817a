import { useEffect } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { formatBytes, formatCount, formatDateTime } from '#common/formats.ts';
import { dataCopyDays } from '#common/retention.ts';
import type { DataCopy_request$data, DataCopy_request$key } from '#web/__generated__/DataCopy_request.graphql.ts';
import type { DataCopyDiscardMutation } from '#web/__generated__/DataCopyDiscardMutation.graphql.ts';
import type { DataCopyPrepareMutation } from '#web/__generated__/DataCopyPrepareMutation.graphql.ts';
import type { DataCopyQuery } from '#web/__generated__/DataCopyQuery.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Part } from '#web/features/joining/approvals/Part.tsx';
import { useCommand } from '#web/kit/command.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './DataRequestOwner.module.css';

type Copy = NonNullable<DataCopy_request$data['copy']>;

/** The copy of a person's data: prepares it, shows how far it is, and what became of it. */
export function DataCopy({ request, waits }: { request: DataCopy_request$key; waits: boolean }) {
  const { id, copy } = useFragment(
    graphql`
      fragment DataCopy_request on DataRequest {
        id
        copy {
          state
          parts
          partsDone
          entries
          size
          finishedAt
          sentAt
          downloadedAt
          expiresAt
          preparedBy {
            name
          }
        }
      }
    `,
    request,
  );
  const isPreparing = copy?.state === 'preparing';
  useLooks(id, isPreparing && waits);
  const prepare = useCommand<DataCopyPrepareMutation>(prepareMutation);
  const discard = useCommand<DataCopyDiscardMutation>(discardMutation);
  const isThere = isPreparing || copy?.state === 'ready';
  return (
    <Part title="Copy of the data">
      {copy?.state === 'failed' && (
        <Notice tone="bad" title="The copy is too large">
          Send the person their data another way, and say so in your answer.
        </Notice>
      )}
      {isPreparing && <Progress label="Preparing the copy" done={copy.partsDone} of={copy.parts} />}
      {copy && !isPreparing && copy.finishedAt && <CopyFacts copy={copy} />}
      {waits && !isThere && (
        <p>
          {`One file with everything we keep under this address. Your answer will contain a link to it, which works for ${formatCount(dataCopyDays, 'day')}.`}
        </p>
      )}
      {waits && copy?.state === 'ready' && <p>Your answer will contain a link to it.</p>}
      {waits && (
        <div className={styles.actions}>
          {!isPreparing && (
            <ActButton size="small" act={() => prepare({ dataRequestId: id })} done="We're preparing the copy.">
              {copy?.state === 'ready' ? 'Prepare it again' : 'Prepare a copy'}
            </ActButton>
          )}
          {isThere && (
            <ActButton size="small" act={() => discard({ dataRequestId: id })} done="Copy deleted.">
              Delete the copy
            </ActButton>
          )}
        </div>
      )}
    </Part>
  );
}

function CopyFacts({ copy }: { copy: Copy }) {
  const zone = useTimeZone();
  const at = (moment: string | null | undefined) => moment && formatDateTime(moment, zone);
  return (
    <Facts
      facts={[
        [
          'File',
          copy.state === 'ready'
            ? `Zip, ${formatBytes(copy.size ?? 0)}, ${formatCount(copy.entries ?? 0, 'entry', 'entries')}`
            : 'Deleted',
        ],
        ['Prepared', `${at(copy.finishedAt)}${copy.preparedBy ? ` by ${copy.preparedBy.name}` : ''}`],
        ['Link sent', at(copy.sentAt)],
        ['Downloaded', at(copy.downloadedAt)],
        ['Deleted on', copy.state === 'ready' && at(copy.expiresAt)],
      ]}
    />
  );
}

/** Milliseconds between two looks at a copy that a task is writing. */
const lookEvery = 1500;

/** Reads the copy again and again while it is being prepared. */
function useLooks(id: string, isOn: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isOn) return;
    let reading: { unsubscribe(): void } | undefined;
    const timer = setInterval(() => {
      reading?.unsubscribe();
      reading = fetchQuery<DataCopyQuery>(
        environment,
        query,
        { id },
        { networkCacheConfig: { force: true } },
      ).subscribe({});
    }, lookEvery);
    return () => {
      clearInterval(timer);
      reading?.unsubscribe();
    };
  }, [environment, id, isOn]);
}

const query = graphql`
  query DataCopyQuery($id: ID!) {
    node(id: $id) {
      ... on DataRequest @alias(as: "request") {
        ...DataCopy_request
      }
    }
  }
`;

const prepareMutation = graphql`
  mutation DataCopyPrepareMutation($input: PrepareDataCopyInput!) {
    prepareDataCopy(input: $input) {
      errors { code message field }
      dataRequest {
        ...DataCopy_request
        history(first: 20) { edges { node { ...History_entries } } }
      }
    }
  }
`;

const discardMutation = graphql`
  mutation DataCopyDiscardMutation($input: DiscardDataCopyInput!) {
    discardDataCopy(input: $input) {
      errors { code message field }
      dataRequest {
        ...DataCopy_request
        history(first: 20) { edges { node { ...History_entries } } }
      }
    }
  }
`;
