import '../../index.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Answer } from '#common/surveys/answers.ts';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createAgency, createRecruiter } from '../../profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createResponse, createSurvey } from '../surveys.factories.ts';
import {
  countedAnswers,
  countedFigures,
  keptAnswerCounts,
  keptNpsDays,
  keptTotals,
  mergeSurveyFigures,
  summedNpsDays,
  summedTotals,
} from './kept-figures.ts';

const { database } = await testDatabase();
const { kysely } = database;

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

/** Expects what dashboards add up, before and after deltas are merged, to equal a recount. */
async function expectRecounted(): Promise<void> {
  for (const isMerged of [false, true]) {
    if (isMerged) await mergeSurveyFigures(kysely);
    for (const [kept, counted] of [
      [keptNpsDays, summedNpsDays(sql`(${countedFigures})`)],
      [keptTotals, summedTotals(sql`(${countedFigures})`)],
      [keptAnswerCounts, countedAnswers],
    ] as const)
      expect(inOrder((await kept.execute(kysely)).rows)).toEqual(inOrder((await counted.execute(kysely)).rows));
  }
}

interface Step {
  name: string;
  which: number;
  score: number;
}

const answers: readonly Answer[] = [
  'Kind people',
  '  ',
  '2026-02-28',
  7,
  true,
  { choice: 'a', other: 'Else' },
  { choices: ['a', 'b', 'other'] },
  { cells: { r1: 'a', r2: 'b' } },
  { order: ['b', 'a'] },
  null,
];

/** A world of one agency with two recruiters, a campaign for each audience, and what can happen there. */
async function beginWorld() {
  const { id: agency_id } = await createAgency(database, { plan: 'ultimate_team' });
  const recruiters = [
    (await createRecruiter(database, { agency_id })).id,
    (await createRecruiter(database, { agency_id })).id,
  ];
  const surveys = [
    await createSurvey(database, { agency_id, audience: 'candidate' }),
    await createSurvey(database, { agency_id, audience: 'employer' }),
  ];
  const campaigns = await Promise.all(
    surveys.map(({ survey }) => createCampaign(database, { agency_id, survey_id: survey.id })),
  );
  const recipients: Awaited<ReturnType<typeof createRecipient>>['recipient'][] = [];
  const responses: string[] = [];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const one = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(all.length, 1)];
  const workflowFor = (which: number, score: number) =>
    surveys[which % 2]!.workflows.find(
      ({ nps_group }) => nps_group === (score > 8 ? 'promoter' : score > 6 ? 'passive' : 'detractor'),
    )!;

  const actions: Readonly<Record<string, (step: Step) => Promise<unknown>>> = {
    async ask({ which, score }) {
      const { recipient } = await createRecipient(database, {
        ...{ agency_id, campaign_id: campaigns[which % 2]!.id, recruiter_id: one([null, ...recruiters], score)! },
        ...(which % 3 === 0 ? { state: 'queued', sent_at: null } : { sent_at: daysAgo(which) }),
      });
      recipients.push(recipient);
    },
    async send({ which }) {
      await changeRecipient(which, { state: 'sent', sent_at: daysAgo(which % 2) });
    },
    async open({ which }) {
      await changeRecipient(which, { opened_at: new Date() });
    },
    async start({ which }) {
      await changeRecipient(which, { opened_at: new Date(), started_at: new Date() });
    },
    async bounce({ which }) {
      await changeRecipient(which, { state: 'bounced', sent_at: null });
    },
    async answer({ which, score }) {
      const recipient = one(recipients, which);
      if (!recipient) return;
      const known = await kysely
        .selectFrom('responses')
        .select('id')
        .where('recipient_id', '=', recipient.id)
        .execute();
      if (known.length > 0) return;
      const place = campaigns.findIndex(({ id }) => id === recipient.campaign_id);
      const workflow = workflowFor(place, score);
      const { id } = await createResponse(database, {
        ...{ recipient, workflow, score, is_complete: which % 2 === 0 },
        answers: { reason: one(answers, score)!, quote: true },
      });
      responses.push(id);
    },
    async answerOpenly({ which, score }) {
      const id = crypto.randomUUID();
      await kysely
        .insertInto('responses')
        .values({
          ...{
            id,
            agency_id,
            campaign_id: campaigns[which % 2]!.id,
            answered_on: daysAgo(which).toISOString().slice(0, 10),
          },
          ...{ score, workflow_id: workflowFor(which, score).id },
        })
        .execute();
      responses.push(id);
    },
    // An anonymous response waits for midnight, and then is shown.
    async waitOrShow({ which }) {
      const id = one(responses, which);
      if (!id) return;
      await sql`update responses set follow_up_on = case when follow_up_on is null then answered_on + 1 end
        where id = ${id}`.execute(kysely);
    },
    async changeScore({ which, score }) {
      const id = one(responses, which);
      if (!id) return;
      const known = await kysely.selectFrom('responses').selectAll().where('id', '=', id).executeTakeFirst();
      if (!known) return;
      const place = campaigns.findIndex((campaign) => campaign.id === known.campaign_id);
      await kysely
        .updateTable('responses')
        .set({ score, workflow_id: workflowFor(place, score).id })
        .where('id', '=', id)
        .execute();
    },
    async complete({ which }) {
      const id = one(responses, which);
      if (id)
        await kysely
          .updateTable('responses')
          .set({
            is_complete: true,
            answered_on: daysAgo(which % 2)
              .toISOString()
              .slice(0, 10),
          })
          .where('id', '=', id)
          .execute();
    },
    async saveAnswer({ which, score }) {
      const response_id = one(responses, which);
      if (!response_id) return;
      const value = JSON.stringify(one(answers, score + which));
      const known = await kysely.selectFrom('responses').select('id').where('id', '=', response_id).execute();
      if (known.length > 0)
        await kysely
          .insertInto('answers')
          .values({ response_id, question_id: 'group', value })
          .onConflict((conflict) => conflict.columns(['response_id', 'question_id']).doUpdateSet({ value }))
          .execute();
    },
    async dropAnswers({ which }) {
      const id = one(responses, which);
      if (id) await kysely.deleteFrom('answers').where('response_id', '=', id).execute();
    },
    async dropResponse({ which }) {
      const id = one(responses, which);
      if (id) await kysely.deleteFrom('responses').where('id', '=', id).execute();
    },
    async dropRecipient({ which }) {
      const recipient = one(recipients, which);
      if (!recipient) return;
      await kysely.deleteFrom('survey_recipients').where('id', '=', recipient.id).execute();
      recipients.splice(recipients.indexOf(recipient), 1);
    },
    async giveAway({ which, score }) {
      const recruiter_id = one([null, ...recruiters], score)!;
      await changeRecipient(which, { recruiter_id });
      const id = one(responses, which);
      if (id) await kysely.updateTable('responses').set({ recruiter_id }).where('id', '=', id).execute();
    },
    merge: () => mergeSurveyFigures(kysely),
  };

  async function changeRecipient(which: number, change: object): Promise<void> {
    const recipient = one(recipients, which);
    if (recipient) await kysely.updateTable('survey_recipients').set(change).where('id', '=', recipient.id).execute();
  }

  return { agency_id, campaigns, recruiters, actions };
}

