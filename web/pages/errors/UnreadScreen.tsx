import { searchUrl } from '#common/urls.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For a form that is unreadable, or was posted to a page without one: nothing was changed. */
export function UnreadScreen() {
  return (
    <ErrorScreen title="We couldn't read this form" actions={<Button href={searchUrl()}>Search recruiters</Button>}>
      <p>Nothing was saved. Go back to the form and send it again.</p>
    </ErrorScreen>
  );
}
