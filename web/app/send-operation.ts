import type { GraphQLResponse, RequestParameters, UploadableMap, Variables } from 'relay-runtime';
import { Unreachable } from '#web/kit/problem.ts';
import { switchHeader } from '#web/kit/session/acting.ts';
import type { Session } from '#web/kit/session/session.ts';
import { type Send, SignedOut, SomebodyElse } from './relay-environment.ts';

/**
 * Sends operations to `/graphql/` as forms, in the name of the user at the start, never of whoever is signed in after a
 * token refresh. Refreshes an expired token once.
 */
export function sendAs(session: Session): Send {
  return async (operation, variables, files) => {
    const actor = actorOf(session);
    const orTell = (error: Error): never => {
      // If the session still exists, it was not refused: the server was unreachable or busy.
      throw session.user ? new Unreachable(error) : new SignedOut(error.message);
    };
    const postAs = (token: string | null) => {
      if (actorOf(session) !== actor) throw new SomebodyElse('Another account is signed in now. Nothing was sent.');
      return post(session, token, formOf(operation, variables, files), Object.keys(files ?? {}).length > 0);
    };
    const token = await session.accessToken().catch(orTell);
    const first = await postAs(token);
    if (first.code !== 401) return first.json;
    if (!token) throw new SignedOut(first.message);
    const { token: renewed } = await session.refresh(token).catch(orTell);
    const second = await postAs(renewed);
    if (second.code === 401) throw new SignedOut(second.message);
    return second.json;
  };
}

/** The user, and whom a super admin acts as. */
const actorOf = ({ user, switchUser }: Session) => JSON.stringify([user?.id, switchUser]);

interface Posted {
  readonly code: number | undefined;
  readonly message: string;
  readonly json: GraphQLResponse;
}

async function post(session: Session, token: string | null, body: FormData, hasFiles: boolean): Promise<Posted> {
  const headers = switchHeader(session.switchUser);
  if (token) headers.authorization = `Bearer ${token}`;
  try {
    const { status, json } = await (hasFiles ? postFiles : postFields)(body, headers);
    const { code, message = '' } = json as { code?: number; message?: string };
    return { code: code ?? (status === 401 ? 401 : undefined), message, json: json as GraphQLResponse };
  } catch (error) {
    throw new Unreachable(error);
  }
}

type Answered = Promise<{ status: number; json: unknown }>;

async function postFields(body: FormData, headers: Record<string, string>): Answered {
  const response = await fetch('/graphql/', { method: 'POST', credentials: 'include', headers, body });
  return { status: response.status, json: await response.json() };
}

async function postFiles(body: FormData, headers: Record<string, string>): Answered {
  const { postWithProgress } = await import('#web/kit/upload.ts');
  return postWithProgress('/graphql/', body, headers);
}

/** Without files `query` and `variables`; with files `operations` and a `map` from parts to input paths. */
export function formOf(operation: RequestParameters, variables: Variables, files?: UploadableMap | null): FormData {
  const form = new FormData();
  const query = operation.text ?? '';
  const uploads = Object.entries(files ?? {});
  if (operation.id) form.set('id', operation.id);
  if (uploads.length === 0) {
    form.set('query', query);
    form.set('variables', JSON.stringify(variables));
    return form;
  }
  form.set('operations', JSON.stringify({ query, operationName: operation.name, variables }));
  form.set('map', JSON.stringify(Object.fromEntries(uploads.map(([path], part) => [part, [`variables.${path}`]]))));
  for (const [part, [, file]] of uploads.entries()) form.set(String(part), file);
  return form;
}
