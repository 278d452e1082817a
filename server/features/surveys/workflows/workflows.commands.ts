import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import { audiences } from '#common/reviews/criteria.ts';
import { workflowDraft } from '#common/surveys/inputs.ts';
import { type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import { problemsOfQuestions } from '#common/surveys/problems.ts';
import type { Question } from '#common/surveys/questions.ts';
import { defaultWorkflow, type WorkflowStatus, workflowTransitions } from '#common/surveys/workflows.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { Refusal, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Workflows } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { agencyWithSurveys, surveyFor } from '../may-edit.ts';

/** Sets up an agency's surveys: one for each audience, with a live workflow for each group. Repeating it adds nothing. */
export const startSurveys = defineCommand({
  name: 'startSurveys',
  input: z.object({}),
  run: async (write) => {
    const agencyId = agencyWithSurveys(write);
    for (const audience of audiences) {
      const survey = await write.tx
        .insertInto('surveys')
        .values({ id: write.nature.newId(), agency_id: agencyId, audience, created_at: write.at })
        .onConflict((conflict) => conflict.columns(['agency_id', 'audience']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!survey) continue;
      await write.tx
        .insertInto('workflows')
        .values(
          npsGroups.map((group) => ({
            ...versionOf(write, { agencyId, surveyId: survey.id, group, number: 1 }),
            ...contentsOf(defaultWorkflow(group, audience)),
            notifies_owner: group === 'detractor',
            status: 'live',
            published_at: write.at,
            published_by: write.viewer.userId,
          })),
        )
        .execute();
      write.audit({ action: 'startSurveys', agencyId, subject: { type: 'Survey', id: survey.id } });
    }
    return { agency: agencyId };
  },
});

/** The draft of a group's workflow; the first call copies the live version. */
export const editWorkflow = defineCommand({
  name: 'editWorkflow',
  input: z.object({ surveyId: z.uuid(), group: z.enum(npsGroups, { error: 'Choose a group.' }) }),
  run: async (write, { surveyId, group }) => {
    const survey = await surveyFor(write, surveyId);
    const { draft, live, newest } = await versionsOf(write, survey.id, group);
    if (draft) return { workflow: draft.id };
    return { workflow: await copyAsDraft(write, live!, newest + 1) };
  },
});

/** Saves a draft as a whole. A clash returns the newer one. */
export const saveWorkflow = defineCommand({
  name: 'saveWorkflow',
  input: workflowDraft.extend({ workflowId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { workflowId, expectedVersion, questions, ...words }) => {
    const draft = await draftFor(write, workflowId, expectedVersion);
    refuseSwitchedOff(questionsOf(draft), questions);
    await write.tx
      .updateTable('workflows')
      .set({
        questions: JSON.stringify(questions),
        thanks_title: words.thanksTitle,
        thanks_text: words.thanksText,
        notifies_owner: words.notifiesOwner,
        sends_webhook: words.sendsWebhook,
        version: draft.version + 1,
        edited_by: write.viewer.userId,
        edited_at: write.at,
      })
      .where('id', '=', draft.id)
      .execute();
    return { workflow: draft.id };
  },
});

/** Deletes a draft; the live version stays. */
export const discardWorkflow = defineCommand({
  name: 'discardWorkflow',
  input: z.object({ workflowId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { workflowId, expectedVersion }) => {
    const draft = await draftFor(write, workflowId, expectedVersion);
    await write.tx.deleteFrom('workflows').where('id', '=', draft.id).execute();
    audit(write, draft, 'discardWorkflow');
    return { deletedWorkflowId: `Workflow:${draft.id}` };
  },
});

/** Makes a draft the live version, and the live one an old one. Refused while something in it is missing. */
export const publishWorkflow = defineCommand({
  name: 'publishWorkflow',
  input: z.object({ workflowId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { workflowId, expectedVersion }) => {
    const draft = await draftFor(write, workflowId, expectedVersion);
    refuseUnfinished(draft);
    const { survey_id, nps_group } = draft;
    await write.tx
      .updateTable('workflows')
      .set((eb) => ({
        status: workflowTransitions.live.replace!,
        replaced_at: write.at,
        version: eb('version', '+', 1),
      }))
      .where('survey_id', '=', survey_id)
      .where('nps_group', '=', nps_group)
      .where('status', '=', 'live')
      .execute();
    await write.tx
      .updateTable('workflows')
      .set({
        status: workflowTransitions.draft.publish!,
        published_at: write.at,
        published_by: write.viewer.userId,
        version: draft.version + 1,
      })
      .where('id', '=', draft.id)
      .execute();
    audit(write, draft, 'publishWorkflow');
    return { workflow: draft.id };
  },
});

/**
 * Puts the contents of an earlier version into the draft, which it creates if there is none. `expectedVersion` is that
 * of the draft it replaces, or null.
 */
export const restoreWorkflow = defineCommand({
  name: 'restoreWorkflow',
  input: z.object({ workflowId: z.uuid(), expectedVersion: z.int().nullish() }),
  run: async (write, { workflowId, expectedVersion = null }) => {
    const earlier = await workflowFor(write, workflowId);
    if (earlier.status === 'draft') return refuse('STATE', 'This is the draft itself.');
    const { draft, newest } = await versionsOf(write, earlier.survey_id, earlier.nps_group);
    refuseClash('survey', draft?.version ?? null!, expectedVersion, draft ? { workflow: draft.id } : {});
    audit(write, earlier, 'restoreWorkflow');
    if (!draft) return { workflow: await copyAsDraft(write, earlier, newest + 1) };
    await write.tx
      .updateTable('workflows')
      .set({
        ...copiedContents(earlier),
        version: draft.version + 1,
        edited_by: write.viewer.userId,
        edited_at: write.at,
      })
      .where('id', '=', draft.id)
      .execute();
    return { workflow: draft.id };
  },
});

/** Notes that the viewer has a draft open; its other editors see their name for a minute. */
export const noteWorkflowEditing = defineCommand({
  name: 'noteWorkflowEditing',
  input: z.object({ workflowId: z.uuid() }),
  run: async (write, { workflowId }) => {
    agencyWithSurveys(write);
    const draft = await write.tx
      .selectFrom('workflows')
      .select('id')
      .where('id', '=', workflowId)
      .where('agency_id', '=', write.viewer.agencyId)
      .executeTakeFirst();
    if (!draft) return refuseUnknown();
    await write.tx
      .insertInto('workflow_editors')
      .values({ workflow_id: draft.id, user_id: write.viewer.userId!, seen_at: write.at })
      .onConflict((conflict) => conflict.columns(['workflow_id', 'user_id']).doUpdateSet({ seen_at: write.at }))
      .execute();
    return { workflow: draft.id };
  },
});

type Version = Selectable<Workflows>;
type WorkflowAction = 'discardWorkflow' | 'publishWorkflow' | 'restoreWorkflow';

/** A version that the viewer may edit or restore. Locks its survey, so that two who publish wait for each other. */
async function workflowFor(write: Write, id: string): Promise<Version> {
  const found = await write.tx
    .selectFrom('workflows')
    .select('survey_id')
    .where('id', '=', id)
    .where('agency_id', '=', write.viewer.agencyId)
    .executeTakeFirst();
  if (!found) return refuseUnknown();
  await surveyFor(write, found.survey_id);
  const version = await write.tx
    .selectFrom('workflows')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return version ?? refuseUnknown();
}

/** A draft in the version that the viewer has seen. */
async function draftFor(write: Write, id: string, expectedVersion: number): Promise<Version> {
  const version = await workflowFor(write, id);
  if (version.status !== 'draft')
    throw new Refusal(
      [{ code: 'PUBLISHED', message: 'This version was published, so it no longer changes.', field: null }],
      { workflow: version.id },
    );
  refuseClash('survey', version.version, expectedVersion, { workflow: version.id });
  return version;
}

/** The draft and the live version of a group, and the number of the newest; the survey is locked. */
async function versionsOf({ tx }: Write, surveyId: string, group: string) {
  const versions = await tx
    .selectFrom('workflows')
    .selectAll()
    .where('survey_id', '=', surveyId)
    .where('nps_group', '=', group)
    .where('status', 'in', ['draft', 'live'])
    .execute();
  const { newest } = await tx
    .selectFrom('workflows')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('survey_id', '=', surveyId)
    .where('nps_group', '=', group)
    .executeTakeFirstOrThrow();
  const inStatus = (wanted: WorkflowStatus) => versions.find(({ status }) => status === wanted);
  return { draft: inStatus('draft'), live: inStatus('live'), newest };
}

async function copyAsDraft(write: Write, from: Version, number: number): Promise<string> {
  const { agency_id: agencyId, survey_id: surveyId } = from;
  const draft = {
    ...versionOf(write, { agencyId, surveyId, group: from.nps_group as NpsGroup, number }),
    ...copiedContents(from),
    status: 'draft',
  };
  await write.tx.insertInto('workflows').values(draft).execute();
  return draft.id;
}

const copiedContents = ({ questions, thanks_title, thanks_text, notifies_owner, sends_webhook }: Version) => ({
  questions: JSON.stringify(questions),
  ...{ thanks_title, thanks_text, notifies_owner, sends_webhook },
});

const contentsOf = ({ questions, thanksTitle, thanksText }: ReturnType<typeof defaultWorkflow>) => ({
  questions: JSON.stringify(questions),
  thanks_title: thanksTitle,
  thanks_text: thanksText,
});

const versionOf = (
  { nature, at, viewer }: Write,
  { agencyId, surveyId, group, number }: { agencyId: string; surveyId: string; group: NpsGroup; number: number },
) =>
  ({
    id: nature.newId(),
    agency_id: agencyId,
    survey_id: surveyId,
    nps_group: group,
    number,
    edited_by: viewer.userId,
    edited_at: at,
  }) satisfies Partial<Insertable<Workflows>>;

/** The questions of a stored version. */
const questionsOf = ({ questions }: Version) => questions as unknown as readonly Question[];

function refuseUnfinished(draft: Version): void {
  const questions = questionsOf(draft);
  const problems = problemsOfQuestions(questions, draft.nps_group as NpsGroup).map(({ questionId, part, message }) => ({
    code: 'UNFINISHED',
    message,
    field: `questions.${questions.findIndex(({ id }) => id === questionId)}.${part}`,
  }));
  if (draft.thanks_title === '')
    problems.push({ code: 'UNFINISHED', message: 'Write a title for the thank-you page.', field: 'thanksTitle' });
  if (problems.length > 0) throw new Refusal(problems, { workflow: draft.id });
}

/** Two features can be off: editing the words of standard questions, and adding others. */
function refuseSwitchedOff(before: readonly Question[], after: readonly Question[]): void {
  const { npsEditorCustomQuestion, npsAddCustomQuestion } = env.PLAUDIT_FEATURES;
  const known = new Map(before.map((question) => [question.id, question]));
  if (!npsAddCustomQuestion && after.some(({ id, standard }) => standard === null && !known.has(id)))
    refuse('FEATURE_OFF', 'Adding questions is turned off on this site.');
  const isReworded = (question: Question) => {
    const was = known.get(question.id);
    return question.standard !== null && was !== undefined && wordsOf(question) !== wordsOf(was);
  };
  if (!npsEditorCustomQuestion && after.some(isReworded))
    refuse('FEATURE_OFF', 'Editing the standard questions is turned off on this site.');
}

const wordsOf = ({ title, help, choices, rows }: Question) => JSON.stringify([title, help, choices, rows]);

function audit(write: Write, { id, agency_id, nps_group, number }: Version, action: WorkflowAction): void {
  write.audit({
    action,
    agencyId: agency_id,
    subject: { type: 'Workflow', id },
    details: { group: nps_group, number },
  });
}
