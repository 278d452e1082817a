import type { ReactNode } from 'react';
import { SidePanel, type SidePanelProps } from '#web/app-ui/SidePanel.tsx';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import type { RowElsewhere } from './row-elsewhere.ts';

type Props<Row> = {
  /** The ID in the address. */
  id: string;
  elsewhere: RowElsewhere<Row>;
  noun: string;
  panel: (row: Row) => Pick<SidePanelProps, 'title' | 'children' | 'actions' | 'isWide'>;
  /** Opened to fill in something. */
  isForm: boolean;
  onClose: () => void;
};

/** Opens a row that is not in the loaded list because it is on a later page or filtered out. */
export function OpenElsewhere<Row extends { readonly id: string }>({
  id,
  elsewhere,
  noun,
  panel,
  isForm,
  onClose,
}: Props<Row>) {
  const told = (words: string): ReactNode => (
    <SidePanel title="Not found" open onClose={onClose}>
      <p>{words}</p>
    </SidePanel>
  );
  return (
    <ForViewer
      key={id}
      query={elsewhere.query}
      variables={elsewhere.variablesFor(id)}
      failed={told(`We couldn't load this ${noun}. Check your connection, then try again.`)}
    >
      {(answer) => {
        const row = elsewhere.rowOf(answer);
        if (row?.id !== id) return told(`This ${noun} doesn't exist, or it was removed.`);
        const { title, children, actions, isWide } = panel(row);
        return (
          <SidePanel title={title} open onClose={onClose} actions={actions} isWide={isWide ?? false} isForm={isForm}>
            {children}
          </SidePanel>
        );
      }}
    </ForViewer>
  );
}
