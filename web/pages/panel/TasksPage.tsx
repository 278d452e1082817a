import type { TaskListQuery } from '#web/__generated__/TaskListQuery.graphql.ts';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { TaskCounts } from '#web/features/admin/tasks/TaskCounts.tsx';
import { TaskList } from '#web/features/admin/tasks/TaskList.tsx';
import type { PageProps } from '#web/kit/page.ts';

/** Work in the background: what waits, runs and failed. */
export default function TasksPage({ data, address }: PageProps<TaskListQuery>) {
  return (
    <PanelFrame part="tasks">
      {data.panelOverview && <TaskCounts overview={data.panelOverview} />}
      <TaskList data={data} address={address} />
    </PanelFrame>
  );
}

export const page = panelPage('tasks', TaskList.page);
