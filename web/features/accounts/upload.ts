import type { SendForm } from '#web/kit/session/session.ts';
import type { AuthResponse } from '#web/kit/session/user.ts';

/** How many bytes of a form have left this browser. */
export interface Uploaded {
  readonly sent: number;
  readonly of: number;
}

/** Sends a form and tells how far it is, which `fetch` cannot. Rejects where nothing answers, or no JSON. */
export function uploadTelling(tell: (uploaded: Uploaded) => void): SendForm {
  return (path, form, headers) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.responseType = 'json';
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => tell({ sent: loaded, of: total });
      request.onerror = () => reject(new TypeError('The server was not reached.'));
      request.onload = () => {
        const answer = request.response as AuthResponse | null;
        if (answer) resolve(answer);
        else reject(new TypeError(`The server answered ${request.status} without JSON.`));
      };
      request.send(form);
    });
}
