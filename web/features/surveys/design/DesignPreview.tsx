import { useState } from 'react';
import { isReadable } from '#common/colors.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import type { Answer } from '#common/surveys/answers.ts';
import { standardAccent } from '#common/surveys/mail.ts';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { QuestionField } from '../questions/QuestionField.tsx';
import { SurveyCard } from '../questions/SurveyCard.tsx';
import { lookOf, scoreTitleOf } from '../survey-words.ts';
import styles from './SurveyDesign.module.css';
import { SurveyEmail } from './SurveyEmail.tsx';

type DesignPreviewProps = {
  audience: Audience;
  agency: { readonly name: string; readonly logoUrl: string | null | undefined } | null | undefined;
};

/** The start of a survey and its email, with what is typed in the form. */
export function DesignPreview({ audience, agency }: DesignPreviewProps) {
  const { values } = useSection({
    ...{ template: '', question: '', accent: '', showsLogo: false },
    ...{ intro: '', subject: '', mailText: '' },
  });
  const [answer, setAnswer] = useState<Answer>();
  const isOwn = values.template === 'custom_template';
  const isColor = /^#[0-9a-f]{6}$/i.test(values.accent) && isReadable(values.accent);
  const look = lookOf({ ...values, accent: isColor ? values.accent : standardAccent, agency });
  const question = values.question.trim() || scoreTitleOf({ question: null, agency });
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
      <SurveyEmail
        input={{
          ...{ audience, question: values.question, template: values.template, accent: values.accent },
          ...{ subject: values.subject, text: values.mailText },
        }}
      />
    </aside>
  );
}
