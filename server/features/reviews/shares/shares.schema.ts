import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { isSince, isUntil } from '#server/features/invitations/list-filters.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { isShownReview, subjectOrStaff, subjectPartsOrStaff } from '#server/features/profiles/scopes.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { noteShareSeen, shareReview } from './shares.commands.ts';

const Review = plan.type('Review', 'reviews');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A review that somebody of its side has passed on, by one way. */
const ReviewShare = plan.node('ReviewShare', { table: 'review_shares', visibleTo: subjectOrStaff });

plan.fields(ReviewShare, (t) => ({
  ...t.columns({
    channel: 'String',
    times: 'Int',
    seen: 'Int',
    firstSharedAt: 'DateTime',
    sharedAt: 'DateTime',
  }),
  sharedByName: t.sql({
    type: 'String',
    nullable: true,
    description: 'Who shared it; null once their account is deleted.',
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.shared_by})`,
  }),
  review: t.one(Review, { via: 'review_id', description: 'Null while it is not public.' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

plan.query.list('reviewShares', ReviewShare, {
  description:
    'What was shared of the reviews of the viewer, of the whole agency for its admin, of everyone for staff.',
  parts: subjectPartsOrStaff,
  sorts: {
    NEWEST: { desc: ['shared_at'] },
    OLDEST: { asc: ['shared_at'] },
    SEEN: { desc: ['seen', 'shared_at'] },
  },
  pageSize: 25,
  filterInput: (t) => ({
    words: t.string(),
    channel: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    from: t.string(),
    to: t.string(),
  }),
  filters: {
    words: ({ row }, words) =>
      sql<boolean>`exists (select from reviews v where v.id = ${row.review_id} and ${isShownReview('v')}
        and ${contains(sql`folded(v.shown_name || ' ' || v.title)`, words)})`,
    channel: ({ row, eb }, channel) => eb(row.channel, '=', channel),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
    team: ({ row, viewer }, team) => ofTeam(row, team, viewer),
    from: ({ row, viewer }, day) => isSince(row.shared_at, day, viewer),
    to: ({ row, viewer }, day) => isUntil(row.shared_at, day, viewer),
  },
});

commandMutation(shareReview, {
  description: 'Records that the viewer passes a review on, and returns the key for its link.',
  payload: { review: Review, key: 'String' },
  ids: { reviewId: 'Review' },
});

commandMutation(noteShareSeen, { description: 'Reports a visit that came by a shared link.' });
