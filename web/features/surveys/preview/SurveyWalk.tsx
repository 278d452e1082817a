import { type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { groupOf, type NpsGroup } from '#common/surveys/nps.ts';
import type { Question } from '#common/surveys/questions.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { workflowPreviewUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { QuestionField } from '../questions/QuestionField.tsx';
import { SurveyCard, type SurveyLook, SurveyThanks } from '../questions/SurveyCard.tsx';
import styles from './SurveyWalk.module.css';
import { numberTyped, progressOf, type Walk, walkReducer, walkThrough } from './walk.ts';

type SurveyWalkProps = {
  look: SurveyLook;
  /** With the words of the score question filled in. */
  questions: readonly Question[];
  thanks: { readonly title: string; readonly text: string };
  /** What the thank-you page invites to, in words. */
  ways: readonly string[];
  /** The introduction above the first question. */
  intro: string | null;
  audience: string;
  group: NpsGroup;
};

/** A survey as people walk through it: one question at a time, by mouse or keyboard. Nothing is saved. */
export function SurveyWalk({ look, questions, thanks, ways, intro, audience, group }: SurveyWalkProps) {
  const [walk, dispatch] = useReducer(walkReducer(questions), questions, walkThrough);
  const question = walk.path.at(-1)!;
  const answer = walk.answers[question.id];
  const place = useFocusOnStep(walk);
  useDigits((key) => {
    const number = walk.isAtEnd ? undefined : numberTyped(question, key, answer);
    if (number === undefined) return;
    dispatch({ type: 'answer', answer: number });
    focusNumber(question.id, number);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch({ type: 'continue' });
  };
  return (
    <SurveyCard look={look}>
      <Progress label="Progress" tone="survey" {...progressOf(questions, walk)} />
      <form ref={place} className={styles.form} noValidate onSubmit={submit} aria-label="Survey">
        {walk.isAtEnd ? (
          <SurveyThanks title={thanks.title} text={thanks.text}>
            {ways.length > 0 && (
              <ul className={styles.ways}>
                {ways.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            )}
          </SurveyThanks>
        ) : (
          <>
            {intro && walk.path.length === 1 && <p className={styles.intro}>{intro}</p>}
            <QuestionField
              key={question.id}
              question={question}
              answer={answer}
              problem={walk.problem}
              onAnswer={(given) => dispatch({ type: 'answer', answer: given })}
            />
            {question.standard === 'score' && <OtherGroup score={answer} audience={audience} group={group} />}
          </>
        )}
        <div className={styles.actions}>
          {(walk.path.length > 1 || walk.isAtEnd) && (
            <Button size="large" onClick={() => dispatch({ type: 'back' })}>
              Back
            </Button>
          )}
          {walk.isAtEnd ? (
            <Button size="large" onClick={() => dispatch({ type: 'restart' })}>
              Start over
            </Button>
          ) : (
            <button type="submit" className={styles.next}>
              Continue
            </button>
          )}
        </div>
      </form>
    </SurveyCard>
  );
}

/** If the chosen score leads to the questions of another group. */
function OtherGroup({ score, audience, group }: { score: unknown; audience: string; group: NpsGroup }) {
  if (typeof score !== 'number' || groupOf(score) === group) return null;
  const other = groupOf(score);
  return (
    <Notice role="status" title={`A score of ${score} leads to the questions for ${groupWords[other].toLowerCase()}`}>
      <p>
        This preview continues with those for {groupWords[group].toLowerCase()}.{' '}
        <Link href={workflowPreviewUrl(audience, other)}>{`Preview ${groupWords[other].toLowerCase()}`}</Link>
      </p>
    </Notice>
  );
}

/** After each step, the focus is on the new question's first field, or on the thanks. */
function useFocusOnStep({ path, isAtEnd, problem }: Walk) {
  const form = useRef<HTMLFormElement>(null);
  const step = `${path.length} ${isAtEnd} ${problem ?? ''}`;
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const fields = 'input:not([type="radio"]), input:checked, input, textarea, select, h2';
    const first = form.current?.querySelector<HTMLElement>(isAtEnd ? 'h2' : 'input:checked');
    (first ?? form.current?.querySelector<HTMLElement>(fields))?.focus();
  }, [step, isAtEnd]);
  return form;
}

/** Calls back with each digit that is typed outside of a text field. */
function useDigits(typed: (key: string) => void) {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input:not([type="radio"], [type="checkbox"]), textarea, select')) return;
      latest.current(event.key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The field of a number, so that the arrow keys continue from it. */
function focusNumber(name: string, number: number) {
  document.querySelector<HTMLElement>(`input[name="${name}"][value="${number}"]`)?.focus();
}
