import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Draggable.module.css';

/** An item of a list that people put in order. One that is fixed has no handle. */
export interface DraggableItem {
  readonly id: string;
  readonly isFixed: boolean;
  readonly content: ReactNode;
}

type DraggableProps = { items: readonly DraggableItem[]; onMove: (id: string, to: number) => void };

/** The items of a list with a handle to drag each by. Keys or buttons must move them as well. */
export function Draggable({ items, onMove }: DraggableProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onMove(
        String(active.id),
        items.findIndex(({ id }) => id === over.id),
      );
  };
  return (
    <DndContext sensors={sensors} onDragEnd={end} accessibility={{ container: document.body }}>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </DndContext>
  );
}

function Item({ item: { id, isFixed, content } }: { item: DraggableItem }) {
  const { setNodeRef: setPlace, isOver } = useDroppable({ id });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, isDragging } = useDraggable({ id, disabled: isFixed });
  return (
    <li
      ref={(element) => {
        setPlace(element);
        setNodeRef(element);
      }}
      className={classes(styles.draggable, isDragging && styles.lifted, isOver && !isDragging && styles.over)}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      {!isFixed && (
        <span ref={setActivatorNodeRef} className={styles.handle} aria-hidden="true" data-handle={id} {...listeners}>
          <svg viewBox="0 0 12 16" width="12" height="16" aria-hidden="true">
            <path d="M3 3h.01M9 3h.01M3 8h.01M9 8h.01M3 13h.01M9 13h.01" />
          </svg>
        </span>
      )}
      {content}
    </li>
  );
}
