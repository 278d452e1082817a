import { useState } from 'react';
import type { Answer } from '#common/surveys/answers.ts';
import { isReadable } from '#common/surveys/colors.ts';
import { standardAccent, surveyMailWords } from '#common/surveys/mail.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { QuestionField } from '../questions/QuestionField.tsx';
import { SurveyCard } from '../questions/SurveyCard.tsx';
import { lookOf, scoreTitleOf } from '../survey-words.ts';
import styles from './SurveyDesign.module.css';

type DesignPreviewProps = {
  agency: { readonly name: string; readonly logoUrl: string | null | undefined } | null | undefined;
};

/** The start of a survey and its email, with what is typed in the form. */
export function DesignPreview({ agency }: DesignPreviewProps) {
  const { values } = useSection({
    ...{ template: '', question: '', accent: '', showsLogo: false },
    ...{ intro: '', subject: '', mailText: '' },
  });
  const [answer, setAnswer] = useState<Answer>();
  const isOwn = values.template === 'custom_template';
  const isColor = /^#[0-9a-f]{6}$/i.test(values.accent) && isReadable(values.accent);
  const look = lookOf({ ...values, accent: isColor ? values.accent : standardAccent, agency });
  const question = values.question.trim() || scoreTitleOf({ question: null, agency });
  const standard = surveyMailWords(look.agencyName);
  const [score] = defaultWorkflow('promoter', 'candidate').questions;
  const field = { ...score!, title: question };
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h2 className={styles.title}>Survey</h2>
      <SurveyCard look={look}>
        {isOwn && values.intro.trim() && <p className={styles.text}>{values.intro}</p>}
        <QuestionField question={field} answer={answer} onAnswer={setAnswer} name="preview-score" />
      </SurveyCard>
      <h2 className={styles.title}>Email</h2>
      <SurveyCard look={look}>
        <dl className={styles.subject}>
          <dt>Subject</dt>
          <dd>{(isOwn && values.subject.trim()) || standard.subject}</dd>
        </dl>
        <p className={styles.text}>{(isOwn && values.mailText.trim()) || standard.text}</p>
        <p className={styles.question}>{question}</p>
        <p className={styles.numbers} aria-label="Numbers from 0 to 10, each a link to the survey" role="img">
          {numbers.map((number) => (
            <span key={number}>{number}</span>
          ))}
        </p>
      </SurveyCard>
    </aside>
  );
}

const numbers = Array.from({ length: 11 }, (_, number) => number);
