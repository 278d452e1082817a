import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { aboutNotice } from './about-notice.ts';
import { chooseNoticeMail } from './choices.commands.ts';
import { markNotices } from './notices.commands.ts';

const User = plan.type('User', 'users');

/** Something that happened, told to one person. Nobody else sees it. */
const Notice = plan.node('Notice', {
  table: 'notices',
  visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.userId),
});

plan.fields(Notice, (t) => ({
  ...t.columns({ kind: 'String', path: 'String', at: 'DateTime' }),
  isRead: t.sql({ type: 'Boolean', sql: ({ row }) => sql<boolean>`(${row.read_at} is not null)` }),
  about: t.sql({
    type: 'String',
    nullable: true,
    description: "A review's title or somebody's name; null if it is no longer shown.",
    sql: ({ row, viewer }) => aboutNotice(row, sql`${viewer.agencyId}`),
  }),
}));

plan.query.list('notices', Notice, {
  description: 'What happened, for the viewer, the newest first.',
  pageSize: 25,
  sorts: { NEWEST: { desc: ['at'] } },
  filterInput: (t) => ({ isUnread: t.boolean() }),
  filters: {
    isUnread: ({ row }, isUnread) => (isUnread ? sql<boolean>`${row.read_at} is null` : sql<boolean>`true`),
  },
});

/** How often somebody wants emails about a topic. Only what they chose has a row. */
const NoticeChoice = plan.rows('NoticeChoice', {
  table: 'notice_choices',
  key: 'topic',
  visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.userId),
});

plan.fields(NoticeChoice, (t) => t.columns({ topic: 'String', rhythm: 'String' }));

/** Counted up to this; one more means there are more. */
const countedUpTo = 99;

plan.fields(User, (t) => ({
  unreadNotices: t.sql({
    type: 'Int',
    nullable: true,
    description: `How many notices the viewer has not read, counted up to ${countedUpTo}; one more means there are more. Null for anyone else.`,
    sql: ({ row, viewer }) => sql<
      number | null
    >`case when ${row.id} = ${viewer.userId} then (select count(*)::int from (
      select from notices n where n.user_id = ${row.id} and n.read_at is null limit ${sql.lit(countedUpTo + 1)}) unread) end`,
  }),
  noticeChoices: t.connection(NoticeChoice, {
    description:
      'How often they get emails about each topic for which they chose it; `all` with `never` stops them all.',
    by: 'user_id',
    sorts: { TOPIC: { asc: ['topic'] } },
  }),
}));

commandMutation(markNotices, {
  description: "Marks the viewer's notices as read or unread: all of them, unless some are named.",
  payload: { user: User, notices: [Notice], count: 'Int' },
  ids: { ids: 'Notice' },
});

commandMutation(chooseNoticeMail, {
  description:
    "Chooses how often the viewer gets emails about a topic: now, daily, weekly or never. For the topic 'all': never, or 'chosen' to take that back.",
  payload: { user: User },
});
