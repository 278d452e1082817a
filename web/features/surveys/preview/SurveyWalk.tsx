import { type SubmitEvent, useReducer } from 'react';
import { groupOf, type NpsGroup } from '#common/surveys/nps.ts';
import type { Question } from '#common/surveys/questions.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { workflowPreviewUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { QuestionField } from '../questions/QuestionField.tsx';
import { SurveyCard, type SurveyLook, SurveyThanks } from '../questions/SurveyCard.tsx';
import { ContinueButton, SurveyActions, SurveyIntro, SurveyProgress, SurveyStep } from '../questions/SurveySteps.tsx';
import { focusNumber, useDigits, useFocusOnStep } from '../questions/use-steps.ts';
import { numberTyped, progressOf, walkReducer, walkThrough } from '../questions/walk.ts';
import styles from './SurveyWalk.module.css';

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
  const step = `${walk.path.length} ${walk.isAtEnd} ${walk.problem ?? ''}`;
  const place = useFocusOnStep<HTMLFormElement>(step, walk.isAtEnd);
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
      <SurveyProgress {...progressOf(questions, walk)} />
      <form ref={place} noValidate onSubmit={submit} aria-label="Survey">
        <SurveyStep>
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
              {intro && walk.path.length === 1 && <SurveyIntro>{intro}</SurveyIntro>}
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
          <SurveyActions
            next={
              walk.isAtEnd ? (
                <Button size="large" onClick={() => dispatch({ type: 'restart' })}>
                  Start over
                </Button>
              ) : (
                <ContinueButton />
              )
            }
            back={
              (walk.path.length > 1 || walk.isAtEnd) && (
                <Button size="large" onClick={() => dispatch({ type: 'back' })}>
                  Back
                </Button>
              )
            }
          />
        </SurveyStep>
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
