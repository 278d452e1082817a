import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For a page that could not be fetched, with none before it that could stay. */
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
