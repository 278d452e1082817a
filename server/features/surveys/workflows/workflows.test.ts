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
  return {
    agency,
    admin: await viewerOf(database, admin.viewer.userId!),
    recruiter: await viewerOf(database, recruiter.viewer.userId!),
  };
}

const fields = 'id status number version questions thanksTitle editedByName';
interface Said {
  id: string;
  status: string;
  number: number;
  version: number;
  questions: SurveyQuestions;
  thanksTitle: string;
}

async function run(viewer: Viewer, name: string, input: Readonly<Record<string, unknown>>) {
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

describe('setting up surveys', () => {
  test('makes one for each audience, with a live workflow for each group, once', async () => {
    const { admin, agency } = await createPeople();
    const start = () => mutate(context(admin), 'startSurveys', {}, 'agency { id }');
    expect(await start()).toMatchObject({ agency: { id: `Agency:${agency.id}` }, errors: [] });
    await start();
    const { data } = await request(
      context(admin),
      `{ surveys { edges { node { audience viewerCanEdit
        workflows(filter: { isCurrent: true }) { edges { node { group status number questionCount publishedByName } } } } } } }`,
    );
    const surveys = (
      data.surveys as never as { edges: { node: { audience: string; workflows: { edges: unknown[] } } }[] }
    ).edges;
    expect(surveys.map(({ node }) => [node.audience, node.workflows.edges.length])).toEqual([
      ['candidate', 3],
      ['employer', 3],
    ]);
  });

  test('tells colleagues the name of who published and edited a version', async () => {
    const { admin, recruiter } = await createPeople();
    await mutate(context(admin), 'startSurveys', {}, 'agency { id }');
    const { data } = await request(
      context(recruiter),
      '{ surveys(first: 1) { edges { node { workflows(first: 1) { edges { node { publishedByName editedByName } } } } } } }',
    );
    const [{ name }] = (await database.kysely
      .selectFrom('users')
      .select('name')
      .where('id', '=', admin.userId!)
      .execute()) as [{ name: string }];
    expect(JSON.stringify(data)).toContain(JSON.stringify({ publishedByName: name, editedByName: name }));
  });

  test('is for the admin of an agency whose plan has surveys', async () => {
    const { recruiter } = await createPeople();
    const { admin: freeAdmin } = await createPeople('free');
    for (const viewer of [recruiter, freeAdmin])
      expect(codes(await mutate(context(viewer), 'startSurveys', {}))).toEqual(['FORBIDDEN']);
  });
});

describe('a draft', () => {
  test('is made from the live version, once', async () => {
    const { admin, survey, live, draft } = await createDraft();
    expect(draft).toMatchObject({ status: 'draft', number: 2, version: 1, thanksTitle: live.thanks_title });
    const again = await run(admin, 'editWorkflow', { surveyId: `Survey:${survey.id}`, group: 'promoter' });
    expect(again.workflow!.id).toBe(draft.id);
  });

  test('is saved as a whole, and a second editor is told of the newer one', async () => {
    const { admin, draft } = await createDraft();
    const questions = [...draft.questions, extra];
    const { workflow } = await run(admin, 'saveWorkflow', draftOf(draft, { questions }));
    expect(workflow).toMatchObject({ version: 2, questions: [{ id: 'score' }, {}, {}, {}, extra] });
    const late = await run(admin, 'saveWorkflow', draftOf(draft, { thanksTitle: 'Late' }));
    expect(codes(late.answer)).toEqual(['CLASH']);
    expect(late.workflow).toMatchObject({ version: 2, thanksTitle: draft.thanksTitle });
  });

  test('is not saved with questions of a wrong shape, or a text that offers something', async () => {
    const { admin, draft } = await createDraft();
    const wrong = [
      { questions: [{ ...extra, type: 'video' }] },
      { questions: 'none' },
      { thanksText: 'Win a $50 voucher for five stars!' },
    ];
    for (const changes of wrong)
      expect(codes((await run(admin, 'saveWorkflow', draftOf(draft, changes))).answer)).toEqual(['invalid']);
  });

  test('keeps the words of standard questions, and gets no others, while these features are off', async () => {
    const { admin, draft } = await createDraft();
    const features = env.PLAUDIT_FEATURES;
    const reworded = draft.questions.map((one) => ({ ...one, title: 'Why?' }));
    Object.assign(env, {
      PLAUDIT_FEATURES: { ...features, npsAddCustomQuestion: false, npsEditorCustomQuestion: false },
    });
    try {
      for (const questions of [reworded, [...draft.questions, extra]])
        expect(codes((await run(admin, 'saveWorkflow', draftOf(draft, { questions }))).answer)).toEqual([
          'FEATURE_OFF',
        ]);
      const turned = draft.questions.map((one) => ({ ...one, isRequired: true }));
      expect(codes((await run(admin, 'saveWorkflow', draftOf(draft, { questions: turned }))).answer)).toEqual([]);
    } finally {
      Object.assign(env, { PLAUDIT_FEATURES: features });
    }
  });

  test('is discarded, and the live version stays', async () => {
    const { admin, draft, live } = await createDraft();
    const answer = await mutate(
      context(admin),
      'discardWorkflow',
      { workflowId: draft.id, expectedVersion: 1 },
      'deletedWorkflowId',
    );
    expect(answer).toEqual({ deletedWorkflowId: draft.id, errors: [] });
    const left = await database.kysely
      .selectFrom('workflows')
      .select('status')
      .where('survey_id', '=', live.survey_id)
      .execute();
    expect(left.map(({ status }) => status)).toEqual(['live', 'live', 'live']);
  });

  test('names its other editors for a minute', async () => {
    const { admin, draft, agency } = await createDraft();
    const other = await createRecruiterWithLogin(database, {
      ...{ agency_id: agency.id, name: 'Kim Other' },
      roles: ['ROLE_RECRUITER', 'ROLE_ULTIMATE_TEAM', 'ROLE_RECRUITER_ADMIN'],
    });
    const second = await viewerOf(database, other.viewer.userId!);
    const note = (viewer: Viewer) =>
      mutate(context(viewer), 'noteWorkflowEditing', { workflowId: draft.id }, 'workflow { otherEditors }');
    expect(await note(second)).toMatchObject({ workflow: { otherEditors: [] } });
    expect(((await note(admin)).workflow as never as { otherEditors: string[] }).otherEditors).toHaveLength(1);
    await database.kysely
      .updateTable('workflow_editors')
      .set({ seen_at: new Date(Date.now() - 61_000) })
      .where('user_id', '=', second.userId)
      .execute();
    expect(await note(admin)).toMatchObject({ workflow: { otherEditors: [] } });
  });
});

describe('publishing', () => {
  test('makes the draft the live version, which no longer changes', async () => {
    const { admin, draft, live } = await createDraft();
    const { workflow } = await run(admin, 'publishWorkflow', { workflowId: draft.id, expectedVersion: 1 });
    expect(workflow).toMatchObject({ status: 'live', number: 2 });
    const { data } = await request(
      context(admin),
      `{ node(id: "Workflow:${live.id}") { ... on Workflow { status replacedAt } } }`,
    );
    expect(data.node).toMatchObject({ status: 'old' });
    const late = await run(admin, 'saveWorkflow', draftOf(draft, { expectedVersion: workflow!.version }));
    expect(codes(late.answer)).toEqual(['PUBLISHED']);
  });

  test('is refused while something is missing, and says where', async () => {
    const { admin, draft } = await createDraft();
    const questions = [...draft.questions, { ...extra, title: '', type: 'dropdown' }];
    const saved = await run(admin, 'saveWorkflow', draftOf(draft, { questions, thanksTitle: '' }));
    const { answer } = await run(admin, 'publishWorkflow', {
      workflowId: draft.id,
      expectedVersion: saved.workflow!.version,
    });
    expect((answer.errors as never as { field: string }[]).map(({ field }) => field)).toEqual([
      ...['questions.4.title', 'questions.4.choices', 'thanksTitle'],
    ]);
  });

  test('of two at once happens once', async () => {
    const { admin, draft } = await createDraft();
    const publish = () => run(admin, 'publishWorkflow', { workflowId: draft.id, expectedVersion: 1 });
    const both = await Promise.all([publish(), publish()]);
    expect(both.flatMap(({ answer }) => codes(answer))).toEqual(['PUBLISHED']);
  });
});

describe('an earlier version', () => {
  test('is restored into a new draft, or into the one there is', async () => {
    const { admin, draft, live, survey } = await createDraft();
    await run(admin, 'saveWorkflow', draftOf(draft, { thanksTitle: 'Changed' }));
    await run(admin, 'publishWorkflow', { workflowId: draft.id, expectedVersion: 2 });
    const restore = (expectedVersion: number | null) =>
      run(admin, 'restoreWorkflow', { workflowId: `Workflow:${live.id}`, expectedVersion });
    const first = await restore(null);
    expect(first.workflow).toMatchObject({ status: 'draft', number: 3, thanksTitle: live.thanks_title });
    await run(admin, 'saveWorkflow', draftOf(first.workflow!, { thanksTitle: 'Changed again' }));
    expect(codes((await restore(null)).answer)).toEqual(['CLASH']);
    expect((await restore(2)).workflow).toMatchObject({
      id: first.workflow!.id,
      version: 3,
      thanksTitle: live.thanks_title,
    });
    const draftNow = await run(admin, 'editWorkflow', { surveyId: `Survey:${survey.id}`, group: 'promoter' });
    expect(
      codes((await run(admin, 'restoreWorkflow', { workflowId: draftNow.workflow!.id, expectedVersion: 3 })).answer),
    ).toEqual(['STATE']);
  });
});

describe('a survey', () => {
  const save = (viewer: Viewer, id: string, said: object) =>
    mutate(
      context(viewer),
      'saveSurvey',
      { surveyId: `Survey:${id}`, ...said },
      'survey { version accent question offersGoogle }',
    );

  test('is saved in parts, and keeps the rest', async () => {
    const { admin, survey } = await createDraft();
    expect(await save(admin, survey.id, { expectedVersion: 1, accent: '#9B1C1C' })).toMatchObject({
      survey: { version: 2, accent: '#9b1c1c', question: null },
    });
    const second = await save(admin, survey.id, { expectedVersion: 2, question: ' Would you  recommend us? ' });
    expect(second).toMatchObject({ survey: { accent: '#9b1c1c', question: 'Would you recommend us?' } });
    expect(codes(await save(admin, survey.id, { expectedVersion: 2, showsLogo: false }))).toEqual(['CLASH']);
  });

  test('refuses a color that white text cannot be read on, and a text that offers something', async () => {
    const { admin, survey } = await createDraft();
    for (const said of [{ accent: '#ffdd00' }, { accent: 'red' }, { mailText: 'Get a gift card for your answer' }])
      expect(codes(await save(admin, survey.id, { expectedVersion: 1, ...said }))).toEqual(['invalid']);
  });

  test('offers Google reviews only if the agency has a link', async () => {
    const { admin, survey, agency } = await createDraft();
    const offer = () => save(admin, survey.id, { expectedVersion: 1, offersGoogle: true });
    expect(codes(await offer())).toEqual(['MISSING']);
    await database.kysely
      .updateTable('agencies')
      .set({ google_review_url: 'https://g.page/r/Cexample/review' })
      .where('id', '=', agency.id)
      .execute();
    expect(await offer()).toMatchObject({ survey: { offersGoogle: true } });
  });
});

test('nobody of another agency sees or changes a survey, and recruiters only look', async () => {
  const { recruiter, survey, draft } = await createDraft();
  const { admin: stranger } = await createPeople();
  const text = `{ node(id: "${draft.id}") { id } }`;
  expect((await request(context(recruiter), text)).data.node).toEqual({ id: draft.id });
  expect((await request(context(stranger), text)).data.node).toBeNull();
  const tries = [
    ['editWorkflow', { surveyId: `Survey:${survey.id}`, group: 'passive' }],
    ['saveWorkflow', draftOf(draft)],
    ['publishWorkflow', { workflowId: draft.id, expectedVersion: 1 }],
    ['restoreWorkflow', { workflowId: draft.id, expectedVersion: 1 }],
    ['noteWorkflowEditing', { workflowId: draft.id }],
  ] as const;
  for (const [name, input] of tries) {
    expect(codes((await run(stranger, name, input)).answer)).toEqual(['NOT_FOUND']);
    expect(codes((await run(recruiter, name, input)).answer)).toEqual(['FORBIDDEN']);
  }
});
