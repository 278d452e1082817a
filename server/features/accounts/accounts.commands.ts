import { z } from 'zod';
import { normaliseEmail } from '#common/email.ts';
import { trimUnseen } from '#common/invisible.ts';
import { uuidv7 } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import { passwordProblem } from './passwords/password-rules.ts';
import { hashPassword } from './passwords/passwords.ts';

const newSuperAdmin = z.object({
  email: z.string().transform((text, issues) => {
    const email = normaliseEmail(text);
    if (!email) issues.addIssue('Enter an email address such as admin@agency.example.');
    return email ?? '';
  }),
  password: z.string(),
  name: z.string().overwrite(trimUnseen).min(1, 'Enter a name.').max(120, 'Use at most 120 characters.'),
});

/**
 * Creates a super admin, from the machine's command line. Throws a ZodError for invalid input, and an Error with a
 * sentence for a bad password or an address in use.
 */
export async function createSuperAdmin(
  { kysely }: Database,
  input: { email: string; password: string; name: string },
): Promise<{ id: string }> {
  const { email, password, name } = newSuperAdmin.parse(input);
  const problem = await passwordProblem(password, email);
  if (problem) throw new Error(problem);
  const passwordHash = await hashPassword(password);
  const id = uuidv7(Date.now());
  await kysely.transaction().execute(async (tx) => {
    const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (taken) throw new Error(`There's already an account for ${email}.`);
    await tx
      .insertInto('users')
      .values({ id, type: 'user', email, name, password_hash: passwordHash, is_verified: true })
      .execute();
    await tx.insertInto('user_roles').values({ user_id: id, role: 'ROLE_SUPER_ADMIN' }).execute();
    await tx
      .insertInto('audit_entries')
      .values({
        id: uuidv7(Date.now()),
        at: new Date(),
        actor: 'system',
        action: 'createSuperAdmin',
        subject_type: 'User',
        subject_id: id,
      })
      .execute();
  });
  return { id };
}
