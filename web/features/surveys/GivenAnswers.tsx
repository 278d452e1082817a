import { answerInWords } from '#common/surveys/answer-words.ts';
import type { Answers } from '#common/surveys/answers.ts';
import type { SurveyQuestions } from '#common/surveys/questions.ts';
import { ExpandableText } from '#web/ui/ExpandableText.tsx';
import styles from './GivenAnswers.module.css';

type GivenAnswersProps = { questions: unknown; answers: unknown };

/** The questions that a person answered, with their answers, apart from the score and the permission to quote. */
export function GivenAnswers({ questions, answers }: GivenAnswersProps) {
  const given = ((questions ?? []) as SurveyQuestions)
    .filter(({ standard }) => standard !== 'score' && standard !== 'quote')
    .flatMap((question) => {
      const text = answerInWords(question, (answers as Answers)[question.id]);
      return text === null ? [] : [{ id: question.id, title: question.title, text }];
    });
  if (given.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="given-answers">
      <h2 className={styles.title} id="given-answers">
        Answers
      </h2>
      <dl className={styles.answers}>
        {given.map(({ id, title, text }) => (
          <div key={id}>
            <dt className={styles.question}>{title}</dt>
            <dd className={styles.answer}>
              <ExpandableText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
