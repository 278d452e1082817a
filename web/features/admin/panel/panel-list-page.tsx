import type { PageProps } from '#web/kit/page.ts';
import type { DefinedList } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';
import type { ListOperation } from '#web/list/list-kind.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { panelPage } from './panel-page.ts';
import type { PanelPart } from './panel-parts.ts';

/** What the file of an admin page with one list exports. */
export function panelListPage<Q extends ListOperation>(part: PanelPart, list: DefinedList<Q>) {
  return {
    default: function PanelListPage({ data, address }: PageProps<Q>) {
      return (
        <PanelFrame part={part}>
          <List of={list} data={data} address={address} />
        </PanelFrame>
      );
    },
    page: panelPage(part, list.page),
  };
}
