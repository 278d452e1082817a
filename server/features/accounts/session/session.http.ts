import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timeZoneOf } from '#common/time-zones.ts';
import { contextOf } from '#server/http/context.ts';
import { switchUserOf } from '#server/http/switch-user.ts';
import { setPasswordByLink } from '../passwords/new-password.commands.tsx';
import { requestPasswordReset } from '../passwords/password-reset.tasks.tsx';
import { isTooLong, tooLong } from '../passwords/password-rules.ts';
import { TooManySignIns } from '../passwords/passwords.ts';
import { linkByMail, linkByPassword, requestLinkMail } from '../sign-in-by/pending.commands.ts';
import { beginSignInBy, finishSignInBy } from '../sign-in-by/sign-in-by.ts';
import { type CaptchaWork, captchaPurposes, newCaptcha, useCaptcha } from './captcha.ts';
import { triesCountSeconds } from './counted-tries.ts';
import { deviceOf } from './device.ts';
import { signInByLink } from './login-links.ts';
import { limited } from './rate-limits.ts';
import { type Browser, refreshSession, type Session, signOut } from './sessions.ts';
import { type SignIn, signIn } from './sign-in.ts';

type Form = Readonly<Record<string, unknown>>;

/**
 * Everything for starting, refreshing and ending a session, form-encoded. Answers `{ success, code, message }` and more
 * by route. `captchaWork`: the difficulty of captchas.
 */
export async function sessionRoutes(
  app: FastifyInstance,
  { captchaWork }: { captchaWork?: CaptchaWork } = {},
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/login/login_check', limited('login'), async (request, reply) => {
    const { _username: username, _password: password, captcha } = formOf(request);
    if (typeof password === 'string' && isTooLong(password)) return refusePassword(reply, tooLong);
    if (!isText(username) || !isText(password)) return refuse(reply, 400, 'Enter your email address and password.');
    const context = contextOf(request);
    const isSolved = () => useCaptcha(context, 'login', captcha);
    return unlessBusy(reply, async () => {
      const done = await signIn(context, { username, password, ...browserOf(request) }, isSolved);
      return answerSignIn(reply, done, 'Wrong email or password.');
    });
  });

  app.get('/login/captcha', limited('captcha'), async (request, reply) => {
    const { purpose = 'login' } = request.query as Form;
    const known = captchaPurposes.find((one) => one === purpose);
    if (!known) return refuse(reply, 400, `Ask for a purpose: ${captchaPurposes.join(' or ')}.`);
    return newCaptcha(contextOf(request), known, captchaWork);
  });

  app.post('/login/token', limited('loginLink'), async (request, reply) => {
    const { token } = formOf(request);
    const session = isText(token) ? await signInByLink(contextOf(request), token, browserOf(request)) : null;
    return session ? answer(session) : refuse(reply, 410, usedLink);
  });

  app.post('/login/reset_password', limited('resetPassword'), async (request, reply) => {
    const { _username: username, captcha } = formOf(request);
    if (!isText(username)) return refuse(reply, 400, 'Enter your email address.');
    const context = contextOf(request);
    const done = await requestPasswordReset(context, username, () => useCaptcha(context, 'reset_password', captcha));
    if (done === 'captcha') return refuse(reply, 401, 'Complete the check below, then try again.', untried);
    return say("If there's an account for this email address, we sent it a link.");
  });

  app.post('/login/new_password', limited('newPassword'), async (request, reply) => {
    const { token, _password: password } = formOf(request);
    if (!isText(token)) return refuse(reply, 410, usedLink);
    return unlessBusy(reply, async () => {
      const given = { token, password: typeof password === 'string' ? password : '', ...browserOf(request) };
      const done = await setPasswordByLink(contextOf(request), given);
      if (done.outcome === 'session') return answer(done.session);
      if (done.outcome === 'gone') return refuse(reply, 410, usedLink);
      return refusePassword(reply, done.message);
    });
  });

  app.post('/login/connect/begin', limited('signInBy'), async (request, reply) => {
    const { vendor, browser } = formOf(request);
    if (!isText(vendor) || !isText(browser)) return refuse(reply, 400, 'Choose how to sign in.');
    const begun = await beginSignInBy(contextOf(request), { vendor, browserKey: browser, userId: null });
    return 'url' in begun ? { ...say(''), ...begun } : refuse(reply, 422, begun.message);
  });

  app.post('/login/connect/finish', limited('signInBy'), async (request, reply) => {
    const { vendor, browser, state, code, refresh_token: token } = formOf(request);
    if (!isText(vendor) || !isText(browser) || !isText(state) || !isCode(code))
      return refuse(reply, 410, 'This sign-in has expired or was used already. Start again.');
    const refreshToken = isText(token) && switchUserOf(request) === null ? token : null;
    const returned = { vendor, browserKey: browser, state, code, refreshToken, ...browserOf(request) };
    const done = await finishSignInBy(contextOf(request), returned);
    if (done.outcome === 'session') return answer(done.session);
    if (done.outcome === 'refused') return refuse(reply, 410, done.message);
    return { ...say(''), ...done };
  });

  app.post('/login/connect/password', limited('login'), async (request, reply) => {
    const { handle, _password: password, captcha } = formOf(request);
    if (typeof password === 'string' && isTooLong(password)) return refusePassword(reply, tooLong);
    if (!isText(handle) || !isText(password)) return refuse(reply, 400, 'Enter your password.');
    const context = contextOf(request);
    const isSolved = () => useCaptcha(context, 'login', captcha);
    return unlessBusy(reply, async () => {
      const done = await linkByPassword(context, { handle, password, ...browserOf(request) }, isSolved);
      return done.outcome === 'gone' ? refuse(reply, 410, done.message) : answerSignIn(reply, done, 'Wrong password.');
    });
  });

  app.post('/login/connect/mail', limited('resetPassword'), async (request, reply) => {
    const { handle } = formOf(request);
    const done = isText(handle) ? await requestLinkMail(contextOf(request), handle) : 'gone';
    if (done === 'gone') return refuse(reply, 410, 'This took too long, or was finished already. Start again.');
    if (done === 'wait')
      return refuse(waitFor(reply, triesCountSeconds), 429, 'Too many attempts. Wait 15 minutes, then try again.');
    return say("If there's an account for this email address, we sent it a link.");
  });

  app.post('/login/connect/link', limited('loginLink'), async (request, reply) => {
    const { token, handle } = formOf(request);
    const given = isText(token) && isText(handle) ? { token, handle, ...browserOf(request) } : null;
    const session = given && (await linkByMail(contextOf(request), given));
    return session ? answer(session) : refuse(reply, 410, usedLink);
  });

  app.post('/token/refresh', async (request, reply) => {
    const { refresh_token: refreshToken } = formOf(request);
    const session = isText(refreshToken)
      ? await refreshSession(contextOf(request), refreshToken, switchUserOf(request))
      : null;
    return session ? answer(session) : refuse(reply, 401, 'Your session has ended. Sign in again.');
  });

  app.post('/logout', async (request) => {
    const { refresh_token: refreshToken } = formOf(request);
    if (isText(refreshToken)) await signOut(contextOf(request), refreshToken);
    return say("You're signed out.");
  });
}