const names = Object.keys((await beginWorld()).actions);
const step = fc.record({
  name: fc.oneof(fc.constantFrom(...names), fc.constantFrom('ask', 'answer', 'answerOpenly', 'saveAnswer')),
  which: fc.nat(6),
  score: fc.integer({ min: 0, max: 10 }),
});

test('the figures equal a recount after any changes to recipients, responses and answers, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 50, size: 'max' }), async (steps) => {
      const { actions } = await beginWorld();
      for (const told of steps) await actions[told.name]!(told);
      await expectRecounted();
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('figures go with a recruiter, a campaign and an agency that is deleted', async () => {
  const { agency_id, campaigns, recruiters, actions } = await beginWorld();
  for (let which = 0; which < 9; which++) {
    await actions['ask']!({ name: 'ask', which, score: which });
    await actions['answer']!({ name: 'answer', which, score: which });
    await actions['answerOpenly']!({ name: 'answerOpenly', which, score: which });
  }
  await mergeSurveyFigures(kysely);
  await kysely.deleteFrom('responses').where('campaign_id', '=', campaigns[0]!.id).execute();
  await kysely.deleteFrom('survey_recipients').where('campaign_id', '=', campaigns[0]!.id).execute();
  await kysely.deleteFrom('campaigns').where('id', '=', campaigns[0]!.id).execute();
  await expectRecounted();
  await kysely.deleteFrom('recruiters').where('id', '=', recruiters[0]!).execute();
  await expectRecounted();
  const left = await kysely.selectFrom('nps_days').selectAll().where('agency_id', '=', agency_id).execute();
  expect(left.some(({ scores }) => scores.some((count) => count > 0))).toBe(true);
});

test('an unknown response keeps nothing', async () => {
  await expect(
    sql`select keep_answer_counts(${nature.newId()}, ${nature.newId()}, 1)`.execute(kysely),
  ).resolves.toBeDefined();
  await expectRecounted();
});
