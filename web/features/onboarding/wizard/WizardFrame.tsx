import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type GettingStartedType, pagesFor, stepOfPage } from '#common/onboarding/steps.ts';
import { gettingStartedUrl, homeUrl } from '#common/urls.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useSkip } from '../use-onboarding.ts';
import styles from './WizardFrame.module.css';
import { wizardWords } from './wizard-words.ts';

type WizardFrameProps = {
  type: GettingStartedType;
  title: string;
  about: string;
  /** The steps for this person. */
  steps: readonly string[];
  done: readonly string[];
  skipped: readonly string[];
  children: ReactNode;
};

/** A page of the wizard: where one is, the step itself, and the ways back, on, past it and out. */
export function WizardFrame({ type, title, about, steps, done, skipped, children }: WizardFrameProps) {
  const skip = useSkip();
  const navigate = useNavigate();
  const types = pagesFor(steps);
  const place = types.indexOf(type);
  const step = stepOfPage(type);
  const before = types[place - 1];
  const next = types[place + 1];
  const nextHref = next ? gettingStartedUrl(next) : homeUrl();
  const stateOf = (page: string) => (done.includes(page) ? 'Done' : skipped.includes(page) ? 'Skipped' : null);
  const state = stateOf(type);
  const doneCount = types.filter((page) => done.includes(page)).length;
  const stepCount = types.filter(stepOfPage).length;
  return (
    <div className={styles.wizard}>
      <div className={styles.top}>
        <span>{`${doneCount} of ${stepCount} steps done`}</span>
        <Button size="small" variant="quiet" href={homeUrl()}>
          Leave and continue later
        </Button>
      </div>
      <Progress label="Page" done={place + 1} of={types.length} />
      <details className={styles.pages}>
        <summary>All pages</summary>
        <ol>
          {types.map((page) => (
            <li key={page}>
              <Link href={gettingStartedUrl(page)} {...(page === type && { 'aria-current': 'step' })}>
                {wizardWords[page].title}
              </Link>{' '}
              {stateOf(page) && <Tag tone={stateOf(page) === 'Done' ? 'good' : 'neutral'}>{stateOf(page)}</Tag>}
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {state && <Tag tone={state === 'Done' ? 'good' : 'neutral'}>{state}</Tag>}
      </div>
      <p className={styles.about}>{about}</p>
      <div className={styles.content}>{children}</div>
      <nav className={styles.ways} aria-label="Getting started">
        {before && <Button href={gettingStartedUrl(before)}>Back</Button>}
        <span className={styles.space} />
        {step && !state && (
          <ActButton
            variant="quiet"
            act={async () => {
              await skip(step, true);
              await navigate(nextHref);
            }}
            done="Skipped. You can do it later from Home."
          >
            Skip this step
          </ActButton>
        )}
        <Button variant={state || !step ? 'primary' : 'secondary'} href={nextHref}>
          {next ? 'Next' : 'Finish'}
        </Button>
      </nav>
    </div>
  );
}
