import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatAge, formatDateTime } from '#common/formats.ts';
import { panelUrl } from '#common/urls.ts';
import type { TaskList_query$key } from '#web/__generated__/TaskList_query.graphql.ts';
import type { TaskList_row$data } from '#web/__generated__/TaskList_row.graphql.ts';
import type { TaskListNextQuery } from '#web/__generated__/TaskListNextQuery.graphql.ts';
import type { TaskListOpenQuery } from '#web/__generated__/TaskListOpenQuery.graphql.ts';
import type { PageAddress } from '#web/kit/page.ts';
import { Facts } from '#web/list/Facts.tsx';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { type PanelColumn, PanelList } from '../panel/PanelList.tsx';
import { narrowed } from '../panel/panel-address.ts';
import { wordsOf } from '../panel/words.ts';
import { TaskConfirmation, type TaskStep } from './TaskConfirmation.tsx';
import styles from './TaskList.module.css';

type Row = Omit<TaskList_row$data, ' $fragmentType'>;

/** The queue of background work; a row opens with its last error and what can be done about it. */
export function TaskList({ query, address }: { query: TaskList_query$key; address: PageAddress }) {
  const { data, loadNext, isLoadingNext } = usePaginationFragment<TaskListNextQuery, TaskList_query$key>(
    graphql`
      fragment TaskList_query on Query
      @refetchable(queryName: "TaskListNextQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 25 }
        after: { type: "String" }
        state: { type: "String" }
        name: { type: "String" }
        words: { type: "String" }
        sort: { type: "TaskSort" }
      ) {
        tasks(first: $first, after: $after, state: $state, name: $name, words: $words, sort: $sort)
          @connection(key: "TaskList_tasks", filters: ["state", "name", "words", "sort"]) {
          __id
          edges {
            node {
              ...TaskList_row @relay(mask: false)
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  const [step, setStep] = useState<{ what: TaskStep; task: Row } | null>(null);
  const rows = (data.tasks?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <>
      <PanelList
        part="tasks"
        address={address}
        label="Background tasks"
        noun="task"
        columns={columns}
        onlyInFile={[{ head: 'Last error', text: ({ lastError }) => lastError }]}
        rows={rows}
        rowKey={({ id }) => id}
        elsewhere={elsewhere}
        pageInfo={data.tasks?.pageInfo}
        loadNext={loadNext}
        isLoadingNext={isLoadingNext}
        empty={<Empty address={address} />}
        panel={(task) => ({
          title: wordsOf(task.name),
          children: <TaskDetails task={task} address={address} />,
          actions: <TaskActions task={task} choose={(what) => setStep({ what, task })} />,
        })}
      />
      {step && <TaskConfirmation {...step} listId={data.tasks?.__id} onClose={() => setStep(null)} />}
    </>
  );
}

graphql`
  fragment TaskList_row on BackgroundTask {
    id
    name
    state
    runAt
    attempts
    maxAttempts
    lastError
    createdAt
    lockedAt
  }
`;

/** A task is no node: the first one before the number that follows its own is this one, if it is still in the queue. */
const elsewhere = rowElsewhere<TaskListOpenQuery, Row>(
  graphql`
    query TaskListOpenQuery($after: String!) {
      tasks(first: 1, after: $after) {
        edges {
          node {
            ...TaskList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  ({ tasks }) => tasks?.edges?.[0]?.node ?? null,
  (id) => ({ after: /^\d{1,18}$/.test(id) ? String(BigInt(id) + 1n) : '0' }),
);

/** What the states of a task are called, in the order of the filter. */
export const taskStateWords: Readonly<Record<string, { label: string; tone: TagProps['tone'] }>> = {
  failed: { label: 'Failed', tone: 'bad' },
  retrying: { label: 'Retrying', tone: 'warn' },
  running: { label: 'Running', tone: 'info' },
  due: { label: 'Due', tone: 'neutral' },
  planned: { label: 'Planned', tone: 'neutral' },
};

function TaskState({ state }: { state: string }) {
  const { label, tone } = taskStateWords[state] ?? { label: state, tone: 'neutral' };
  return <Tag tone={tone}>{label}</Tag>;
}

const columns: PanelColumn<Row>[] = [
  { key: 'name', head: 'Task', cell: ({ name }) => wordsOf(name), text: ({ name }) => name },
  { key: 'state', head: 'State', cell: ({ state }) => <TaskState state={state} />, text: ({ state }) => state },
  {
    key: 'tries',
    head: 'Tries',
    cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
    text: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
    numeric: true,
    wideOnly: true,
  },
  {
    key: 'runAt',
    head: 'Runs',
    cell: ({ runAt }) => <When at={runAt} words={formatAge(runAt, new Date())} />,
    text: ({ runAt }) => runAt,
    wideOnly: true,
  },
  {
    key: 'error',
    head: 'Last error',
    cell: ({ lastError }) => <span className={styles.short}>{lastError?.split('\n')[0] ?? '–'}</span>,
    wideOnly: true,
  },
];

function TaskDetails({ task, address }: { task: Row; address: PageAddress }) {
  return (
    <>
      <Facts
        facts={[
          ['State', <TaskState key="state" state={task.state} />],
          [
            'Kind',
            <Link key="kind" href={narrowed('tasks', address, { name: task.name })}>
              {task.name}
            </Link>,
          ],
          ['Number', task.id],
          ['Runs', formatDateTime(task.runAt)],
          ['Tries', `${task.attempts} of ${task.maxAttempts}`],
          ['Added', formatDateTime(task.createdAt)],
          ['Taken', task.lockedAt && formatDateTime(task.lockedAt)],
        ]}
      />
      {task.lastError && (
        <>
          <h3>Last error</h3>
          <pre className={styles.error}>{task.lastError}</pre>
        </>
      )}
    </>
  );
}

function TaskActions({ task: { state }, choose }: { task: Row; choose: (step: TaskStep) => void }) {
  if (state === 'running') return <p>It is running now.</p>;
  if (state === 'due' || state === 'planned') return <p>It has not failed: it runs by itself at its time.</p>;
  return (
    <>
      <Button variant="primary" onClick={() => choose('retry')}>
        Retry now
      </Button>
      {state === 'failed' && (
        <>
          <Button onClick={() => choose('retryAll')}>Retry all of this kind</Button>
          <Button variant="danger" onClick={() => choose('remove')}>
            Remove
          </Button>
        </>
      )}
    </>
  );
}

function Empty({ address: { query } }: { address: PageAddress }) {
  if (query.state === 'failed' && !query.name && !query.q) return <EmptyState>No task has failed.</EmptyState>;
  if (!query.state && !query.name && !query.q) return <EmptyState>The queue is empty: all work is done.</EmptyState>;
  return (
    <EmptyState action={<Button href={panelUrl('tasks')}>Show all tasks</Button>}>No task is like that.</EmptyState>
  );
}
