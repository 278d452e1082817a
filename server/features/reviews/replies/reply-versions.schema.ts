import { sql } from 'kysely';
import { subjectOrStaff } from '#server/features/profiles/scopes.ts';
import { plan } from '#server/graphql/builder.ts';

/** A former, current or waiting text of a reply, for the side that wrote it, and staff. */
const ReplyVersion = plan.rows('ReplyVersion', {
  table: 'review_reply_versions',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`exists (select from reviews v where v.id = ${row.review_id} and ${subjectOrStaff({ row: ofReview, viewer })})`,
});

const ofReview = { agency_id: sql.ref('v.agency_id'), recruiter_id: sql.ref('v.recruiter_id') };

plan.fields(ReplyVersion, (t) => ({
  ...t.columns({
    number: 'Int',
    body: 'String',
    state: 'String',
    createdAt: 'DateTime',
    decidedAt: 'DateTime?',
    rejectedWords: 'String?',
  }),
  key: t.column('id', { type: 'ID' }),
}));

const ofModerated = {
  description: 'Every version of the reply, oldest first.',
  by: 'review_id',
  sorts: { OLDEST: { asc: ['number'] } },
} as const;

plan.fields(plan.type('ReviewToCheck', 'reviews'), (t) => ({
  reply: t.one(plan.type('ReviewReply', 'review_replies'), { by: 'review_id' }),
  replyVersions: t.connection(ReplyVersion, ofModerated),
}));

plan.fields(plan.type('Review', 'reviews'), (t) => ({
  replyVersions: t.connection(ReplyVersion, {
    description: 'Every version of the reply, oldest first; for the reviewed side and staff.',
    by: 'review_id',
    sorts: { OLDEST: { asc: ['number'] } },
  }),
}));
