import { panelUrl } from '#common/urls.ts';
import type { TaskListQuery } from '#web/__generated__/TaskListQuery.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { panelPage } from '#web/features/admin/panel/panel-page.ts';
import { TaskCounts } from '#web/features/admin/tasks/TaskCounts.tsx';
import { taskList } from '#web/features/admin/tasks/TaskList.tsx';
import { importList } from '#web/features/placements/importing/ImportList.tsx';
import type { PageAddress, PageProps } from '#web/kit/page.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';

/** Background tasks: waiting, running and failed; in a second tab, imports of placements. */
export default function TasksPage({ data, address }: PageProps) {
  const isImports = isImportsTab(address);
  const { panelOverview } = data as TaskListQuery['response'];
  return (
    <PanelFrame part="tasks">
      <Tabs
        label="Background work"
        tabs={[
          { label: 'Tasks', href: panelUrl('tasks'), current: !isImports },
          { label: 'Imports', href: panelUrl('tasks', { tab: 'imports' }), current: isImports },
        ]}
      />
      {isImports ? (
        <List of={importList} data={data as never} address={address} />
      ) : (
        <>
          {panelOverview && <TaskCounts overview={panelOverview} />}
          <List of={taskList} data={data as never} address={address} />
        </>
      )}
    </PanelFrame>
  );
}

const isImportsTab = ({ query }: PageAddress) => query.tab === 'imports';

export const page = panelPage(
  'tasks',
  pageOfLists([taskList, importList], (address) => (isImportsTab(address) ? importList : taskList)),
);
