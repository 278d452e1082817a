import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { fieldNames } from './answer-from.ts';
import styles from './QuestionField.module.css';
import type { DrawnQuestion } from './QuestionField.tsx';

/** One choice in each row: a group of radios for each. */
export function Matrix({ question, answer, onAnswer, problem, name, legend }: DrawnQuestion) {
  const { rows, choices } = question;
  const cells = typeof answer === 'object' && answer && 'cells' in answer ? answer.cells : {};
  return (
    <FieldGroup
      id={name}
      legend={legend}
      help={question.help ?? undefined}
      error={problem}
      optional={!question.isRequired}
    >
      <div className={styles.matrix}>
        {rows.map((row, at) => (
          <fieldset key={row.id} className={styles.row}>
            <legend className={styles.rowTitle}>{row.label || 'Row without a label'}</legend>
            <div className={styles.cells}>
              {choices.map((choice, place) => (
                <label key={choice.id} className={styles.cell}>
                  <input
                    type="radio"
                    className={styles.mark}
                    id={at === 0 && place === 0 ? name : `${name}-${row.id}-${choice.id}`}
                    name={fieldNames.part(name, row.id)}
                    value={choice.id}
                    checked={cells[row.id] === choice.id}
                    onChange={() => onAnswer({ cells: { ...cells, [row.id]: choice.id } })}
                  />
                  <span>{choice.label || 'Choice without a label'}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </FieldGroup>
  );
}
