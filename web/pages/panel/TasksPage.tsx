import type { TaskListQuery } from '#web/__generated__/TaskListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { TaskCounts } from '#web/features/admin/tasks/TaskCounts.tsx';
import { taskList } from '#web/features/admin/tasks/TaskList.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';

/** Background tasks: waiting, running and failed. */
export default function TasksPage({ data, address }: PageProps<TaskListQuery>) {
  return (
    <PanelFrame part="tasks">
      {data.panelOverview && <TaskCounts overview={data.panelOverview} />}
      <List of={taskList} data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('tasks', taskList.page);
