import { surveyMailWords } from '#common/surveys/mail.ts';
import { SurveyCard } from '../questions/SurveyCard.tsx';
import type { lookOf } from '../survey-words.ts';
import styles from './SurveyDesign.module.css';

type EmailCardProps = {
  look: ReturnType<typeof lookOf>;
  /** The opening question. */
  question: string;
  /** The agency's own words; the standard ones without. */
  subject: string | null | undefined;
  text: string | null | undefined;
  from?: string;
  replyTo?: string;
  /** What the agency writes to these people. */
  message?: string;
};

/** The email that brings a survey, in short. */
export function EmailCard({ look, question, subject, text, from, replyTo, message = '' }: EmailCardProps) {
  const standard = surveyMailWords(look.agencyName);
  const head = { From: from, 'Replies to': replyTo, Subject: subject?.trim() || standard.subject };
  return (
    <SurveyCard look={look}>
      <dl className={styles.subject}>
        {Object.entries(head).map(
          ([term, said]) =>
            said && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{said}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.question}>{question}</p>
      <p className={styles.text}>{text?.trim() || standard.text}</p>
      {message.trim() && (
        <figure className={styles.message}>
          <figcaption>{`${look.agencyName} writes:`}</figcaption>
          <blockquote className={styles.text}>{message.trim()}</blockquote>
        </figure>
      )}
      <p className={styles.numbers} aria-label="Numbers from 0 to 10, each a link to the survey" role="img">
        {numbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </p>
    </SurveyCard>
  );
}

const numbers = Array.from({ length: 11 }, (_, number) => number);
