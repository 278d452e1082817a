import { searchUrl } from '#common/urls.ts';
import { definePage } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For unknown addresses, and for things that do not exist or that this user may not see. */
export default function NotFoundPage() {
  return (
    <ErrorScreen title="Not found" actions={<Button href={searchUrl()}>Search recruiters</Button>}>
      <p>This page doesn't exist. It may have moved, or the link may be incomplete.</p>
    </ErrorScreen>
  );
}

/** Answers 404 even when its own address is opened. */
export const page = definePage({ notFound: () => true });
