import { Popover } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { BoardCard, BoardKind } from './board-kind.ts';
import styles from './MoveMenu.module.css';

export type MoveMenuProps = {
  board: BoardKind;
  card: BoardCard;
  onMove: (card: BoardCard, to: string) => void;
  onClose: () => void;
};

/** The columns a card can move to. Choosing another one says why it can't. */
export function MoveMenu({ board, card, onMove, onClose }: MoveMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<string | null>(null);
  const others = board.categories.filter((category) => category !== card.category);
  const moves = others
    .map((to) => ({ to, move: board.moveCard(card.category, to) }))
    .toSorted((one, other) => Number(other.move.ok) - Number(one.move.ok));
  useEffect(() => {
    // The dropdown is drawn elsewhere in the document, once its place is known.
    const timer = setTimeout(() => menu.current?.querySelector('button')?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      return onClose();
    }
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[next % items.length]?.focus();
  };
  return (
    <Popover
      opened
      onChange={(isOpen) => isOpen || onClose()}
      position="bottom-end"
      width={272}
      withRoles={false}
      trapFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown className={styles.menu}>
        <div role="menu" aria-label={`Move ${card.name} to`} tabIndex={-1} ref={menu} onKeyDown={press} data-own-clicks>
          {moves.map(({ to, move }) => (
            <div key={to} role="none">
              <button
                type="button"
                role="menuitem"
                className={styles.item}
                aria-disabled={!move.ok || undefined}
                aria-describedby={told === to ? 'move-refused' : undefined}
                onClick={() => {
                  if (!move.ok) return setTold(to);
                  onClose();
                  onMove(card, to);
                }}
              >
                {board.labels[to]!.wide}
              </button>
              {told === to && !move.ok && (
                <p className={styles.reason} id="move-refused" role="alert">
                  {move.reason}
                </p>
              )}
            </div>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
