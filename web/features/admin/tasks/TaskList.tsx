import { graphql } from 'react-relay';
import { formatDateTime } from '#common/formats.ts';
import { labelledFor } from '#common/spelled-out.ts';
import { panelUrl } from '#common/urls.ts';
import type { TaskList_query$data } from '#web/__generated__/TaskList_query.graphql.ts';
import type { TaskList_row$data } from '#web/__generated__/TaskList_row.graphql.ts';
import type { TaskListOpenQuery } from '#web/__generated__/TaskListOpenQuery.graphql.ts';
import type { TaskListQuery } from '#web/__generated__/TaskListQuery.graphql.ts';
import { ageColumn, textColumn } from '#web/list/columns.tsx';
import { defineList } from '#web/list/define-list.ts';
import { Facts } from '#web/list/Facts.tsx';
import { choice, choicesOf, search, text } from '#web/list/filters.ts';
import { byAge, type ListAddress, narrowedTo } from '#web/list/list-address.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { TaskActions } from './TaskActions.tsx';
import styles from './TaskList.module.css';
import { taskName, taskStateWords } from './task-state-words.ts';

type Row = Omit<TaskList_row$data, ' $fragmentType'>;

/** The queue of background tasks; a row opens its last error and actions. */
export const taskList = defineList<TaskListQuery, TaskList_query$data, Row>({
  label: 'Background tasks',
  noun: 'task',
  href: (query) => panelUrl('tasks', query),
  filters: [
    search('Name or error'),
    choice('state', 'State', choicesOf(taskStateWords)),
    text('name', 'Task', { control: 'chip', inWords: taskName }),
  ],
  sorts: byAge,
  columns: [
    { key: 'name', head: 'Task', cell: ({ name }) => taskName(name), text: ({ name }) => taskName(name) },
    {
      key: 'state',
      head: 'State',
      cell: ({ state }) => <TaskStateTag state={state} />,
      text: ({ state }) => labelledFor(taskStateWords, state).label,
    },
    textColumn('Attempts', ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`, {
      numeric: true,
      wideOnly: true,
    }),
    ageColumn('Runs', ({ runAt }) => runAt),
    {
      key: 'error',
      head: 'Last error',
      cell: ({ lastError }) => <span className={styles.short}>{lastError?.split('\n')[0] ?? '–'}</span>,
      wideOnly: true,
    },
  ],
  onlyInFile: [{ head: 'Last error', text: ({ lastError }) => lastError }],
  empty: ({ query: { state, name, q }, isNarrowed, allHref }) => {
    if (state === 'failed' && !name && !q) return <EmptyState>No tasks have failed.</EmptyState>;
    if (!isNarrowed) return <EmptyState>The queue is empty. All work is done.</EmptyState>;
    return <EmptyState action={<Button href={allHref}>Show all tasks</Button>}>No tasks match.</EmptyState>;
  },
  open: (task, { at, listId }) => ({
    title: taskName(task.name),
    children: <TaskDetails task={task} at={at} />,
    actions: <TaskActions key={task.id} task={task} state={task.state} listId={listId} />,
  }),
  query: graphql`
    query TaskListQuery($filter: TaskFilter, $sort: TaskSort, $first: Int = 25, $after: String) {
      panelOverview {
        ...TaskCounts_overview
      }
      ...TaskList_query
    }
  `,
  connection: ({ tasks }) => tasks,
  fragment: graphql`
    fragment TaskList_query on Query @refetchable(queryName: "TaskListNextQuery") {
      tasks(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "TaskList_tasks") {
        __id
        edges {
          node {
            ...TaskList_row @relay(mask: false)
          }
        }
      }
    }
  `,
  // Tasks are not nodes. This reads the first task with a number below the next one, which is the task itself if it is
  // still queued.
  elsewhere: {
    query: graphql`
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
    variablesFor: (id) => ({ after: /^\d{1,18}$/.test(id) ? String(BigInt(id) + 1n) : '0' }),
    rowOf: (answer) => (answer as TaskListOpenQuery['response']).tasks?.edges?.[0]?.node ?? null,
  },
});

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

function TaskStateTag({ state }: { state: string }) {
  const { label, tone } = labelledFor(taskStateWords, state);
  return <Tag tone={tone}>{label}</Tag>;
}

function TaskDetails({ task, at }: { task: Row; at: ListAddress }) {
  const zone = useTimeZone();
  return (
    <>
      <Facts
        facts={[
          ['State', <TaskStateTag key="state" state={task.state} />],
          ['Kind', { href: narrowedTo(at, { name: task.name }), text: taskName(task.name) }],
          ['Number', task.id],
          ['Runs', formatDateTime(task.runAt, zone)],
          ['Attempts', `${task.attempts} of ${task.maxAttempts}`],
          ['Added', formatDateTime(task.createdAt, zone)],
          ['Started', task.lockedAt && formatDateTime(task.lockedAt, zone)],
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
