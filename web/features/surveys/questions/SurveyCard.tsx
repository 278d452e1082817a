import type { CSSProperties, ReactNode } from 'react';
import styles from './SurveyCard.module.css';

/** The look that an agency has given its surveys. */
export interface SurveyLook {
  /** A color like '#0072bb', on which white text can be read. */
  readonly accent: string;
  readonly agencyName: string;
  /** The address of the logo; null shows the name. */
  readonly logo: string | null;
}

/** A page of a survey: the agency's logo or name, and what it asks or says. */
export function SurveyCard({ look, children }: { look: SurveyLook; children: ReactNode }) {
  return (
    <div className={styles.card} style={{ '--survey-accent': look.accent } as CSSProperties}>
      <p className={styles.agency}>
        {look.logo ? <img className={styles.logo} src={look.logo} alt={look.agencyName} /> : look.agencyName}
      </p>
      {children}
    </div>
  );
}

/** What a person reads after the last question. */
export function SurveyThanks({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.thanks}>
      <h2 className={styles.title} tabIndex={-1}>
        {title || 'Thank you!'}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
