import { scaleOf } from '#common/surveys/questions.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import styles from './QuestionField.module.css';
import type { DrawnQuestion } from './QuestionField.tsx';

/** Numbers from 0 to 10 or from 1 to 5, as radios. */
export function Scale({ question, answer, onAnswer, problem, name, legend }: DrawnQuestion) {
  const [lowest, highest] = scaleOf(question.type);
  const numbers = Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
  const ends = question.type === 'nps' ? ['Not at all likely', 'Extremely likely'] : ['Very poor', 'Excellent'];
  return (
    <FieldGroup
      id={name}
      legend={legend}
      help={question.help ?? undefined}
      error={problem}
      optional={!question.isRequired}
    >
      <div className={styles.scale} data-type={question.type}>
        {numbers.map((number) => (
          <label key={number} className={styles.number}>
            <input
              type="radio"
              id={number === lowest ? name : `${name}-${number}`}
              name={name}
              value={number}
              checked={answer === number}
              onChange={() => onAnswer(number)}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends}>
        <span>{`${lowest}: ${ends[0]}`}</span>
        <span>{`${highest}: ${ends[1]}`}</span>
      </p>
    </FieldGroup>
  );
}
