import { sql } from 'kysely';
import { z } from 'zod';
import { everyTopic, noticeSentence } from '#common/notices/kinds.ts';
import { absolute, noticeSettingsUrl, signInUrl } from '#common/urls.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { defineTask } from '#server/tasks/task.ts';
import { aboutNotice } from './about-notice.ts';
import { startAgain } from './choices.commands.ts';
import { digestTaskName } from './digest-times.ts';
import { digestMail } from './mails/DigestMail.tsx';
import { redirectDigests } from './waiting-digests.ts';

/** Notices in one summary; the others are only counted. */
const listed = 20;

const ofDigest = z.object({ userId: z.uuid(), rhythm: z.enum(['daily', 'weekly']) });

/**
 * Emails the notices that wait for a summary and are unread, the newest first. Nothing is sent if there are none. Takes
 * them out of the waiting ones, so that a second run finds nothing.
 */
const mailDigest = defineCommand({
  name: 'mailDigest',
  input: ofDigest,
  run: async (write, { userId, rhythm }) => {
    const user = await write.tx
      .selectFrom('users as u')
      .leftJoin('recruiters as r', 'r.user_id', 'u.id')
      .select(['u.id', 'u.email', 'u.name', 'u.status', 'r.agency_id'])
      .where('u.id', '=', userId)
      .forUpdate('u')
      .executeTakeFirst();
    if (!user) return { sent: false };
    const unread = await takeWaiting(write, user, rhythm);
    if (unread.length === 0 || user.status !== 'active') return { sent: false };
    const onSite = (path: string) => absolute(env.PLAUDIT_URL, path);
    await sendMail(write, digestMail, {
      to: user,
      noticesOf: userId,
      props: {
        name: user.name,
        rhythm,
        count: unread.length,
        notices: unread.slice(0, listed).map(({ id, kind, about, path }) => ({
          key: id,
          sentence: noticeSentence(kind, about),
          url: onSite(path),
        })),
        homeUrl: onSite(signInUrl()),
        settingsUrl: onSite(noticeSettingsUrl()),
      },
    });
    return { sent: true };
  },
});

/** Sends somebody's daily or weekly summary. Queued by the first notice that waits for it. */
export const sendDigest = defineTask({
  name: digestTaskName,
  payload: ofDigest,
  run: (context, payload) => carryOut(context, mailDigest, payload),
});

interface Waiting {
  id: string;
  kind: string;
  path: string;
  about: string | null;
}

async function takeWaiting(
  { tx }: Write,
  { id, agency_id }: { id: string; agency_id: string | null },
  rhythm: 'daily' | 'weekly',
): Promise<Waiting[]> {
  const column = (name: string) => sql.ref(`n.${name}`);
  const row = { review_id: column('review_id'), invitation_id: column('invitation_id'), about: column('about') };
  const { rows } = await sql<Waiting & { isRead: boolean }>`/* takeWaiting */
    with taken as (
      update notices n set digest = null where n.user_id = ${id} and n.digest = ${rhythm}
      returning n.id, n.kind, n.path, n.at, n.read_at, n.review_id, n.invitation_id, n.about)
    select n.id, n.kind, n.path, ${aboutNotice(row, sql`${agency_id}::uuid`)} as about from taken n
    where n.read_at is null order by n.at desc, n.id desc`.execute(tx);
  return rows;
}

on('noticeMailsStopped', async (write, { userId, isStopped }) => {
  const stops = { user_id: userId, topic: everyTopic };
  if (isStopped) {
    await write.tx
      .insertInto('notice_choices')
      .values({ ...stops, rhythm: 'never' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await redirectDigests(write, userId, null, 'never');
  } else await startAgain(write, userId);
});
