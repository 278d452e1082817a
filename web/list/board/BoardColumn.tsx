import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fetchQuery, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { formatNumber } from '#common/formats.ts';
import { captureError } from '#web/kit/capture-error.ts';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { BoardCard } from './BoardCard.tsx';
import styles from './BoardColumn.module.css';
import type { BoardKind, BoardCard as Card, ColumnKind } from './board-kind.ts';
import { countedUpTo } from './use-true-counts.ts';

/** What the board asks of a column. */
export interface ColumnHandle {
  /** How many cards it has loaded. */
  readonly size: () => number;
  /** The first card in sight. */
  readonly first: () => number;
  /** Puts the focus on a card, or on the column when it has none. */
  readonly focus: (index: number) => void;
  /** Takes a card away that a command has moved, until the column is read again. */
  readonly takeAway: (card: Card) => void;
}

type BoardColumnProps = {
  board: BoardKind;
  kind: ColumnKind;
  /** The page's data, with the column's fragment. */
  data: unknown;
  /** The variables of the page's query. */
  variables: OperationType['variables'];
  count: number | undefined;
  /** Rises with each command. */
  commands: number;
  empty: ReactNode;
  label: 'wide' | 'narrow';
  handle: RefObject<ColumnHandle | null> | ((handle: ColumnHandle | null) => void);
  dragged: Card | null;
  menuAt: string | null;
  setMenuAt: (key: string | null) => void;
  openId: string | undefined;
  busyId: string | null;
  keysId: string;
  mayMove: boolean;
  namesRecruiter: boolean;
  onOpen: (id: string) => void;
  onMove: (card: Card, to: string) => void;
  onLeave: (from: string, by: -1 | 1, index: number) => void;
};

type Row = { readonly id: string };

const atOnce = { least: 25, most: 100 };
/** How many cards below those in sight are loaded before one gets there. */
const ahead = 15;
/** The height of most cards, until they are measured. */
const usualHeight = 132;

