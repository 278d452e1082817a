import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For a page that could not be loaded, if there is no previous page to stay on. */
export function UnreachableScreen() {
  return (
    <ErrorScreen
      title="We could not reach Plaudit"
      actions={
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      }
    >
      <p>Nothing is lost. The page comes as soon as you are online and the site answers.</p>
    </ErrorScreen>
  );
}
