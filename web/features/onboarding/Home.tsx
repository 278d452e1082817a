import { type ReactNode, useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatInterval, formatNumber, formatScore, formatShare } from '#common/formats.ts';
import { isLed, openSteps } from '#common/onboarding/steps.ts';
import { isTooFew } from '#common/reviews/score.ts';
import { meets } from '#common/roles.ts';
import { placementsUrl, reviewsUrl } from '#common/urls.ts';
import type { Home_dashboard$data, Home_dashboard$key } from '#web/__generated__/Home_dashboard.graphql.ts';
import type { Home_onboarding$key } from '#web/__generated__/Home_onboarding.graphql.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { type Stat, StatRow } from '#web/ui/StatRow.tsx';
import { FirstStepsCard, HiddenSteps } from './FirstStepsCard.tsx';
import styles from './Home.module.css';
import { LastEvents } from './LastEvents.tsx';
import { nextAction } from './next-action.ts';

type HomeProps = {
  onboarding: Home_onboarding$key;
  dashboard: Home_dashboard$key;
  /** Below what happened lately. */
  children: ReactNode;
};

/** What to do next and why, four figures, the first steps, and what happened lately. */
export function Home({ onboarding, dashboard, children }: HomeProps) {
  const state = useFragment(
    graphql`
      fragment Home_onboarding on Onboarding {
        done
        skipped
        isDismissed
        ...FirstStepsCard_onboarding
        ...LastEvents_onboarding
      }
    `,
    onboarding,
  );
  const figures = useFragment(
    graphql`
      fragment Home_dashboard on Dashboard {
        parts {
          score
          scoreLow
          scoreHigh
          scored
          levels
        }
        eligible
        invited
        unanswered
      }
    `,
    dashboard,
  );
  const roles = rolesToCheck(useUser()?.roles ?? []);
  useKeptLanding(isLed(roles, state));
  const next = nextAction(roles, state, figures, meets(roles, 'review_reply'));
  return (
    <>
      <section className={styles.next} aria-labelledby="next">
        <div className={styles.nextWords}>
          <h2 className={styles.nextTitle} id="next">
            {next.label}
          </h2>
          <p>{next.why}</p>
        </div>
        <Button variant="primary" href={next.href} aria-label={`Start: ${next.label}`}>
          Start
        </Button>
      </section>
      <StatRow stats={statsOf(figures)} />
      <div className={styles.columns}>
        {!state.isDismissed && <FirstStepsCard onboarding={state} />}
        <div className={styles.aside}>
          <LastEvents onboarding={state} />
          {children}
        </div>
      </div>
      {state.isDismissed && <HiddenSteps left={openSteps(roles, state).length} />}
    </>
  );
}

/** Where the person lands next time follows what this page knows. */
function useKeptLanding(isLedNow: boolean) {
  const session = useSession();
  useEffect(() => {
    session.setAttribute('isLed', isLedNow);
  }, [session, isLedNow]);
}

function statsOf({ parts, eligible, invited, unanswered }: Home_dashboard$data): readonly Stat[] {
  const last = parts.at(-1);
  const scored = last?.scored ?? 0;
  const inYear = parts.reduce((sum, { levels }) => sum + levels.reduce((all, one) => all + one, 0), 0);
  return [
    {
      label: 'Score',
      value: last && scored > 0 ? formatScore(last.score) : '–',
      hint: !last || scored === 0 ? 'No reviews yet' : scoreHint(last),
    },
    { label: 'Reviews in 12 months', value: formatNumber(inYear) },
    {
      label: 'Coverage',
      value: eligible > 0 ? formatShare(invited / eligible) : '–',
      hint:
        eligible > 0 ? (
          `${formatNumber(invited)} of ${formatNumber(eligible)} invited`
        ) : (
          <Link href={placementsUrl()}>No placements yet</Link>
        ),
    },
    {
      label: 'Awaiting your reply',
      value: unanswered > mostCounted ? `${formatNumber(mostCounted)}+` : formatNumber(unanswered),
      hint: unanswered > 0 && <Link href={reviewsUrl('publishedNotReplied')}>See them</Link>,
    },
  ];
}

/** The API counts no further: one more means there are more. */
const mostCounted = 1000;

const scoreHint = ({ scored, scoreLow, scoreHigh }: Home_dashboard$data['parts'][number]) =>
  `${isTooFew(scored) ? 'Too few reviews, ' : ''}80% interval ${formatInterval({ low: scoreLow, high: scoreHigh })}`;
