import { sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import {
  discardWorkflow,
  editWorkflow,
  noteWorkflowEditing,
  publishWorkflow,
  restoreWorkflow,
  saveWorkflow,
  startSurveys,
} from './workflows.commands.ts';

const Survey = plan.type('Survey', 'surveys');

/** A version of what a group of an audience is asked. The agency's people see it as they see its surveys. */
const Workflow = plan.node('Workflow', {
  table: 'workflows',
  visibleTo: ({ row, viewer, can }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and (${can('nps_view')} or ${viewer.seesAgency}))`,
});

plan.fields(Workflow, (t) => ({
  ...t.columns({
    status: 'String',
    number: 'Int',
    thanksTitle: 'String',
    thanksText: 'String',
    notifiesOwner: 'Boolean',
    sendsWebhook: 'Boolean',
    version: 'Int',
    editedAt: 'DateTime',
    publishedAt: 'DateTime?',
    replacedAt: 'DateTime?',
  }),
  questions: t.sql({ type: 'SurveyQuestions', sql: ({ row }) => sql`${row.questions}` }),
  group: t.column('nps_group', { type: 'String', description: "'promoter', 'passive' or 'detractor'." }),
  questionCount: t.sql({ type: 'Int', sql: ({ row }) => sql<number>`jsonb_array_length(${row.questions})` }),
  survey: t.one(Survey, { via: 'survey_id' }),
  editedByName: t.sql({
    type: 'String',
    nullable: true,
    description: 'Who edited it last; null once their account is deleted.',
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.edited_by})`,
  }),
  publishedByName: t.sql({
    type: 'String',
    nullable: true,
    description: 'Who published it; null for a draft, and once their account is deleted.',
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.published_by})`,
  }),
  otherEditors: t.sql({
    type: ['String'],
    description: 'Names of other people who have had this draft open within the last minute.',
    sql: ({ row, viewer }) =>
      sql<string[]>`array(select u.name from workflow_editors e join users u on u.id = e.user_id
        where e.workflow_id = ${row.id} and e.user_id <> ${viewer.userId} and e.seen_at > ${ourNow} - interval '1 minute'
        order by u.name)`,
  }),
}));

plan.fields(Survey, (t) => ({
  workflows: t.connection(Workflow, {
    description: 'The versions of its workflows, newest first.',
    by: 'survey_id',
    sorts: { NEWEST: { desc: ['number'] } },
    filterInput: (arg) => ({ group: arg.string(), isCurrent: arg.boolean() }),
    filters: {
      group: ({ row, eb }, group) => eb(row.nps_group, '=', group),
      isCurrent: ({ row }, isCurrent) => sql<boolean>`((${row.status} <> 'old') = ${isCurrent})`,
    },
  }),
}));

commandMutation(startSurveys, {
  description: "Sets up the surveys of the viewer's agency. Repeating it adds nothing.",
  payload: { agency: plan.type('Agency', 'agencies') },
});
commandMutation(editWorkflow, {
  description: "The draft of a group's workflow, made from the live version if there is none.",
  payload: { workflow: Workflow },
  ids: { surveyId: 'Survey' },
});
commandMutation(saveWorkflow, {
  description: 'Saves a draft as a whole.',
  payload: { workflow: Workflow },
  ids: { workflowId: 'Workflow' },
  input: (t) => ({ questions: t.field({ type: 'SurveyQuestions', required: true }) }),
});
commandMutation(discardWorkflow, {
  description: 'Deletes a draft. The live version stays.',
  payload: { deletedWorkflowId: 'ID' },
  ids: { workflowId: 'Workflow' },
});
commandMutation(publishWorkflow, {
  description: 'Makes a draft the live version. Each thing that is missing is one of the errors.',
  payload: { workflow: Workflow },
  ids: { workflowId: 'Workflow' },
});
commandMutation(restoreWorkflow, {
  description: 'Puts the contents of an earlier version into the draft.',
  payload: { workflow: Workflow },
  ids: { workflowId: 'Workflow' },
});
commandMutation(noteWorkflowEditing, {
  description: 'Tells other editors of a draft that the viewer has it open, for a minute.',
  payload: { workflow: Workflow },
  ids: { workflowId: 'Workflow' },
});
