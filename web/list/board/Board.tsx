import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { OperationType } from 'relay-runtime';
import { useNarrowScreen } from '#web/kit/use-narrow-screen.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Keys } from '../Keys.tsx';
import { ListSelect } from '../ListSelect.tsx';
import type { ListAddress } from '../list-address.ts';
import type { useNarrowing } from '../use-narrowing.ts';
import styles from './BoardColumn.module.css';
import { BoardColumn, type ColumnHandle } from './BoardColumn.tsx';
import type { BoardCard, BoardKind } from './board-kind.ts';
import { CardFace } from './CardFace.tsx';
import { countedUpTo } from './use-true-counts.ts';

type Handles = RefObject<Map<string, ColumnHandle>>;

/** What commands do to the columns, by category, such as taking a card away that was moved. */
export const useBoardHandles = (): Handles => useRef(new Map());

/** The row above a board: its filters, and the keys that it knows. */
export function BoardTop({ mayMove, children }: { mayMove: boolean; children?: ReactNode }) {
  return (
    <div className={styles.top}>
      {children}
      <Keys
        keys={[
          ['← → ↑ ↓', 'go to a card'],
          ['Enter', 'open'],
          ...(mayMove
            ? ([
                ['m', 'move to'],
                ['Space', 'drag'],
              ] as const)
            : []),
        ]}
      />
    </div>
  );
}

type BoardProps<Category extends string> = {
  kind: BoardKind<Category>;
  /** The page's data, with the fragments of the columns. */
  data: unknown;
  /** The variables of the page's query. */
  variables: OperationType['variables'];
  at: ListAddress;
  narrowing: ReturnType<typeof useNarrowing>;
  countOf: (category: Category) => number | undefined;
  /** Rises with each command: see `useTrueCounts`. */
  commands: number;
  handles: Handles;
  mayMove: boolean;
  busyId: string | null;
  namesRecruiter: boolean;
  empty: (category: Category) => ReactNode;
  onOpen: (id: string) => void;
  onMove: (card: BoardCard, to: Category) => void;
};

/**
 * Cards in columns; on narrow screens, one column at a time. A card opens, and moves by dragging, by keys, or by its
 * menu. The address names the open card (`open`) and the column shown on narrow screens (`column`).
 */
export function Board<Category extends string>(props: BoardProps<Category>) {
  const { data, variables, at, narrowing, handles } = props;
  const kind = props.kind as unknown as BoardKind;
  const { categories, labels } = kind;
  const countOf = props.countOf as (category: string) => number | undefined;
  const isNarrow = useNarrowScreen();
  const chosen = categories.find((category) => category === at.query.column) ?? categories[0]!;
  const shown = isNarrow ? [chosen] : categories;
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const keysId = useId();
  const board = useRef<HTMLDivElement>(null);
  const move = (card: BoardCard, to: string) => props.onMove(card, to as Category);
  useReturn(at.query.open, handles);
  const leave = (from: string, by: -1 | 1, index: number) => {
    const own = handles.current.get(from);
    for (let to = shown.indexOf(from) + by; to >= 0 && to < shown.length; to += by) {
      const column = handles.current.get(shown[to]!);
      if (column && column.size() > 0) return column.focus(column.first() + index - (own?.first() ?? 0));
    }
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: besideColumn(categories),
      keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] },
    }),
  );
  return (
    <div className={styles.board}>
      {isNarrow && (
        <ListSelect
          narrowing={narrowing}
          name="column"
          label="Column"
          options={categories.map((category, index) => ({
            value: index === 0 ? '' : category,
            label: `${labels[category]!.narrow} ${inBrackets(countOf(category))}`,
          }))}
        />
      )}
      <VisuallyHidden>
        <span id={keysId}>
          {props.mayMove
            ? 'Press Enter to open it, M to choose a column for it, Space to drag it, or an arrow key for another card.'
            : 'Press Enter to open it, or an arrow key for another card.'}
        </span>
      </VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={underPointer}
        autoScroll={{ canScroll: (element) => element === board.current }}
        accessibility={{ announcements: announcementsOf(kind), screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => setDragged(cardOf(active))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={({ active, over }) => {
          setDragged(null);
          const card = cardOf(active);
          if (over && over.id !== card.category) move(card, String(over.id));
        }}
      >
        <div
          className={styles.columns}
          style={{ '--least': shown.length > 5 ? '16rem' : '11.5rem' } as CSSProperties}
          ref={board}
        >
          {shown.map((category) => (
            <BoardColumn
              key={category}
              board={kind}
              kind={kind.columns[category]!}
              data={data}
              variables={variables}
              count={countOf(category)}
              commands={props.commands}
              label={isNarrow ? 'narrow' : 'wide'}
              handle={(handle) => {
                if (handle) handles.current.set(category, handle);
                else handles.current.delete(category);
              }}
              empty={props.empty(category as Category)}
              dragged={dragged}
              menuAt={menuAt}
              setMenuAt={setMenuAt}
              openId={at.query.open}
              busyId={props.busyId}
              keysId={keysId}
              mayMove={props.mayMove}
              namesRecruiter={props.namesRecruiter}
              onOpen={props.onOpen}
              onMove={move}
              onLeave={leave}
            />
          ))}
        </div>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className={styles.flying}>
              <CardFace facts={dragged} namesRecruiter={props.namesRecruiter} />
            </div>
          )}
        </DragOverlay>
      </DndContext>
    </div>
  );
}

