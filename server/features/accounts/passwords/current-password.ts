import { z } from 'zod';
import type { Problem } from '#common/inputs.ts';
import type { Context } from '#server/commands/context.ts';
import { Refusal, refuse } from '#server/commands/refusal.ts';
import { countTries, noteTry, subjectOf } from '../session/counted-tries.ts';
import { isTooLong, tooLong } from './password-rules.ts';
import { passwordFits, TooManySignIns, takeTurn } from './passwords.ts';

/** The input of everything that needs the present password. */
export const currentPassword = z.string().refine((password) => !isTooLong(password), tooLong);

/** Wrong current passwords allowed in a quarter of an hour: an open browser must not help to guess its password. */
const wrongAllowed = 10;

/** The owner of an account, who has entered its password. Refuses and counts a wrong one. Throws `TooManySignIns`. */
export const ownerByPassword = (context: Context, userId: string, password: string): Promise<{ email: string }> =>
  takeTurn(async () => {
    const subjects = { user: subjectOf(`current password of ${userId}`) };
    if ((await countTries(context, subjects)).user >= wrongAllowed)
      refuse('TOO_MANY_TRIES', 'Too many attempts. Wait 15 minutes, then try again.', 'currentPassword');
    const user = await context.database.kysely
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user && (await passwordFits(user.password_hash, password))) return user;
    await noteTry(context, subjects);
    return refuse('WRONG_PASSWORD', "This isn't your current password.", 'currentPassword');
  });

/** The payload of a mutation that checks a password before its command: refusals become its `errors`. */
export async function asPayload<Payload extends object>(
  work: () => Promise<Payload>,
): Promise<Payload | { errors: readonly Problem[] }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return { errors: error.problems };
    if (error instanceof TooManySignIns) return { errors: [busy] };
    throw error;
  }
}

const busy: Problem = {
  code: 'BUSY',
  message: 'Too many people are signing in right now. Try again in a moment.',
  field: null,
};
