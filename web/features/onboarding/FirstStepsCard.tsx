import { graphql, useFragment } from 'react-relay';
import { type OnboardingStep, onboardingSteps } from '#common/onboarding/steps.ts';
import { gettingStartedUrl } from '#common/urls.ts';
import type { FirstStepsCard_onboarding$key } from '#web/__generated__/FirstStepsCard_onboarding.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { Ring } from '#web/ui/Ring.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './FirstStepsCard.module.css';
import { stepWords } from './step-words.ts';
import { useDismiss, useSkip } from './use-onboarding.ts';

/** The first steps: a ring, and each step as done, skipped or to do. Can be dismissed, and brought back from Home. */
export function FirstStepsCard({ onboarding }: { onboarding: FirstStepsCard_onboarding$key }) {
  const { steps, done, skipped } = useFragment(
    graphql`
      fragment FirstStepsCard_onboarding on Onboarding {
        steps
        done
        skipped
      }
    `,
    onboarding,
  );
  const dismiss = useDismiss();
  const known = steps.filter(isStep);
  const doneSteps = known.filter((step) => done.includes(step));
  const isOver = doneSteps.length === known.length;
  return (
    <Card
      title="Your first steps"
      action={
        <ActButton size="small" variant="quiet" act={() => dismiss(true)} done="First steps hidden.">
          Hide
        </ActButton>
      }
    >
      <div className={styles.head}>
        <Ring done={doneSteps.length} of={known.length} shows="count" />
        <p className={styles.words}>
          <b>{`${doneSteps.length} of ${known.length} done`}</b>
          <br />
          {isOver ? "You're all set." : 'Take them in any order. Come back whenever you like.'}
        </p>
        {!isOver && (
          <Button size="small" href={gettingStartedUrl()} aria-label="Continue with your first steps">
            Continue
          </Button>
        )}
      </div>
      <ol className={styles.steps}>
        {known.map((step) => (
          <Step
            key={step}
            step={step}
            state={done.includes(step) ? 'done' : skipped.includes(step) ? 'skipped' : 'open'}
          />
        ))}
      </ol>
    </Card>
  );
}

const isStep = (step: string): step is OnboardingStep => onboardingSteps.some((one) => one === step);

const stateWords = { done: 'Done: ', skipped: 'Skipped: ', open: 'To do: ' } as const;

function Step({ step, state }: { step: OnboardingStep; state: keyof typeof stateWords }) {
  const skip = useSkip();
  const { label, minutes, href } = stepWords[step];
  return (
    <li className={classes(styles.step, styles[state])}>
      <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        {state === 'done' && <path d="m6.5 10.3 2.4 2.4 4.6-5" />}
        {state === 'skipped' && <path d="M6.5 10h7" />}
      </svg>
      <span className={styles.label}>
        <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
        <Link href={href}>{label}</Link>
      </span>
      {state === 'open' && (
        <>
          <span className={styles.minutes}>{`${minutes} min`}</span>
          <ActButton
            size="small"
            variant="quiet"
            act={() => skip(step, true)}
            done={`Skipped: ${label}.`}
            aria-label={`Skip: ${label}`}
          >
            Skip
          </ActButton>
        </>
      )}
      {state === 'skipped' && (
        <ActButton
          size="small"
          variant="quiet"
          act={() => skip(step, false)}
          done={`Back on your list: ${label}.`}
          aria-label={`Put back: ${label}`}
        >
          Put back
        </ActButton>
      )}
    </li>
  );
}

/** In place of the hidden steps: how to get them back. */
export function HiddenSteps({ left }: { left: number }) {
  const dismiss = useDismiss();
  return (
    <p className={styles.back}>
      <span>{left > 0 ? `Your first steps are hidden. ${left} to go.` : 'Your first steps are hidden.'}</span>
      <Button size="small" variant="quiet" onClick={() => void dismiss(false)}>
        Show them
      </Button>
    </p>
  );
}
