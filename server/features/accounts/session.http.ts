import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '#server/http/context.ts';
import { TooManySignIns } from './passwords.ts';
import { refreshSession, type Session, signIn, signOut } from './sessions.ts';

type Form = Readonly<Record<string, unknown>>;

/** Sign-in, refresh and sign-out, form-encoded as the interface has them; answers `token, success, code, message`. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/login/login_check', async (request, reply) => {
    const { _username: username, _password: password } = formOf(request);
    if (!isText(username) || !isText(password)) return refuse(reply, 400, 'Enter your e-mail address and password.');
    try {
      const session = await signIn(contextOf(request), { username, password, from: request.ip });
      if (session === 'wait')
        return refuse(reply.header('retry-after', '900'), 429, 'Too many tries. Wait 15 minutes and try again.');
      if (!session) return refuse(reply, 401, 'This e-mail address and password do not fit together.');
      return answer(session);
    } catch (error) {
      if (!(error instanceof TooManySignIns)) throw error;
      return refuse(reply.header('retry-after', '5'), 503, 'Many people are signing in. Try again in a moment.');
    }
  });

  app.post('/token/refresh', async (request, reply) => {
    const { refresh_token: refreshToken } = formOf(request);
    const session = isText(refreshToken) ? await refreshSession(contextOf(request), refreshToken) : null;
    return session ? answer(session) : refuse(reply, 401, 'Your session has ended. Sign in again.');
  });

  app.post('/logout', async (request) => {
    const { refresh_token: refreshToken } = formOf(request);
    if (isText(refreshToken)) await signOut(contextOf(request), refreshToken);
    return { success: true, code: 200, message: 'You are signed out.' };
  });
}

const answer = (session: Session) => ({ success: true, code: 200, message: '', ...session });
const refuse = (reply: FastifyReply, code: number, message: string) =>
  reply.status(code).send({ success: false, code, message });
const formOf = (request: FastifyRequest) => (request.body ?? {}) as Form;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 1000;
