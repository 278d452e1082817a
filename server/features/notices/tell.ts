import { sql } from 'kysely';
import { everyTopic, type MailRhythm, type NoticeKindName, noticeKinds, noticeTopics } from '#common/notices/kinds.ts';
import { absolute, noticeSettingsUrl } from '#common/urls.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { aboutNotice } from './about-notice.ts';
import { nextDigest } from './digest-times.ts';
import { noticeMail } from './mails/NoticeMail.tsx';

/** Somebody who was told, and how they want emails about it. */
export interface Told {
  noticeId: string;
  userId: string;
  email: string;
  name: string;
  /** UTC if they have not chosen one. */
  timeZone: string;
  rhythm: MailRhythm;
}

/** What happened, and to whom it is told. */
export interface Happening {
  /** Ids of users; those without an active account are left out. */
  to: readonly string[];
  /** The address on this site that the notice leads to. */
  path: string;
  /** A name for the notice's sentence. Reviews and invitations have one of their own. */
  about?: string;
  reviewId?: string;
  invitationId?: string;
  /** The email for those who want to know right away, if this kind has one of its own. */
  mail?: (write: Write, person: Told) => Promise<unknown>;
}

/**
 * Tells people what happened, in the transaction in which it happens: one notice each, and the email for those who
 * want it right away. Returns the people who were told.
 */
export async function tell(write: Write, kind: NoticeKindName, happening: Happening): Promise<Told[]> {
  const { topic } = noticeKinds[kind];
  const people = [...new Set(happening.to)].toSorted();
  if (people.length === 0) return [];
  const { rows } = await sql<Told>`/* tell */
    with chosen as (
      select p.notice_id, u.id as user_id, u.email, u.name, coalesce(u.time_zone, 'UTC') as time_zone,
        case when exists (select from notice_choices c where c.user_id = u.id and c.topic = ${everyTopic}) then 'never'
          else coalesce((select c.rhythm from notice_choices c where c.user_id = u.id and c.topic = ${topic}),
            ${noticeTopics[topic].mail}) end as rhythm
      from unnest(${people.map(() => write.nature.newId())}::uuid[], ${people}::uuid[]) p (notice_id, user_id)
        join users u on u.id = p.user_id and u.status = 'active'
    ), told as (
      insert into notices (id, user_id, kind, about, path, review_id, invitation_id, at, digest)
      select notice_id, user_id, ${kind}, ${happening.about?.slice(0, 200) ?? null}, ${happening.path},
        ${happening.reviewId ?? null}::uuid, ${happening.invitationId ?? null}::uuid, ${write.at}::timestamptz,
        case when rhythm in ('daily', 'weekly') then rhythm end
      from chosen
    )
    select notice_id as "noticeId", user_id as "userId", email, name, time_zone as "timeZone", rhythm
    from chosen order by user_id`.execute(write.tx);
  const { mail = mailOf(kind) } = happening;
  for (const person of rows) {
    if (person.rhythm === 'now') await mail(write, person);
    if (person.rhythm === 'daily' || person.rhythm === 'weekly')
      write.enqueue(nextDigest(write.at, person.rhythm, person));
  }
  return rows;
}

const mailOf = (kind: NoticeKindName) => async (write: Write, person: Told) => {
  const { about, path, user_id } = await noticeToMail(write, person.noticeId);
  await sendMail(write, noticeMail, {
    to: person,
    noticesOf: user_id,
    props: { name: person.name, kind, about, url: onSite(path), settingsUrl: onSite(noticeSettingsUrl()) },
  });
};

const onSite = (path: string) => absolute(env.PLAUDIT_URL, path);

const noticeToMail = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('notices as n')
    .leftJoin('recruiters as r', 'r.user_id', 'n.user_id')
    .select(({ ref }) => [
      'n.user_id',
      'n.path',
      aboutNotice(
        { review_id: ref('n.review_id'), invitation_id: ref('n.invitation_id'), about: ref('n.about') },
        ref('r.agency_id'),
      ).as('about'),
    ])
    .where('n.id', '=', id)
    .executeTakeFirstOrThrow();
