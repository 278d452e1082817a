import './tsx-hook.ts';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { env } from './env.ts';
import { isForPeople, StartProblem } from './running/problem.ts';
import { withConnectionString } from './running/with-connection-string.ts';

const usage = 'Write: bin/admin create <email>, or bin/admin rotate-keys';

/** What an operator does by hand, without the site. */
async function main([action, ...rest]: readonly string[]): Promise<void> {
  if (action === 'create') return create(rest);
  if (action === 'rotate-keys' && rest.length === 0) return rotate();
  throw new StartProblem(usage);
}

/** `bin/admin rotate-keys` encrypts access to other software and mailboxes with PLAUDIT_SECRET instead of the secret before it. */
const rotate = () =>
  withConnectionString(async (connectionString) => {
    const { connect } = await import('./database/database.ts');
    const { rotateKeys } = await import('./integrations/rotate-keys.ts');
    const database = connect(connectionString, 2);
    try {
      const { sealed, lost } = await rotateKeys(database);
      const [are, them] = lost === 1 ? ['is', 'it'] : ['are', 'them'];
      console.log(`Encrypted ${sealed} with the present secret.`);
      if (lost > 0) console.log(`${lost} ${are} encrypted with a secret that is not set: connect ${them} again.`);
    } finally {
      await database.close();
    }
  });

/** `bin/admin create <email>` creates a super admin. Prompts for the password, or reads it from standard input. */
async function create([email, ...rest]: readonly string[]): Promise<void> {
  if (!email || rest.length) throw new StartProblem(usage);
  const password = process.stdin.isTTY
    ? await prompt('Password (12 characters or more): ')
    : (await text(process.stdin)).trim();
  await withConnectionString(async (connectionString) => {
    const { connect } = await import('./database/database.ts');
    const { createSuperAdmin } = await import('./features/accounts/accounts.commands.ts');
    const database = connect(connectionString, 2);
    try {
      await createSuperAdmin(database, { email, password, name: email.split('@')[0]! });
    } finally {
      await database.close();
    }
  });
  console.log(`${email} may sign in as super admin at ${env.PLAUDIT_URL}`);
}

/** Does not echo what is typed. */
async function prompt(question: string): Promise<string> {
  process.stdout.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: true });
  const answer = await lines.question('');
  lines.close();
  process.stdout.write('\n');
  return answer;
}

function sentence(error: unknown): unknown {
  if (error instanceof z.ZodError) return error.issues.map((issue) => issue.message).join(' ');
  return isForPeople(error) || (error instanceof Error && !('code' in error)) ? error.message : error;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(sentence(error));
  process.exit(1);
});
