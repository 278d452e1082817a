import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHeightVariable } from '#web/kit/use-height-variable.ts';
import { Button } from '#web/ui/Button.tsx';
import { forgetLost, useLost } from './connection.ts';
import styles from './LostConnection.module.css';

/** Says that a page could not be loaded, keeps the current page, and tries again. */
export function LostConnection() {
  const lost = useLost();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useHeightVariable(place, '--lost');
  const tryAgain = () => {
    forgetLost();
    void navigate(lost!);
  };
  return (
    <div ref={place} role="alert" className={styles.place}>
      {lost !== null && (
        <div className={styles.words}>
          <p>We couldn't reach Plaudit. Check your connection, then try again.</p>
          <Button size="small" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
