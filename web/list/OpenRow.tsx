import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { BeginContext } from './begin.ts';
import type { ListAddress } from './list-address.ts';
import { type AroundRow, type ListKind, type ListOperation, queueOf } from './list-kind.ts';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { GoOnContext, useQueue } from './queue.ts';
import { useOpenRow } from './use-open-row.ts';

type Identified = { readonly id: string };

type OpenRowProps<Row extends Identified, Given> = {
  kind: Pick<ListKind<ListOperation, never, Row, Given>, 'open' | 'elsewhere' | 'noun' | 'queue'>;
  at: ListAddress;
  rows: readonly Row[];
  listId: string | undefined;
  given: Given;
  /** Renders the rows; call `open` to open one. */
  children: (open: (row: Row) => void, openKey: string | null) => ReactNode;
};

/** Shows the row named in the address in a side panel: a loaded row, or one that is loaded separately. */
export function OpenRow<Row extends Identified, Given>(props: OpenRowProps<Row, Given>) {
  const { kind, at, rows, listId, given, children } = props;
  const openKey = at.query.open;
  const openRow = useOpenRow((id) => at.href({ ...at.query, open: id }), openKey);
  const [begun, setBegun] = useState<{ id: string; what: string } | null>(null);
  const open = (row: Row | undefined) => {
    setBegun(null);
    openRow(row?.id ?? null);
  };
  const begin = (id: string, what: string) => {
    setBegun({ id, what });
    openRow(id);
  };
  const index = rows.findIndex(({ id }) => id === openKey);
  const stepOf = (by: number) => (index >= 0 && rows[index + by] ? () => open(rows[index + by]) : undefined);
  const goOn = useQueue(queueOf(kind, given), { rows, at: index, open });
  const around: AroundRow<Given> = { at, listId, given };
  const panel = (row: Row) => kind.open(row, around);
  const shown = rows[index] && panel(rows[index]);
  const away = useAway(rows, openKey);
  const close = () => open(undefined);
  const isForm = begun !== null && begun.id === openKey;
  return (
    <GoOnContext value={goOn}>
      <BeginContext value={{ begin, begun: begun?.id === openKey ? begun?.what : undefined }}>
        {children(open, openKey ?? null)}
        <SidePanel
          isForm={isForm}
          title={shown?.title}
          open={Boolean(shown)}
          onClose={close}
          onPrevious={stepOf(-1)}
          onNext={stepOf(1)}
          actions={shown?.actions}
          isWide={shown?.isWide ?? false}
        >
          {shown?.children}
        </SidePanel>
        {kind.elsewhere && away && (
          <OpenElsewhere
            id={away}
            elsewhere={kind.elsewhere}
            noun={kind.noun}
            panel={panel}
            isForm={isForm}
            onClose={close}
          />
        )}
      </BeginContext>
    </GoOnContext>
  );
}

/** The open ID if it is not in the list. A row that was in the list and has left it stays closed. */
function useAway(rows: readonly Identified[], open: string | undefined): string | undefined {
  const seen = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of rows) seen.current.add(id);
  });
  return open && !rows.some(({ id }) => id === open) && !seen.current.has(open) ? open : undefined;
}
