import type { Context } from '#server/commands/context.ts';
import { pendingEffects, type Write } from '#server/commands/write.ts';
import type { MailToCompose } from '../compose.ts';
import { MailFrame } from '../MailFrame.tsx';
import { Action, Paragraph, Title } from '../parts.tsx';

/** A valid email, for tests that change one thing about it. */
export const letter = (change: Partial<MailToCompose> = {}): MailToCompose => ({
  kind: 'invitation',
  to: { email: 'dana@candidates.example', name: 'Dana Price' },
  subject: 'Ada asks for your review',
  body: (
    <MailFrame preview="Two minutes" why="You get this because Ada asked us to write.">
      <Title>How was it?</Title>
      <Paragraph>Hello Dana</Paragraph>
      <Action href="https://plaudit.example/review-invite/1/2">Write your review</Action>
    </MailFrame>
  ),
  ...change,
});

/** What a command does inside its transaction, without the command. */
export function inWrite<T>(context: Context, run: (write: Write) => Promise<T>): Promise<T> {
  return context.database.kysely.transaction().execute(async (tx) => {
    const { write, settle } = pendingEffects(tx, context);
    const done = await run(write);
    await settle();
    return done;
  });
}

/** An agency to send for, with its own name. */
export async function newAgency({ database, nature }: Context, name = 'Harbour Talent'): Promise<string> {
  const id = nature.newId();
  await database.kysely
    .insertInto('agencies')
    .values({
      id,
      slug: `agency-${id}`,
      name,
      legal_name: `${name} Pty Ltd`,
      contact_email: 'hello@harbour.example',
      country: 'AU',
      time_zone: 'Australia/Sydney',
    })
    .execute();
  return id;
}
