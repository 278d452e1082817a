import { sql } from 'kysely';
import { templateLimits } from '#common/reviews/templates/inputs.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { createReviewTemplate, deleteReviewTemplate, saveReviewTemplate } from './templates.commands.ts';

/** A saved reply or text for a post. A recruiter sees their own and those that their agency shares. */
const ReviewTemplate = plan.node('ReviewTemplate', {
  table: 'review_templates',
  visibleTo: ({ row, viewer, can, eb }) =>
    eb.and([
      eb(row.agency_id, '=', viewer.agencyId),
      can('review_template_use'),
      sql<boolean>`(${row.recruiter_id} is null or coalesce(${row.recruiter_id} = ${viewer.recruiterId}, false))`,
    ]),
});

plan.fields(ReviewTemplate, (t) => ({
  ...t.columns({
    kind: 'String',
    name: 'String',
    body: 'String',
    createdAt: 'DateTime',
    updatedAt: 'DateTime',
    version: 'Int',
  }),
  isShared: t.sql({
    type: 'Boolean',
    description: 'Whether everyone at the agency can use it.',
    sql: ({ row }) => sql<boolean>`(${row.recruiter_id} is null)`,
  }),
  viewerCanEdit: t.sql({
    type: 'Boolean',
    sql: ({ row, viewer, can }) =>
      sql<boolean>`(${can('review_template_create')} and (${row.recruiter_id} is not null or ${viewer.seesAgency}))`,
  }),
}));

plan.query.list('reviewTemplates', ReviewTemplate, {
  description: "The viewer's own templates, and those that their agency shares.",
  pageSize: templateLimits.own + templateLimits.shared,
  sorts: { NEWEST: { desc: ['created_at'] } },
});

commandMutation(createReviewTemplate, {
  description: 'Saves a reply or a text for posts to use again: for the viewer, or for their whole agency.',
  payload: { template: ReviewTemplate },
});
commandMutation(saveReviewTemplate, {
  description: 'Changes the name or the text of a template. Omitted fields stay unchanged.',
  payload: { template: ReviewTemplate },
  ids: { templateId: 'ReviewTemplate' },
});
commandMutation(deleteReviewTemplate, {
  description: 'Deletes a template. Replies written with it stay.',
  payload: { deletedReviewTemplateId: 'ID' },
  ids: { templateId: 'ReviewTemplate' },
});
