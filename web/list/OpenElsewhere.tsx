import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import type { RowListProps } from './RowList.tsx';
import type { RowElsewhere } from './row-elsewhere.ts';

type Props<Row> = {
  /** The id that the address names. */
  id: string;
  elsewhere: RowElsewhere<Row>;
  rowKey: (row: Row) => string;
  noun: string;
  panel: NonNullable<RowListProps<Row>['panel']>;
  onClose: () => void;
};

/** Opens a row that the loaded list does not hold: on a later page, or left out by the filters. */
export function OpenElsewhere<Row>({ id, elsewhere, rowKey, noun, panel, onClose }: Props<Row>) {
  const told = (words: string) => (
    <SidePanel title="Not found" open onClose={onClose}>
      <p>{words}</p>
    </SidePanel>
  );
  return (
    <ForViewer
      key={id}
      query={elsewhere.query}
      variables={elsewhere.variablesFor(id)}
      failed={told(`This ${noun} could not be read.`)}
    >
      {(answer) => {
        const row = elsewhere.rowOf(answer);
        if (!row || rowKey(row) !== id) return told(`There is no such ${noun}, or it is there no more.`);
        const { title, children, actions, isWide } = panel(row);
        return (
          <SidePanel title={title} open onClose={onClose} actions={actions} isWide={isWide ?? false}>
            {children}
          </SidePanel>
        );
      }}
    </ForViewer>
  );
}
