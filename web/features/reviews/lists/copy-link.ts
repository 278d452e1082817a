import { absolute } from '#common/urls.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { problemsOf } from '#web/kit/problem.ts';

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

/**
 * Copies a text that is still being made, such as one with a link from the server, and says so. Browsers allow that only
 * right after a press, so the clipboard gets the promise.
 */
export async function copyText(text: Promise<string>, done: string): Promise<void> {
  try {
    const asBlob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asBlob })]);
    notify.success(done);
  } catch {
    notify.error(await text.then((words) => `Your browser doesn't allow copying. It would be: ${words}`, messageOf));
  }
}

const messageOf = (error: unknown) => problemsOf(error)[0]!.message;
