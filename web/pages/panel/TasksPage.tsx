import { graphql } from 'react-relay';
import type { TasksPageQuery } from '#web/__generated__/TasksPageQuery.graphql.ts';
import { PanelFilters } from '#web/features/admin/panel/PanelFilters.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { byAge, narrowed } from '#web/features/admin/panel/panel-address.ts';
import { wordsOf } from '#web/features/admin/panel/words.ts';
import { TaskCounts } from '#web/features/admin/tasks/TaskCounts.tsx';
import { TaskList, taskStateWords } from '#web/features/admin/tasks/TaskList.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { orderOf } from '#web/list/list-address.ts';
import { FilterBar } from '#web/ui/FilterBar.tsx';

/** Work in the background: what waits, runs and failed. */
export default function TasksPage({ data, address }: PageProps<TasksPageQuery>) {
  const { name } = address.query;
  const all = narrowed('tasks', address, { name: null });
  return (
    <PanelFrame part="tasks">
      {data.panelOverview && <TaskCounts overview={data.panelOverview} />}
      <PanelFilters
        part="tasks"
        address={address}
        searchLabel="Name or error"
        sorts={byAge}
        filters={[
          {
            name: 'state',
            label: 'State',
            choices: Object.entries(taskStateWords).map(([value, { label }]) => ({ value, label })),
          },
        ]}
      />
      {name && <FilterBar chips={[{ label: `Task: ${wordsOf(name)}`, href: all }]} clearHref={all} />}
      <TaskList query={data} address={address} />
    </PanelFrame>
  );
}

export const page = definePage<TasksPageQuery>({
  query: graphql`
    query TasksPageQuery($state: String, $name: String, $words: String, $sort: TaskSort, $after: String) {
      panelOverview {
        ...TaskCounts_overview
      }
      ...TaskList_query @arguments(state: $state, name: $name, words: $words, sort: $sort, after: $after)
    }
  `,
  parameters: ['state', 'name', 'q', 'sort', 'after', 'open'],
  variables: ({ query: { state, name, q, sort, after } }) => ({
    state: state || undefined,
    name: name || undefined,
    words: q?.trim() || undefined,
    sort: orderOf(byAge, sort),
    after: after || undefined,
  }),
  head: () => ({ title: 'Tasks – Admin panel', canonical: null }),
});