function inBrackets(count: number | undefined): string {
  if (count === undefined) return '';
  return count > countedUpTo ? `(over ${countedUpTo})` : `(${count})`;
}

/** Closing the panel gives the focus back to the card that opened it, or to its column if the card has left it. */
function useReturn(open: string | undefined, handles: Handles) {
  const opener = useRef<string | null>(null);
  useEffect(() => {
    if (open) {
      opener.current ??= document.activeElement?.closest('article')?.id ?? null;
      return;
    }
    const id = opener.current;
    opener.current = null;
    if (!id) return;
    const card = document.getElementById(id);
    if (card) card.focus();
    else handles.current.get(id.split('-')[1]!)?.focus(0);
  }, [open, handles]);
}

const cardOf = (active: { data: { current?: Record<string, unknown> | undefined } }) =>
  active.data.current!['card'] as BoardCard;

/** The column under the pointer; by keyboard, the one that the card lies over. */
const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

/** Left and right carry a card from column to column. */
const besideColumn =
  (categories: readonly string[]): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context }) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
    if (!by || !context.active) return undefined;
    event.preventDefault();
    const from = String(context.over?.id ?? cardOf(context.active).category);
    const to = categories[categories.indexOf(from) + by];
    const rect = to && context.droppableRects.get(to);
    return rect ? { x: rect.left + 8, y: currentCoordinates.y } : undefined;
  };

const announcementsOf = (kind: BoardKind): Announcements => ({
  onDragStart: () => undefined,
  onDragOver: ({ active, over }) => (over ? toldOf(kind, cardOf(active), String(over.id)) : undefined),
  onDragEnd: ({ active, over }) => {
    if (!over || over.id === cardOf(active).category) return 'Nothing was moved.';
    const verdict = kind.moveCard(cardOf(active).category, String(over.id));
    // What comes of a move is told by its toast, dialog or panel.
    return verdict.ok ? undefined : verdict.reason;
  },
  onDragCancel: () => 'Nothing was moved.',
});

function toldOf({ labels, moveCard }: BoardKind, { category }: BoardCard, to: string): string {
  const verdict = moveCard(category, to);
  const { wide } = labels[to]!;
  if (category === to)
    return `In ${wide}. Choose a column with the left and right arrow keys, drop with Space, or cancel with Escape.`;
  return verdict.ok ? `Over ${wide}.` : `Over ${wide}. ${verdict.reason}`;
}
