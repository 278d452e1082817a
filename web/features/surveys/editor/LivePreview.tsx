import { useState } from 'react';
import type { Answer } from '#common/surveys/answers.ts';
import type { Question } from '#common/surveys/questions.ts';
import { QuestionField } from '../questions/QuestionField.tsx';
import { SurveyCard, type SurveyLook, SurveyThanks } from '../questions/SurveyCard.tsx';
import type { Contents } from './contents.ts';
import styles from './LivePreview.module.css';

type LivePreviewProps = {
  look: SurveyLook;
  /** Undefined: the thank-you page. */
  question: Question | undefined;
  scoreTitle: string;
  contents: Contents;
};

/** The selected part of a survey as people see it. Answers can be tried, and are kept nowhere. */
export function LivePreview({ look, question, scoreTitle, contents }: LivePreviewProps) {
  return (
    <aside className={styles.preview} aria-label="How people see it">
      <h2 className={styles.title}>How people see it</h2>
      <SurveyCard look={look}>
        {question ? (
          <Tried
            // Another set of choices is another question to try.
            key={`${question.id} ${question.choices.map(({ id }) => id).join(' ')}`}
            question={question.standard === 'score' ? { ...question, title: question.title || scoreTitle } : question}
          />
        ) : (
          <SurveyThanks title={contents.thanksTitle} text={contents.thanksText} />
        )}
      </SurveyCard>
    </aside>
  );
}

function Tried({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<Answer>();
  return <QuestionField question={question} answer={answer} onAnswer={setAnswer} name={`preview-${question.id}`} />;
}
