import { useNavigate } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { forgetLost, useLost } from './connection.ts';
import styles from './LostConnection.module.css';

/** Says that a page could not be loaded, keeps the current page, and tries again. */
export function LostConnection() {
  const lost = useLost();
  const navigate = useNavigate();
  const tryAgain = () => {
    forgetLost();
    void navigate(lost!);
  };
  return (
    <div role="alert" className={styles.place}>
      {lost !== null && (
        <div id="lost" className={styles.words}>
          <p>We couldn't reach Plaudit. Check your connection, then try again.</p>
          <Button size="small" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
