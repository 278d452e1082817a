import { useEffect, useRef, useState } from 'react';
import { formatCount } from '#common/formats.ts';
import type { Acting } from '#web/kit/session/acting.ts';
import { useHeightVariable } from '#web/kit/use-height-variable.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './ActingBanner.module.css';

type ActingBannerProps = {
  acting: Acting;
  username: string;
  /** Ends the impersonation; rejects if the server cannot be reached. */
  stop: () => Promise<unknown>;
  /** Called when the time is over, and again until it has worked. */
  onOver: () => void;
};

/** Shows on every page who acts as whom and for how much longer, with a button to stop. */
export function ActingBanner({ acting: { adminName, userName, until }, username, stop, onOver }: ActingBannerProps) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const left = useMinutesUntil(until, onOver);
  const banner = useRef<HTMLElement>(null);
  useHeightVariable(banner, '--foot');
  const press = async () => {
    setBusy(true);
    setFailed(false);
    await stop().catch(() => setFailed(true));
    setBusy(false);
  };
  return (
    <section ref={banner} className={styles.banner} aria-label="Acting as another person">
      <p className={styles.words}>
        <strong>
          {adminName}, you're acting as {userName}
        </strong>{' '}
        <span className={styles.username}>({username})</span>, for {formatCount(left, 'more minute')}. Everything you do
        is logged under both names.
      </p>
      <p className={styles.failure} role="alert">
        {hasFailed && "We couldn't reach Plaudit. Try again."}
      </p>
      <Button size="small" busy={isBusy} onClick={press}>
        Stop acting as {userName}
      </Button>
    </section>
  );
}

/** The remaining whole minutes, at least one; updated several times a minute. */
function useMinutesUntil(until: number, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (Date.now() >= until) onOver();
    };
    const often = setInterval(look, 10_000);
    const atTheEnd = setTimeout(look, Math.max(0, until - Date.now()));
    return () => {
      clearInterval(often);
      clearTimeout(atTheEnd);
    };
  }, [until, onOver]);
  return Math.max(1, Math.ceil((until - now) / 60_000));
}
