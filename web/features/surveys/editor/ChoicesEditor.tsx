import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { surveyLimits } from '#common/surveys/limits.ts';
import type { Choice } from '#common/surveys/questions.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './ChoicesEditor.module.css';
import { newPartId } from './contents.ts';

type ChoicesEditorProps = {
  id: string;
  legend: string;
  /** What one of them is called, such as 'choice'. */
  one: string;
  choices: readonly Choice[];
  error?: string | undefined;
  isLocked: boolean;
  /** `field` is given while one label is being typed. */
  onChange: (choices: readonly Choice[], field?: string) => void;
  /** Says a change that can't be seen by everyone. */
  announce: (words: string) => void;
};

/** The choices of a question, or the rows of a matrix. Enter in a label goes to the next one, or adds one. */
export function ChoicesEditor({ id, legend, one, choices, error, isLocked, onChange, announce }: ChoicesEditorProps) {
  const made = useId();
  const group = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    group.current?.querySelector<HTMLElement>(`[data-part="${wanted}"]`)?.focus();
    setWanted(null);
  }, [wanted]);
  const isFull = choices.length >= surveyLimits.choices;
  const add = () => {
    if (isFull) return;
    const partId = newPartId();
    onChange([...choices, { id: partId, label: '' }]);
    setWanted(partId);
  };
  const enter = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = choices[place + 1];
    if (next) setWanted(next.id);
    else add();
  };
  const move = (place: number, by: -1 | 1) => {
    const choice = choices[place]!;
    onChange(choices.toSpliced(place, 1).toSpliced(place + by, 0, choice));
    announce(`${nameOf(choice, place)} is now ${one} ${place + by + 1} of ${choices.length}.`);
    const isAtEnd = place + by === 0 || place + by === choices.length - 1;
    setWanted(isAtEnd ? `${choice.id}-${by === -1 ? 'down' : 'up'}` : `${choice.id}-${by === -1 ? 'up' : 'down'}`);
  };
  const remove = (place: number) => {
    onChange(choices.toSpliced(place, 1));
    announce(`${nameOf(choices[place]!, place)} removed.`);
    setWanted((choices[place + 1] ?? choices[place - 1])?.id ?? 'add');
  };
  const nameOf = (choice: Choice, place: number) => choice.label || `${upper(one)} ${place + 1}`;
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <div className={styles.choices} ref={group}>
        {choices.map((choice, place) => {
          const name = nameOf(choice, place);
          return (
            <div key={choice.id} className={styles.choice}>
              <TextField
                id={place === 0 ? id : `${made}-${choice.id}`}
                data-part={choice.id}
                label={`${upper(one)} ${place + 1}`}
                value={choice.label}
                maxLength={surveyLimits.label}
                readOnly={isLocked}
                onKeyDown={(event) => enter(event, place)}
                onChange={({ target }) =>
                  onChange(choices.with(place, { ...choice, label: target.value }), `label-${choice.id}`)
                }
              />
              {!isLocked && (
                <div className={styles.actions}>
                  <Button
                    size="small"
                    variant="quiet"
                    data-part={`${choice.id}-up`}
                    aria-label={`Move up: ${name}`}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  >
                    Up
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    data-part={`${choice.id}-down`}
                    aria-label={`Move down: ${name}`}
                    disabled={place === choices.length - 1}
                    onClick={() => move(place, 1)}
                  >
                    Down
                  </Button>
                  <Button size="small" variant="quiet" aria-label={`Remove: ${name}`} onClick={() => remove(place)}>
                    Remove
                  </Button>
                </div>
              )}
            </div>
          );
        })}
        {!isLocked && (
          <div>
            <Button size="small" data-part="add" onClick={add} disabled={isFull}>
              {`Add a ${one}`}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
