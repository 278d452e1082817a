import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Registration, registrationInput } from '#common/accounts/registration.ts';
import { formatBytes } from '#common/formats.ts';
import { type Problem, type ReadInput, readInput } from '#common/inputs.ts';
import { uploadLimits } from '#common/limits.ts';
import { contextOf } from '#server/http/context.ts';
import { takeParts } from '#server/http/parts.ts';
import type { RefusedUpload } from '#server/storage/arrival.ts';
import { keepPicture } from '#server/storage/keep-sent.ts';
import { passwordProblem } from '../passwords/password-rules.ts';
import { TooManySignIns } from '../passwords/passwords.ts';
import { countTries, noteTry, subjectOf, triesCountSeconds } from '../session/counted-tries.ts';
import { limited } from '../session/rate-limits.ts';
import { register } from './registration.commands.ts';
import { type RegistrationForm, readRegistrationForm } from './registration-form.ts';

/** Registrations per network in a quarter of an hour, over all processes. */
const fromOneNetwork = 20;
/** The largest body that is read: the largest logo, a margin for polite refusals, and the fields. */
const longestForm = 60_000_000;

/**
 * `POST /register` for employers: fields `register[…]`, including the logo. Answers the same for known and new
 * addresses. Problems name their field; the logo's also have a status.
 */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  await takeParts(app);
  app.post('/register', limited('register'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (Number(request.headers['content-length']) > longestForm)
      return refuse(reply.header('connection', 'close'), 413, needsAnotherLook, [tooLong]);
    const context = contextOf(request);
    const subjects = { network: subjectOf(`registrations from ${context.network ?? ''}`) };
    if ((await countTries(context, subjects)).network >= fromOneNetwork) return refuseForNow(reply);
    const form = await readRegistrationForm(request);
    if (!form) return refuse(reply, 400, "We couldn't read this form. Send it again.", []);
    const read = await readForm(form);
    if (!read.ok) return refuse(reply, read.status, needsAnotherLook, read.problems);
    await noteTry(context, subjects);
    try {
      const kept = read.logo ? await keepPicture(context, read.logo) : null;
      if (kept && !kept.ok) return refuse(reply, kept.status, needsAnotherLook, [ofLogo(kept)]);
      await register(context, read.registration, kept?.file.id ?? null);
    } catch (error) {
      if (!(error instanceof TooManySignIns)) throw error;
      return refuse(reply, 503, 'Too many people are signing in right now. Try again in a moment.', []);
    }
    return { success: true, code: 200, message: 'Check your email. We sent you a link.' };
  });
}

const needsAnotherLook = 'Some fields need your attention.';

type ReadForm =
  | { ok: true; registration: Registration; logo: Buffer | null }
  | { ok: false; status: number; problems: readonly Problem[] };

/** Reports everything that is wrong at once; nothing has been stored by then. */
async function readForm({ fields, logo }: RegistrationForm): Promise<ReadForm> {
  const read = readInput(registrationInput, fields ?? {});
  const problems = [...(read.ok ? [] : read.problems), ...(await problemOfPassword(fields, read))];
  const refused = logo && !logo.ok ? logo : null;
  if (read.ok && problems.length === 0 && !refused)
    return { ok: true, registration: read.value, logo: logo?.ok ? logo.bytes : null };
  const status = problems.length === 0 && refused ? refused.status : 422;
  return { ok: false, status, problems: [...problems, ...(refused ? [ofLogo(refused)] : [])] };
}

const ofLogo = ({ problem }: RefusedUpload): Problem => ({ ...problem, field: 'logo' });

/** Whether others would guess it, besides its length. */
async function problemOfPassword(fields: unknown, read: ReadInput<Registration>): Promise<Problem[]> {
  if (!read.ok && read.problems.some(({ field }) => field === 'password')) return [];
  const { password, email } = fields as Record<string, unknown>;
  const message = await passwordProblem(String(password), typeof email === 'string' ? email : '');
  return message ? [{ code: 'UNFIT_PASSWORD', message, field: 'password' }] : [];
}

const refuse = (reply: FastifyReply, code: number, message: string, problems: readonly Problem[]) =>
  reply
    .status(code)
    .headers(code === 503 ? { 'retry-after': '30' } : {})
    .send({
      success: false,
      code,
      message,
      ...(problems.length > 0 && { problems: problems.map(({ field, message }) => ({ field, message })) }),
    });

const refuseForNow = (reply: FastifyReply) =>
  refuse(
    reply.headers({ 'retry-after': String(triesCountSeconds), connection: 'close' }),
    429,
    'Too many sign-ups from your network. Wait 15 minutes, then try again.',
    [],
  );

const tooLong: Problem = {
  code: 'FILE_TOO_LARGE',
  message: `This file is too large. Choose one of at most ${formatBytes(uploadLimits.file)}.`,
  field: 'logo',
};
