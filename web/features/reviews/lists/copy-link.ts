import { absolute } from '#common/urls.ts';
import { notify } from '#web/app-ui/toasts.tsx';

/** Copies the full address of a path and says so; if the browser does not allow it, shows the address. */
export async function copyLink(path: string, done = 'Link copied.'): Promise<void> {
  const link = absolute(location.origin, path);
  try {
    await navigator.clipboard.writeText(link);
    notify.success(done);
  } catch {
    notify.error(`Your browser doesn't allow copying. The link is ${link}`);
  }
}
