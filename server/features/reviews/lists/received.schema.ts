import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { isSince, isUntil } from '#server/features/invitations/list-filters.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { isShown, subjectOrStaff, subjectPartsOrStaff } from '#server/features/profiles/scopes.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { isAnswer } from './answers.ts';
import { reviewSorts } from './listed-reviews.ts';
import { setReviewCompanyShown } from './shown-company.commands.ts';

const Review = plan.type('Review', 'reviews');

plan.query.list('receivedReviews', Review, {
  description: 'Published reviews of the viewer; of the whole agency for its admin; of everyone for staff.',
  sorts: reviewSorts,
  pageSize: 25,
  filterName: 'ReceivedReviewFilter',
  filterInput: (t) => ({
    hasReply: t.boolean(),
    minLevel: t.int(),
    maxStars: t.int(),
    words: t.string(),
    audience: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
    level: t.int(),
    stars: t.int(),
    state: t.string(),
    from: t.string(),
    to: t.string(),
    source: t.string({ description: 'Where their placements came from; without one, the reviews.' }),
  }),
  where: ({ row }) => isShown(row),
  parts: subjectPartsOrStaff,
  filters: {
    hasReply: ({ row, eb }, hasReply) => eb(row.has_reply, '=', hasReply),
    minLevel: ({ row, eb }, level) => eb(row.level, '>=', level),
    // Imported reviews have no stars of ours.
    maxStars: ({ row, eb }, stars) => eb.and([eb(row.overall, '<=', stars), eb(row.level, '>', 0)]),
    words: ({ row }, words) => contains(sql`folded(${row.searched})`, words),
    audience: ({ row, eb }, audience) => eb(row.reviewer_type, '=', audience),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
    team: ({ row, viewer }, team) => ofTeam(row, team, viewer),
    level: ({ row, eb }, level) => eb(row.level, '=', level),
    stars: ({ row, eb }, stars) => eb.and([eb(row.overall, '=', stars), eb(row.level, '>', 0)]),
    state: ({ row, eb }, state) => eb(row.publication, '=', state),
    from: ({ row, viewer }, day) => isSince(row.submitted_at, day, viewer),
    to: ({ row, viewer }, day) => isUntil(row.submitted_at, day, viewer),
    source: ({ row, eb }, source) => eb(row.origin, '=', source),
  },
});

plan.fields(Review, (t) => ({
  companyVisibility: t.sql({
    description:
      "For the reviewed side: shown, hidden (by them), or anonymous (by the reviewer's choice); null without a company.",
    type: 'String',
    nullable: true,
    // Null instead of an error for others: they may have a link to the open row, and can see the rest of the review.
    sql: ({ row, viewer }) =>
      sql<string>`case when not coalesce(${subjectOrStaff({ row, viewer })}, false) then null
        when ${row.company_name} is null then null
        when ${row.shows_company} then case when ${row.hidden_by_recruiter} then 'hidden' else 'shown' end
        when ${row.reviewer_type} = 'employer' then 'anonymous' end`,
  }),
}));

plan.fields(plan.type('Invitation', 'invitations'), (t) => ({
  review: t.one(Review, {
    description: 'What its recipient wrote, if it is public.',
    on: (review, invitation) => sql<boolean>`(${isAnswer(review, invitation)} and ${isShown(review)})`,
  }),
}));

plan.fields(plan.type('Placement', 'placements'), (t) => {
  const of = (audience: 'candidate' | 'employer') =>
    t.one(Review, {
      description: 'The published review of this side.',
      on: (review, placement) =>
        sql<boolean>`(${review.placement_id} = ${placement.id} and ${review.reviewer_type} = ${sql.lit(audience)}
          and ${isShown(review)})`,
    });
  return { candidateReview: of('candidate'), employerReview: of('employer') };
});

commandMutation(setReviewCompanyShown, {
  description: 'Hides the company name on a review, or shows it again.',
  payload: { review: Review },
  ids: { reviewId: 'Review' },
});