/** A column of the board: draws the cards in sight, and loads more as one scrolls. */
export function BoardColumn({ data, variables, count, commands, ...props }: BoardColumnProps) {
  const kind = props.kind as unknown as ColumnKind<unknown, Row>;
  const { category } = kind;
  const environment = useRelayEnvironment();
  const paging = usePaginationFragment<OperationType, never>(kind.fragment, data as never);
  const connection = kind.connection(paging.data);
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () =>
      (connection?.edges ?? [])
        .flatMap((edge) => edge?.node ?? [])
        .filter((row) => kind.belongs(row) && !away.has(row.id)),
    [connection, kind, away],
  );
  const cards = useMemo(
    () => rows.map((row): Card => ({ ...kind.card(row), id: row.id, category, moved: kind.moved(row) })),
    [rows, kind, category],
  );
  // Places are kept for cards that are not loaded yet, or are being read again: the column doesn't jump.
  const known = count === undefined || count > countedUpTo ? cards.length + (paging.hasNext ? 1 : 0) : count;
  const size = paging.hasNext ? Math.max(cards.length, known) : cards.length;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: size,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => cards[index]?.id ?? index,
    overscan: 5,
    gap: 8,
    paddingEnd: 8,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { hasNext, isLoadingNext, loadNext } = paging;
  useEffect(() => {
    const missing = last + 1 + ahead - cards.length;
    if (missing <= 0 || !hasNext || isLoadingNext) return;
    loadNext(Math.min(Math.max(missing, atOnce.least), atOnce.most), {
      onComplete: (error) => error && captureError(error),
    });
  }, [last, cards.length, hasNext, isLoadingNext, loadNext]);

  const renew = useCallback(() => {
    const loaded = Math.min(Math.max(rows.length, atOnce.least), atOnce.most);
    return fetchQuery(
      environment,
      kind.renewal,
      { ...variables, count: loaded, cursor: null },
      { networkCacheConfig: { force: true } },
    ).subscribe({ complete: () => setAway(new Set()), error: captureError });
  }, [environment, kind, variables, rows.length]);
  useRenewal({ count, commands, isFar: (items[0]?.index ?? 0) >= atOnce.most, renew });

  const [current, setCurrent] = useState<string | null>(null);
  const inSight = items.find(({ index }) => cards[index]?.id === current) ?? items[0];
  const column = useRef<HTMLElement>(null);
  const focus = (index: number) => {
    const card = cards[Math.max(0, Math.min(index, cards.length - 1))];
    if (!card) return column.current?.focus();
    setCurrent(card.id);
    virtual.scrollToIndex(cards.indexOf(card), { align: 'auto' });
    focusOnceDrawn(`card-${category}-${card.id}`);
  };
  useImperativeHandle(props.handle, () => ({
    size: () => cards.length,
    first: () => {
      const top = virtual.scrollOffset ?? 0;
      return items.find(({ end }) => end > top)?.index ?? 0;
    },
    focus,
    takeAway: ({ id }) => {
      const index = cards.findIndex((card) => card.id === id);
      const next = cards[index + 1] ?? cards[index - 1];
      setAway((before) => new Set(before).add(id));
      if (!next) return column.current?.focus();
      setCurrent(next.id);
      focusOnceDrawn(`card-${category}-${next.id}`);
    },
  }));
  const step = (index: number) => (key: string) => {
    if (key === 'ArrowDown') focus(index + 1);
    else if (key === 'ArrowUp') focus(index - 1);
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(cards.length - 1);
    else if (key === 'ArrowLeft') props.onLeave(category, -1, index);
    else if (key === 'ArrowRight') props.onLeave(category, 1, index);
    else return false;
    return true;
  };

  const { setNodeRef, isOver } = useDroppable({ id: category });
  const move = props.dragged && props.board.moveCard(props.dragged.category, category);
  const isRefused = move && !move.ok && props.dragged?.category !== category;
  const heading = `column-${category}`;
  const color = props.board.colors?.[category];
  return (
    <section
      ref={(element) => {
        column.current = element;
        setNodeRef(element);
      }}
      className={classes(
        styles.column,
        move?.ok && styles.taking,
        move?.ok && isOver && styles.over,
        isRefused && styles.refusing,
      )}
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <h2 className={classes(styles.head, color && styles[color])} id={heading}>
        <span>{`${props.board.labels[category]![props.label]} `}</span>
        {count !== undefined && <span className={styles.count}>{inWords(count)}</span>}
      </h2>
      {isRefused && isOver && <p className={styles.reason}>{move.reason}</p>}
      {size === 0 ? (
        <div className={styles.empty}>{props.empty}</div>
      ) : (
        <div className={styles.scroller} ref={scroller} tabIndex={cards.length > 0 ? -1 : 0}>
          <ul className={styles.cards} style={{ height: virtual.getTotalSize() }} aria-labelledby={heading}>
            {items.map(({ index, key, start }) => {
              const card = cards[index];
              return (
                <li
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={styles.place}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={count !== undefined && count > countedUpTo ? -1 : size}
                  aria-posinset={index + 1}
                >
                  {card ? (
                    <BoardCard
                      card={card}
                      isCurrent={index === inSight?.index}
                      isOpen={card.id === props.openId}
                      isBusy={card.id === props.busyId}
                      namesRecruiter={props.namesRecruiter}
                      keysId={props.keysId}
                      menu={
                        props.mayMove
                          ? {
                              isOpen: props.menuAt === `${category} ${card.id}`,
                              setOpen: (isOpen) => props.setMenuAt(isOpen ? `${category} ${card.id}` : null),
                              board: props.board,
                              onMove: props.onMove,
                            }
                          : null
                      }
                      onOpen={() => props.onOpen(card.id)}
                      onFocus={() => setCurrent(card.id)}
                      onStep={step(index)}
                    />
                  ) : (
                    <div className={styles.waiting}>
                      <VisuallyHidden>Loading</VisuallyHidden>
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}

const inWords = (count: number) => (count > countedUpTo ? `${formatNumber(countedUpTo)}+` : formatNumber(count));

/**
 * Reads a column again when its count changes: cards came or went, by this user's commands or by others. A count that
 * stops at its limit doesn't tell, so each command counts as a change there. Waits while somebody is far down the
 * column, whose cards would be gone.
 */
function useRenewal({
  count,
  commands,
  isFar,
  renew,
}: {
  count: number | undefined;
  commands: number;
  isFar: boolean;
  renew: () => { unsubscribe(): void };
}) {
  const state = count === undefined || count > countedUpTo ? `many ${commands}` : String(count);
  const read = useRef(state);
  const reading = useRef<{ unsubscribe(): void } | null>(null);
  useEffect(() => {
    if (read.current === state || isFar) return;
    read.current = state;
    reading.current?.unsubscribe();
    reading.current = renew();
  }, [state, isFar, renew]);
  useEffect(() => () => reading.current?.unsubscribe(), []);
}

/** Focuses an element that the next frames draw. */
function focusOnceDrawn(id: string, frames = 12) {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (frames > 0) focusOnceDrawn(id, frames - 1);
  });
}
