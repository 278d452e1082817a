import { lazy, Suspense, useEffect, useRef } from 'react';
import type { StatementSection } from '#common/statements/statements.ts';
import { statementSectionWords } from '#common/statements/words.ts';
import { useAnnouncer } from '#web/app-ui/use-announcer.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './Statements.module.css';

type SectionsFieldProps = {
  /** All sections in order. */
  sections: readonly StatementSection[];
  shown: readonly string[];
  error: string | undefined;
  onOrder: (sections: readonly StatementSection[]) => void;
  onShow: (shown: readonly string[]) => void;
};

const Draggable = lazy(async () => ({ default: (await import('#web/app-ui/Draggable.tsx')).Draggable }));

/** The sections of a statement: each is shown or not, and moves by its handle or its buttons. */
export function SectionsField({ sections, shown, error, onOrder, onShow }: SectionsFieldProps) {
  const { announce, said } = useAnnouncer();
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<string | null>(null);
  // Moving an element in the document takes the focus from it.
  useEffect(() => {
    if (wanted.current) list.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const move = (section: StatementSection, to: number) => {
    const from = sections.indexOf(section);
    if (to < 0 || to >= sections.length || to === from) return;
    onOrder(sections.toSpliced(from, 1).toSpliced(to, 0, section));
    announce(`${statementSectionWords[section].title} is now section ${to + 1} of ${sections.length}.`);
  };
  const press = (section: StatementSection, by: -1 | 1) => {
    const to = sections.indexOf(section) + by;
    move(section, to);
    const isAtEnd = to === 0 || to === sections.length - 1;
    wanted.current = `${section}-${(by === -1) === isAtEnd ? 'down' : 'up'}`;
  };
  const items = sections.map((section, place) => {
    const { title, help } = statementSectionWords[section];
    const isShown = shown.includes(section);
    return {
      id: section,
      isFixed: false,
      content: (
        <div className={styles.section}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              name={`shown-${section}`}
              checked={isShown}
              onChange={() => onShow(isShown ? shown.filter((one) => one !== section) : [...shown, section])}
            />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.help}>{help}</span>
            </span>
          </label>
          <div className={styles.moves}>
            <Button
              size="small"
              variant="quiet"
              data-part={`${section}-up`}
              aria-label={`Move up: ${title}`}
              disabled={place === 0}
              onClick={() => press(section, -1)}
            >
              Up
            </Button>
            <Button
              size="small"
              variant="quiet"
              data-part={`${section}-down`}
              aria-label={`Move down: ${title}`}
              disabled={place === sections.length - 1}
              onClick={() => press(section, 1)}
            >
              Down
            </Button>
          </div>
        </div>
      ),
    };
  });
  return (
    <FieldGroup
      id="shown"
      legend="What the statement shows"
      error={error}
      help="Drag the sections in order, or use Up and Down."
    >
      <ol className={styles.sections} ref={list}>
        <Suspense fallback={items.map(({ id, content }) => <li key={id}>{content}</li>)}>
          <Draggable items={items} onMove={(id, to) => move(id as StatementSection, to)} />
        </Suspense>
      </ol>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </FieldGroup>
  );
}
