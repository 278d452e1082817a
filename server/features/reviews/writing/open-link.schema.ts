import { sql } from 'kysely';
import { reviewLimits } from '#common/limits.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { reviewFormInputs } from '../reviews.schema.ts';
import { confirmOpenReview } from './confirm-open-review.commands.ts';
import { sendOpenReview } from './open-link.commands.tsx';

const Placement = plan.type('Placement', 'placements');
const Recruiter = plan.type('Recruiter', 'recruiters');
const RequestedPlacement = plan.type('RequestedPlacement', 'placements');

/**
 * A submission by the open link, as its writer reads it before confirming. Can be read only with the token of an email.
 */
const ReviewSubmission = plan.rows('ReviewSubmission', { table: 'review_submissions', visibleTo: 'everyone' });

/** What a reviewer says is wrong with a placement, for everybody who sees the placement. */
const PlacementProblem = plan.rows('PlacementProblem', { table: 'placement_problems', visibleTo: 'everyone' });

plan.fields(ReviewSubmission, (t) => {
  const text = (name: string) =>
    t.sql({ type: 'String', nullable: true, sql: ({ row }) => sql<string>`${row.written} ->> ${sql.lit(name)}` });
  const yesOrNo = (name: string) =>
    t.sql({
      type: 'Boolean',
      nullable: true,
      sql: ({ row }) => sql<boolean>`(${row.written} ->> ${sql.lit(name)})::boolean`,
    });
  return {
    ...t.columns({
      audience: 'String',
      name: 'String',
      email: 'String',
      jobTitle: 'String?',
      companyName: 'String?',
      isFromAgencyPage: 'Boolean',
      createdAt: 'DateTime',
    }),
    state: t.sql({
      type: 'String',
      description: "'waiting' to be confirmed, 'confirmed', or 'expired'.",
      sql: ({ row }) => sql<string>`case when ${row.confirmed_at} is not null then 'confirmed'
        when ${row.created_at} <= ${ourNow} - make_interval(days => ${sql.lit(reviewLimits.addressConfirmedWithinDays)}) then 'expired'
        else 'waiting' end`,
    }),
    overall: t.sql({ type: 'Int', nullable: true, sql: ({ row }) => sql<number>`(${row.written} ->> 'overall')::int` }),
    title: text('title'),
    body: text('body'),
    privateNote: text('privateNote'),
    nameDisplay: text('nameDisplay'),
    showCompany: yesOrNo('showCompany'),
    offeredAnything: yesOrNo('offeredAnything'),
    criteria: t.sql({
      type: 'Criteria',
      nullable: true,
      sql: ({ row }) => sql`(select jsonb_object_agg(c ->> 'key', c -> 'stars')
        from jsonb_array_elements(${row.written} -> 'criteria') c)`,
    }),
    recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
    placement: t.one(RequestedPlacement, {
      via: 'placement_id',
      description: 'A declared placement with this address, whose facts the confirmation asks about.',
    }),
  };
});

plan.fields(PlacementProblem, (t) =>
  t.columns({ audience: 'String', kind: 'String', words: 'String?', createdAt: 'DateTime' }),
);

plan.fields(Placement, (t) => ({
  problems: t.connection(PlacementProblem, { by: 'placement_id', sorts: { NEWEST: { desc: ['created_at'] } } }),
}));

plan.query.one('reviewSubmission', ReviewSubmission, {
  description: 'What an emailed link asks to confirm; null for an unknown link.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`${row.token_hash} = sha256(convert_to(${args.token}, 'utf8'))`,
});

commandMutation(sendOpenReview, {
  description: 'Sends a review without an invitation. An emailed link has to confirm the address.',
  ids: { recruiterId: 'Recruiter' },
  input: (t) => ({
    reviewerName: t.string(),
    reviewerEmail: t.string(),
    jobTitle: t.string(),
    jobType: t.string(),
    startDate: t.string(),
    companyName: t.string(),
    ...reviewFormInputs(t),
    locale: t.string(),
    beginning: t.string({ description: '`formBeginning` as it was when the form was first touched.' }),
  }),
});

commandMutation(confirmOpenReview, {
  description: 'Confirms, by an emailed link, the address of a review without an invitation.',
  input: (t) => ({ placementConfirmed: t.string(), corrections: t.string() }),
  payload: { recruiter: Recruiter },
});
