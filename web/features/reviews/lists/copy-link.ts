import { absolute } from '#common/urls.ts';
import { notify } from '#web/app-ui/toasts.tsx';

/** Copies the full address of a path and says so; if the browser does not allow it, shows the address. */
export async function copyLink(path: string, done = 'The link is copied.'): Promise<void> {
  const link = absolute(location.origin, path);
  try {
    await navigator.clipboard.writeText(link);
    notify.success(done);
  } catch {
    notify.error(`Your browser does not let us copy. The link is ${link}`);
  }
}
