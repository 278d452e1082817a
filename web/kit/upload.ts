import { noteUploaded } from './saving.ts';
import type { SendForm } from './session/session.ts';

/** Sends a session form with its files and reports progress; see `useUploaded`. */
export const sendWithProgress: SendForm = async (path, form, headers) =>
  (await postWithProgress(path, form, headers)).json as Awaited<ReturnType<SendForm>>;

/**
 * Posts a form with its files and reports progress to the save overlay, which `fetch` cannot do. Rejects if the request
 * fails or the answer is not JSON.
 */
export function postWithProgress(
  path: string,
  form: FormData,
  headers: Record<string, string>,
): Promise<{ status: number; json: unknown }> {
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.withCredentials = true;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => noteUploaded({ loaded, total });
  return new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    request.onload = () => {
      try {
        resolve({ status: request.status, json: JSON.parse(request.responseText) });
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError('The upload was interrupted. Try again.'));
    request.send(form);
  }).finally(() => noteUploaded(null));
}
