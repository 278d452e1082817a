import { useDraggable } from '@dnd-kit/core';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './BoardCard.module.css';
import type { BoardCard as Card } from './board-kind.ts';
import { CardFace } from './CardFace.tsx';
import { MoveMenu, type MoveMenuProps } from './MoveMenu.tsx';

type BoardCardProps = {
  card: Card;
  /** The one of its column that Tab reaches. */
  isCurrent: boolean;
  isOpen: boolean;
  /** A command about it is on its way. */
  isBusy: boolean;
  namesRecruiter: boolean;
  /** The id of the sentence about the keys. */
  keysId: string;
  /** The board's menu, if it may be moved: whether it is open at this card, and what it does. */
  menu: (Pick<MoveMenuProps, 'board' | 'onMove'> & { isOpen: boolean; setOpen: (isOpen: boolean) => void }) | null;
  onOpen: () => void;
  onFocus: () => void;
  /** Arrow keys, Home and End, unless the card is being dragged. */
  onStep: (key: string) => boolean;
};

/** A card of the board. It takes the focus as a whole; keys and pointers open it, move it, or drag it. */
export function BoardCard({ card, menu, onOpen, onFocus, onStep, ...shown }: BoardCardProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, isDragging } = useDraggable({
    id: `${card.category} ${card.id}`,
    data: { card },
    disabled: !menu || shown.isBusy,
  });
  const place = useRef<HTMLElement>(null);
  /** Returns whether the key does something here. */
  const carryOut = (key: string): boolean => {
    if (key === 'Enter') onOpen();
    else if (key === 'm' && menu) menu.setOpen(true);
    else return onStep(key);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
    if (event.target === place.current && isPlain && !isDragging && carryOut(event.key)) return event.preventDefault();
    return listeners?.onKeyDown?.(event);
  };
  const click = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[data-own-clicks]')) onOpen();
  };
  return (
    <article
      {...listeners}
      ref={(element) => {
        place.current = element;
        setNodeRef(element);
        setActivatorNodeRef(element);
      }}
      id={`card-${card.category}-${card.id}`}
      className={classes(styles.card, isDragging && styles.lifted, shown.isOpen && styles.open)}
      tabIndex={shown.isCurrent ? 0 : -1}
      aria-label={[card.name, card.voice, card.about].filter(Boolean).join(', ')}
      aria-describedby={shown.keysId}
      aria-busy={shown.isBusy || undefined}
      onKeyDown={press}
      onFocus={onFocus}
      onClick={click}
    >
      <CardFace
        facts={card}
        namesRecruiter={shown.namesRecruiter}
        name={
          <button type="button" className={styles.opener} tabIndex={-1}>
            {card.name}
          </button>
        }
        action={
          menu && (
            <span data-own-clicks>
              <button
                type="button"
                className={styles.move}
                tabIndex={shown.isCurrent ? 0 : -1}
                aria-label={`Move to…: ${card.name}`}
                aria-haspopup="menu"
                aria-expanded={menu.isOpen}
                onClick={() => menu.setOpen(!menu.isOpen)}
              >
                Move to…
              </button>
              {menu.isOpen && (
                <MoveMenu
                  board={menu.board}
                  card={card}
                  onMove={menu.onMove}
                  onClose={() => {
                    menu.setOpen(false);
                    place.current?.focus();
                  }}
                />
              )}
            </span>
          )
        }
      />
    </article>
  );
}
