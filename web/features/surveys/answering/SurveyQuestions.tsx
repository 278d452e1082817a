import { useCallback, useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type Answer, isEmptyAnswer } from '#common/surveys/answers.ts';
import type { Question } from '#common/surveys/questions.ts';
import { useActivity } from '#web/kit/first-sign.ts';
import { PageForm, useIsSending } from '#web/kit/PageForm.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { answerFrom } from '../questions/answer-from.ts';
import { QuestionField } from '../questions/QuestionField.tsx';
import { ContinueButton, SurveyActions, SurveyIntro, SurveyProgress, SurveyStep } from '../questions/SurveySteps.tsx';
import { focusNumber, useDigits } from '../questions/use-steps.ts';
import { numberTyped } from '../questions/walk.ts';
import { type SurveyAnswer, type SurveyForm, surveyFields } from './survey-answer.ts';
import type { SurveyPlace } from './survey-steps.ts';

/** The emailed link that opened a survey. */
export interface SurveyLink {
  readonly campaignId: string;
  readonly token: string;
}

type SurveyQuestionsProps = {
  form: SurveyForm;
  /** The address of the survey. */
  path: string;
  /** Null for the open link. */
  link: SurveyLink | null;
  place: SurveyPlace;
  answer: SurveyAnswer | undefined;
  /** A score that was chosen before the survey was opened. */
  chosen: Answer | undefined;
};

/** A survey's question with its buttons: a real form, posted for each screen. */
export function SurveyQuestions({ form, path, link, place, answer, chosen }: SurveyQuestionsProps) {
  const { path: asked, question } = place;
  const tellStarted = useSurveyActivity(link);
  const problems = answer?.problems ?? [];
  const given = answer?.at === question.id ? answer.given : undefined;
  return (
    <>
      <SurveyProgress {...progressOf(place, form)} />
      {/* Without the score in the address, which a reload would choose again. */}
      <PageForm action={path} replace aria-label="Survey">
        <ErrorSummary problems={problems.filter(({ field }) => field !== question.id)} />
        <input type="hidden" name={surveyFields.asked} value={JSON.stringify(question)} />
        <input type="hidden" name={surveyFields.earlier} value={asked.at(-2)?.id ?? ''} />
        {form.resume && <input type="hidden" name={surveyFields.resume} value={form.resume} />}
        {form.intro && asked.length === 1 && <SurveyIntro>{form.intro}</SurveyIntro>}
        <Asked
          key={question.id}
          question={question}
          initial={given ?? (question.standard === 'score' ? chosen : undefined) ?? form.answers[question.id]}
          problem={problems.find(({ field }) => field === question.id)?.message}
          hasBack={asked.length > 1}
          onFirst={tellStarted}
        />
      </PageForm>
    </>
  );
}

type AskedProps = {
  question: Question;
  initial: Answer | undefined;
  problem: string | undefined;
  hasBack: boolean;
  onFirst: () => void;
};

function Asked({ question, initial, problem, hasBack, onFirst }: AskedProps) {
  const isSending = useIsSending();
  const [answer, setAnswer] = useState(initial);
  const place = useRef<HTMLDivElement>(null);
  const choose = (given: Answer) => {
    onFirst();
    setAnswer(given);
  };
  useEffect(() => {
    // What a fast person chose before hydration.
    const form = place.current?.closest('form');
    const there = form ? answerFrom(question, new FormData(form)) : null;
    if (!isEmptyAnswer(there)) setAnswer((known) => (isSame(known, there) ? known : there));
  }, [question]);
  useDigits((key) => {
    const number = numberTyped(question, key, answer);
    if (number === undefined) return;
    choose(number);
    focusNumber(question.id, number);
  });
  return (
    <SurveyStep ref={place}>
      <QuestionField question={question} answer={answer} problem={problem} onAnswer={choose} />
      <SurveyActions
        next={<ContinueButton busy={isSending} />}
        back={
          hasBack && (
            <Button type="submit" name={surveyFields.step} value="back" size="large" busy={isSending}>
              Back
            </Button>
          )
        }
      />
    </SurveyStep>
  );
}

const isSame = (one: Answer | undefined, other: Answer) => JSON.stringify(one) === JSON.stringify(other);

/** How many questions lie behind. How many there are is known once there is a score. */
export function progressOf({ question, questions }: SurveyPlace, { questions: known }: Pick<SurveyForm, 'questions'>) {
  const done = questions.findIndex(({ id }) => id === question.id);
  const words = known ? `Question ${done + 1} of ${questions.length}` : 'Question 1';
  return { done, of: questions.length, words };
}

/** Reports in the background that a person opened the survey; returns a function that reports that they started. */
function useSurveyActivity(link: SurveyLink | null): () => void {
  const environment = useRelayEnvironment();
  const { campaignId, token } = link ?? {};
  return useActivity(
    useCallback(
      (activity) => {
        if (!campaignId || !token) return null;
        return import('./tell-survey-activity.ts').then(({ tellSurveyActivity }) =>
          tellSurveyActivity(environment, { campaignId: `Campaign:${campaignId}`, token, activity }),
        );
      },
      [environment, campaignId, token],
    ),
  );
}
