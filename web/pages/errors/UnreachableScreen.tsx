import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For a page that could not be loaded, if there is no previous page to stay on. */
export function UnreachableScreen() {
  return (
    <ErrorScreen
      title="We couldn't reach Plaudit"
      actions={
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      <p>Nothing is lost. Check your connection, then try again.</p>
    </ErrorScreen>
  );
}
