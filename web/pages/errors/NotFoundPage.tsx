import { searchUrl } from '#common/urls.ts';
import { definePage } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

/** For addresses that no page has, and for what does not exist or is not shown to this person. */
export default function NotFoundPage() {
  return (
    <ErrorScreen title="Not found" actions={<Button href={searchUrl()}>Search recruiters</Button>}>
      <p>There is no page at this address. It may have moved, or the link may be incomplete.</p>
    </ErrorScreen>
  );
}

/** Also at the address of its own. */
export const page = definePage({ notFound: () => true });
