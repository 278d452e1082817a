import { useState } from 'react';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { fieldNames, rankingOf } from './answer-from.ts';
import styles from './QuestionField.module.css';
import type { DrawnQuestion } from './QuestionField.tsx';
import { type RankingState, withPlace } from './ranking-places.ts';

/** A place for each choice. Choosing a place that is taken swaps the two. */
export function Ranking({ question, answer, onAnswer, problem, name, legend }: DrawnQuestion) {
  const { choices } = question;
  const [state, setState] = useState<RankingState>(() => [placesIn(answer)]);
  const [places] = state;
  const choose = (id: string, place: number) => {
    const next = withPlace(state, id, place);
    setState(next);
    onAnswer(rankingOf(choices.map((one) => ({ id: one.id, place: next[0][one.id] ?? 0 }))));
  };
  return (
    <FieldGroup
      id={name}
      legend={legend}
      help={question.help ?? undefined}
      error={problem}
      optional={!question.isRequired}
    >
      <div className={styles.ranking}>
        {choices.map(({ id, label }, at) => (
          <SelectField
            key={id}
            id={at === 0 ? name : `${name}-${id}`}
            name={fieldNames.part(name, id)}
            label={label || 'Choice without a label'}
            value={String(places[id] || '')}
            onChange={({ target }) => choose(id, Number(target.value))}
            onBlur={() => setState([places])}
            options={[
              { value: '', label: 'Choose a place' },
              ...choices.map((_, place) => ({ value: String(place + 1), label: String(place + 1) })),
            ]}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

const placesIn = (answer: DrawnQuestion['answer']): Readonly<Record<string, number>> =>
  typeof answer === 'object' && answer && 'order' in answer
    ? Object.fromEntries(answer.order.map((id, at) => [id, at + 1]))
    : {};
