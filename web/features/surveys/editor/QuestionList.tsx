import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { surveyLimits } from '#common/surveys/limits.ts';
import { type Question, type QuestionType, questionTypes } from '#common/surveys/questions.ts';
import { useFeatures } from '#web/kit/features.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { titleOf } from './differences.ts';
import styles from './QuestionList.module.css';
import { typeWords } from './question-words.ts';

/** Where the end of the survey is selected instead of a question. No question has this id. */
export const endOfSurvey = '-end';

type QuestionListProps = {
  questions: readonly Question[];
  scoreTitle: string;
  /** The id of the selected question, or `endOfSurvey`. */
  selected: string;
  /** The ids of questions with problems. */
  faulty: ReadonlySet<string>;
  onSelect: (id: string) => void;
  /** Moves a question to a place. */
  onMove: (id: string, to: number) => void;
  onAdd: (type: QuestionType) => void;
};

const Draggable = lazy(async () => ({ default: (await import('#web/app-ui/Draggable.tsx')).Draggable }));

/** The questions in order, and the end of the survey. Alt with an arrow key moves the one that has the focus. */
export function QuestionList(props: QuestionListProps) {
  const { questions, scoreTitle, selected, faulty, onSelect, onMove, onAdd } = props;
  const { npsEditorQuestionDragAndDrop: canDrag, npsAddCustomQuestion: canAdd } = useFeatures();
  const heading = useId();
  const keys = useId();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string | null>(null);
  // Moving an element in the document takes the focus from it.
  useEffect(() => {
    if (moved.current) list.current?.querySelector<HTMLElement>(`[data-question="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  const press = (event: KeyboardEvent, id: string, place: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moved.current = id;
    onMove(id, event.key === 'ArrowUp' ? place - 1 : place + 1);
  };
  const items = questions.map((question, place) => ({
    id: question.id,
    isFixed: place === 0,
    content: (
      <button
        type="button"
        className={styles.item}
        data-question={question.id}
        aria-current={selected === question.id || undefined}
        aria-describedby={place === 0 ? undefined : keys}
        onClick={() => onSelect(question.id)}
        onKeyDown={(event) => press(event, question.id, place)}
      >
        <span className={styles.place}>{place + 1}</span>
        <span className={styles.words}>
          <span className={styles.name}>{titleOf(question, scoreTitle)}</span>{' '}
          <span className={styles.type}>
            {place === 0 ? `${typeWords[question.type].label}, always first` : typeWords[question.type].label}
          </span>
        </span>
        {faulty.has(question.id) && (
          <span className={styles.state}>
            {' '}
            <Tag tone="warn">To finish</Tag>
          </span>
        )}
      </button>
    ),
  }));
  const plain = items.map(({ id, content }) => <li key={id}>{content}</li>);
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        Questions
      </h2>
      <ol className={styles.items} ref={list}>
        {canDrag ? (
          <Suspense fallback={plain}>
            <Draggable items={items} onMove={onMove} />
          </Suspense>
        ) : (
          plain
        )}
      </ol>
      <p className={styles.keys} id={keys}>
        Alt + ↑ or ↓ moves a question
      </p>
      {canAdd && <AddQuestion onAdd={onAdd} isFull={questions.length >= surveyLimits.questions} />}
      <button
        type="button"
        className={styles.item}
        data-question={endOfSurvey}
        aria-current={selected === endOfSurvey || undefined}
        onClick={() => onSelect(endOfSurvey)}
      >
        <span className={styles.words}>
          <span className={styles.name}>After the questions</span>{' '}
          <span className={styles.type}>Thank-you page, what happens next</span>
        </span>
        {faulty.has(endOfSurvey) && (
          <span className={styles.state}>
            {' '}
            <Tag tone="warn">To finish</Tag>
          </span>
        )}
      </button>
    </section>
  );
}

function AddQuestion({ onAdd, isFull }: { onAdd: (type: QuestionType) => void; isFull: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    place.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from any of its buttons
    <div ref={place} className={styles.add} onKeyDown={close}>
      <Button wide aria-expanded={isOpen} aria-controls={id} disabled={isFull} onClick={() => setOpen(!isOpen)}>
        Add a question
      </Button>
      {isFull && <p className={styles.keys}>{`A survey has at most ${surveyLimits.questions} questions.`}</p>}
      <ul id={id} className={styles.types} hidden={!isOpen} aria-label="Types of questions">
        {questionTypes.map((type) => (
          <li key={type}>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                setOpen(false);
                onAdd(type);
              }}
            >
              <span className={styles.words}>
                <span className={styles.name}>{typeWords[type].label}</span>{' '}
                <span className={styles.type}>{typeWords[type].about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
