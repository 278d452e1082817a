import { describe, expect, test } from 'vitest';
import type { Question, SurveyQuestions } from '#common/surveys/questions.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';
import { createSurvey } from '../surveys.factories.ts';

const { database, context } = await testDatabase();

/** An agency with an admin and a recruiter, on the plan that has surveys unless it says otherwise. */
async function createPeople(plan: 'free' | 'ultimate_team' = 'ultimate_team') {
  const agency = await createAgency(database, { plan });
  const roles = ['ROLE_RECRUITER', ...(plan === 'free' ? [] : ['ROLE_ULTIMATE_TEAM'])];
  const ofAgency = { agency_id: agency.id };
  const admin = await createRecruiterWithLogin(database, { ...ofAgency, roles: [...roles, 'ROLE_RECRUITER_ADMIN'] });
  const recruiter = await createRecruiterWithLogin(database, { ...ofAgency, roles });
  return { agency, admin: await viewerOf(database, admin.viewer.userId!), recruiter: await viewerOf(database, recruiter.viewer.userId!) };
}

const fields = 'id status number version questions thanksTitle editedBy { name }';
interface Said {
  id: string;
  status: string;
  number: number;
  version: number;
  questions: SurveyQuestions;
  thanksTitle: string;
}

async function run(viewer: Viewer, name: string, input: object) {
  const answer = await mutate(context(viewer), name, input, `workflow { ${fields} }`);
  return { answer, workflow: (answer as unknown as { workflow: Said | null }).workflow };
}

/** The draft of the promoters' workflow of a new survey. */
async function createDraft() {
  const people = await createPeople();
  const { survey, workflows } = await createSurvey(database, { agency_id: people.agency.id });
  const { workflow } = await run(people.admin, 'editWorkflow', { surveyId: `Survey:${survey.id}`, group: 'promoter' });
  return { ...people, survey, live: workflows.find(({ nps_group }) => nps_group === 'promoter')!, draft: workflow! };
}

const draftOf = ({ id, version, questions, thanksTitle }: Said, changes: object = {}) => ({
  ...{ workflowId: id, expectedVersion: version, questions, thanksTitle },
  ...{ thanksText: '', notifiesOwner: false, sendsWebhook: false },
  ...changes,
});

const extra: Question = {
  ...{ id: 'extra', type: 'short_text', standard: null, title: 'Who helped you most?', help: null, isRequired: false },
  ...{ choices: [], rows: [], hasOther: false, skips: [] },
};