const usedLink = 'This link has been used or has expired.';

const say = (message: string) => ({ success: true, code: 200, message });
const answer = (session: Session) => ({ ...say(''), ...session });
const refuse = (reply: FastifyReply, code: number, message: string, more: object = {}) =>
  reply.status(code).send({ success: false, code, message, ...more });
function answerSignIn(reply: FastifyReply, done: SignIn, wrong: string) {
  switch (done.outcome) {
    case 'session':
      return answer(done.session);
    case 'wrong':
      return refuse(reply, 401, wrong, withCaptcha(done.needsCaptcha));
    case 'captcha':
      return refuse(reply, 401, 'Complete the check below, then sign in again.', untried);
    case 'wait':
      return refuse(waitFor(reply, triesCountSeconds), 429, 'Too many attempts. Wait 15 minutes, then try again.');
  }
}
const refusePassword = (reply: FastifyReply, message: string) =>
  refuse(reply, 422, message, { problems: [{ field: '_password', message }] });
const withCaptcha = (captcha: boolean) => (captcha ? { captcha } : {});
/** Nothing but the captcha was wrong, so the browser may send the same again with a solution. */
const untried = { captcha: true, untried: true };
const waitFor = (reply: FastifyReply, seconds: number) => reply.header('retry-after', String(seconds));

/** Hashing has a queue. When it is full, people are asked to retry at once, so it never grows. */
async function unlessBusy<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T | FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooManySignIns)) throw error;
    return refuse(waitFor(reply, 5), 503, 'Too many people are signing in right now. Try again in a moment.');
  }
}

const formOf = (request: FastifyRequest) => (request.body ?? {}) as Form;
const browserOf = (request: FastifyRequest): Browser => ({
  device: deviceOf(request.headers['user-agent']),
  timeZone: timeZoneOf(formOf(request)['time_zone']),
});
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 1000;
/** Vendors give codes of any length. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 4000;
