import type { ReactNode, Ref } from 'react';
import { Progress } from '#web/ui/Progress.tsx';
import styles from './SurveySteps.module.css';

/** How far a person has come in a survey. */
export function SurveyProgress({ done, of, words }: { done: number; of: number; words?: string }) {
  return <Progress label="Progress" tone="survey" done={done} of={of} words={words} />;
}

/** The introduction above the first question. */
export function SurveyIntro({ children }: { children: string }) {
  return <p className={styles.intro}>{children}</p>;
}

/** One screen of a survey: its fields above its buttons. */
export function SurveyStep({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={styles.step}>
      {children}
    </div>
  );
}

/** The buttons of a screen. The way on comes first, so Enter presses it; it's shown at the end. */
export function SurveyActions({ next, back }: { next: ReactNode; back: ReactNode }) {
  return (
    <div className={styles.actions}>
      {next}
      {back && <div className={styles.back}>{back}</div>}
    </div>
  );
}

/** The button that leads to the next question, in the survey's color. While busy it ignores presses. */
export function ContinueButton({ busy }: { busy?: boolean }) {
  return (
    <button
      type="submit"
      className={styles.next}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : undefined}
    >
      Continue
    </button>
  );
}
