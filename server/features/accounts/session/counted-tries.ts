import { createHmac } from 'node:crypto';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { derivedKey } from '#server/session/tokens.ts';

/** Seconds an attempt is counted. */
export const triesCountSeconds = 15 * 60;

/** Whom attempts are counted for, by name: `{ account: subjectOf('account a@b.example') }`. */
export type Subjects<Name extends string> = Readonly<Record<Name, Buffer>>;

/** A subject as stored: counting needs no address in clear text. */
export const subjectOf = (subject: string): Buffer =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'login failures')).update(subject).digest();

/** The attempts of each subject in the last quarter of an hour, by all processes together. One statement. */
export async function countTries<Name extends string>(
  { database, nature }: Context,
  subjects: Subjects<Name>,
): Promise<Record<Name, number>> {
  const since = new Date(nature.now().getTime() - triesCountSeconds * 1000);
  const counted = await database.kysely
    .selectFrom('login_failures')
    .select((eb) => ['subject', eb.fn.countAll<string>().as('tries')])
    .where('subject', 'in', Object.values<Buffer>(subjects))
    .where('failed_at', '>', since)
    .groupBy('subject')
    .execute();
  const triesOf = (subject: Buffer) => Number(counted.find((row) => row.subject.equals(subject))?.tries ?? 0);
  const entries = Object.entries<Buffer>(subjects).map(([name, subject]) => [name, triesOf(subject)]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Records an attempt of each subject; see `countTries`. One statement. */
export async function noteTry({ database, nature }: Context, subjects: Subjects<string>): Promise<void> {
  const failed_at = nature.now();
  await database.kysely
    .insertInto('login_failures')
    .values(Object.values(subjects).map((subject) => ({ id: nature.newId(), subject, failed_at })))
    .execute();
}
