import { describe, expect, test } from 'vitest';
import type { Question } from '#common/surveys/questions.ts';
import { nature } from '#server/commands/context.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger } from '#server/session/viewer.ts';
import { createAgency } from '../../profiles/profiles.factories.ts';
import { createCampaign, createRecipient, createSurvey } from '../surveys.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** An agency's campaign with a recipient who was emailed. */
async function createAsked(wishes: object = {}) {
  const agency = await createAgency(database, { name: 'Lantern', plan: 'ultimate_team' });
  const { survey, workflows } = await createSurvey(database, { agency_id: agency.id });
  const of = { agency_id: agency.id };
  const campaign = await createCampaign(database, { ...of, survey_id: survey.id });
  const { recipient, token } = await createRecipient(database, { ...of, campaign_id: campaign.id, ...wishes });
  return { agency, survey, workflows, campaign, recipient, token };
}

interface Answering {
  campaign: { id: string };
  token?: string;
  resume?: string;
}

const whoOf = ({ campaign, token, resume }: Answering) => ({
  campaignId: `Campaign:${campaign.id}`,
  ...(resume ? { resume } : { token }),
});
const answer = (asked: Answering, questionId: string, value: unknown, finishes = false, at?: Date) =>
  mutate(context(stranger, at), 'answerSurvey', { ...whoOf(asked), questionId, answer: value, finishes });

async function formOf(asked: Answering, at?: Date) {
  const text = `query ($campaignId: ID!, $token: String, $resume: String) {
    surveyForm(campaignId: $campaignId, token: $token, resume: $resume) {
      state isAnonymous openingQuestion questions answers thanksTitle googleUrl } }`;
  const { data } = await request(context(stranger, at), text, whoOf(asked));
  return data.surveyForm as never as {
    state: string;
    answers: object;
    questions: Question[] | null;
    googleUrl: string | null;
  };
}

const responsesOf = ({ campaign }: Answering) =>
  kysely.selectFrom('responses').selectAll().where('campaign_id', '=', campaign.id).execute();
const stateOf = async ({ recipient }: { recipient: { id: string } }) =>
  kysely.selectFrom('survey_recipients').selectAll().where('id', '=', recipient.id).executeTakeFirstOrThrow();
/** Answers all questions after the score, and finishes. */
async function answerAll(asked: Answering, score: number) {
  await answer(asked, 'score', score);
  await answer(asked, 'reason', 'They called back the same day.');
  await answer(asked, 'group', null);
  return answer(asked, 'quote', true, true);
}

describe('answering by an emailed link', () => {
  test('opens with the score, and continues with the questions of its group', async () => {
    const asked = await createAsked();
    expect(await formOf(asked)).toMatchObject({
      ...{ state: 'open', isAnonymous: false, questions: null, answers: {}, thanksTitle: null },
      openingQuestion: 'How likely are you to recommend Lantern to a friend or colleague?',
    });
    expect(await answer(asked, 'score', 9)).toEqual({ errors: [] });
    const form = await formOf(asked);
    expect(form.questions!.map(({ id }) => id)).toEqual(['score', 'reason', 'group', 'quote']);
    expect(form).toMatchObject({ answers: { score: 9 }, thanksTitle: 'Thank you!' });
    expect(await stateOf(asked)).toMatchObject({ state: 'partial', started_at: expect.any(Date) });
  });

  test('is resumed where it was left, on any device, and completed once', async () => {
    const asked = await createAsked();
    await answer(asked, 'score', 3);
    await answer(asked, 'reason', 'Nobody  called\r\nback');
    expect(await formOf(asked)).toMatchObject({ answers: { score: 3, reason: 'Nobody  called\nback' } });
    expect(codes(await answer(asked, 'reason', 'x', true))).toEqual(['UNFINISHED']);
    await answer(asked, 'group', 'The calls');
    expect(codes(await answer(asked, 'quote', false, true))).toEqual([]);
    expect(await responsesOf(asked)).toMatchObject([
      { score: 3, nps_group: 'detractor', comment: 'Nobody  called\nback', may_quote: false, is_complete: true },
    ]);
    expect(await stateOf(asked)).toMatchObject({ state: 'complete', completed_at: expect.any(Date) });
    expect(await formOf(asked)).toMatchObject({ state: 'complete' });
    expect(codes(await answer(asked, 'reason', 'More'))).toEqual(['USED']);
  });

  test('keeps the version that was live at the score, and only the reason when the group changes', async () => {
    const asked = await createAsked();
    await answer(asked, 'score', 10);
    const [first] = await responsesOf(asked);
    const live = asked.workflows.find(({ nps_group }) => nps_group === 'promoter')!;
    await kysely
      .updateTable('workflows')
      .set({ status: 'old', replaced_at: new Date() })
      .where('id', '=', live.id)
      .execute();
    await kysely
      .insertInto('workflows')
      .values({ ...live, id: nature.newId(), number: 2, questions: JSON.stringify(live.questions) })
      .execute();
    await answer(asked, 'score', 9);
    expect(await responsesOf(asked)).toMatchObject([{ score: 9, workflow_id: first!.workflow_id }]);
    await answer(asked, 'reason', 'Good');
    await answer(asked, 'group', 'Everything');
    await answer(asked, 'score', 2);
    expect(await formOf(asked)).toMatchObject({ answers: { score: 2, reason: 'Good' } });
  });

  test('refuses answers that do not fit, that nobody asked for, and before the score', async () => {
    const asked = await createAsked();
    expect(codes(await answer(asked, 'reason', 'x'))).toEqual(['NO_SCORE']);
    for (const wrong of [11, -1, 5.5, '9', null, { choice: 'a' }])
      expect(codes(await answer(asked, 'score', wrong))).toEqual(['invalid']);
    await answer(asked, 'score', 8);
    expect(codes(await answer(asked, 'quote', true))).toEqual(['NOT_ASKED']);
    expect(codes(await answer(asked, 'gone', 'x'))).toEqual(['NOT_ASKED']);
    expect(codes(await answer(asked, 'reason', 7))).toEqual(['invalid']);
    expect(codes(await answer(asked, 'reason', { order: ['a', 'b'], more: true }))).toEqual(['invalid']);
    expect(codes(await answer(asked, 'reason', 'x'.repeat(3001)))).toEqual(['invalid']);
  });

  test('drops what was answered on another way through the survey', async () => {
    const asked = await createAsked();
    const live = asked.workflows.find(({ nps_group }) => nps_group === 'passive')!;
    const [score, reason] = live.questions as never as Question[];
    const yesNo: Question = {
      ...reason!,
      id: 'b',
      type: 'yes_no',
      standard: null,
      skips: [{ condition: 'is', value: 'no', goTo: null }],
    };
    const questions = [score, yesNo, { ...reason, id: 'c', standard: null }];
    await kysely
      .updateTable('workflows')
      .set({ questions: JSON.stringify(questions) })
      .where('id', '=', live.id)
      .execute();
    await answer(asked, 'score', 7);
    await answer(asked, 'b', true);
    await answer(asked, 'c', 'Because');
    expect(codes(await answer(asked, 'b', false, true))).toEqual([]);
    expect(await formOf(asked)).toMatchObject({ state: 'complete', answers: { score: 7, b: false } });
  });

  test('of two at once makes one response', async () => {
    const asked = await createAsked();
    await Promise.all([answer(asked, 'score', 4), answer(asked, 'score', 9)]);
    expect(await responsesOf(asked)).toHaveLength(1);
  });

  test.each([
    ['expired', 'EXPIRED', 'expired'],
    ['unsubscribed', 'UNSUBSCRIBED', 'unsubscribed'],
    ['cancelled', 'CLOSED', 'closed'],
    ['bounced', 'CLOSED', 'closed'],
  ])('when %s is refused', async (state, code, shown) => {
    const asked = await createAsked({ state, ...(state === 'cancelled' && { cancelled_because: 'A test' }) });
    expect(codes(await answer(asked, 'score', 9))).toEqual([code]);
    expect(await formOf(asked)).toMatchObject({ state: shown });
  });

  test('ends when the survey does', async () => {
    const asked = await createAsked({ expires_at: new Date('2026-01-02') });
    const later = new Date('2026-01-03');
    expect(await formOf(asked, later)).toMatchObject({ state: 'expired' });
    expect(codes(await answer(asked, 'score', 9, false, later))).toEqual(['EXPIRED']);
  });

  test('needs a token of the same campaign', async () => {
    const asked = await createAsked();
    const other = await createAsked();
    expect(await formOf({ campaign: other.campaign, token: asked.token })).toBeNull();
    expect(codes(await answer({ campaign: other.campaign, token: asked.token }, 'score', 9))).toEqual(['LINK_UNKNOWN']);
    expect(codes(await answer({ campaign: asked.campaign, token: 'guess' }, 'score', 9))).toEqual(['LINK_UNKNOWN']);
  });
});

test('reading a survey changes nothing, and opening it is reported by a person', async () => {
  const asked = await createAsked();
  const before = await stateOf(asked);
  for (let at = 0; at < 20; at++) await formOf(asked);
  expect(await stateOf(asked)).toEqual(before);
  const note = (activity: string) => mutate(context(stranger), 'noteSurveyActivity', { ...whoOf(asked), activity });
  await note('opened');
  expect(await stateOf(asked)).toMatchObject({ state: 'sent', opened_at: expect.any(Date) });
  await note('started');
  expect(await stateOf(asked)).toMatchObject({ state: 'started', started_at: expect.any(Date) });
  await note('started');
  expect(await responsesOf(asked)).toEqual([]);
});

test('a program answers nothing', async () => {
  const asked = await createAsked();
  const input = { ...whoOf(asked), questionId: 'score', answer: 9, finishes: false };
  expect(codes(await mutate({ ...context(stranger), isRobot: true }, 'answerSurvey', input))).toEqual([
    'NOT_FOR_PROGRAMS',
  ]);
});

test('a link to Google is offered to every group alike, once the survey is complete', async () => {
  for (const score of [10, 7, 0]) {
    const asked = await createAsked();
    const link = 'https://g.page/r/Cexample/review';
    await kysely.updateTable('agencies').set({ google_review_url: link }).where('id', '=', asked.agency.id).execute();
    await kysely.updateTable('surveys').set({ offers_google: true }).where('id', '=', asked.survey.id).execute();
    await answer(asked, 'score', score);
    expect((await formOf(asked)).googleUrl).toBeNull();
    expect(codes(await answerAll(asked, score))).toEqual([]);
    expect((await formOf(asked)).googleUrl).toBe(link);
  }
});

test('the thanks are there once the survey is complete, for its token alone', async () => {
  const asked = await createAsked();
  await kysely.updateTable('surveys').set({ offers_review: true }).where('id', '=', asked.survey.id).execute();
  const thanksOf = async (token: string) => {
    const { data } = await request(
      context(stranger),
      'query ($token: String!) { surveyThanks(token: $token) { agencyName thanksTitle offersReview resume } }',
      { token },
    );
    return data.surveyThanks;
  };
  await answer(asked, 'score', 9);
  expect([await thanksOf(asked.token), await thanksOf('guess')]).toEqual([null, null]);
  await answerAll(asked, 9);
  const thanks = { agencyName: 'Lantern', thanksTitle: 'Thank you!', offersReview: true, resume: null };
  expect(await thanksOf(asked.token)).toEqual(thanks);
});

describe('an anonymous answer', () => {
  const newResume = () => nature.newToken();

  test('continues in the same browser, and is one response', async () => {
    const { campaign } = await createAsked();
    const asked = { campaign, resume: newResume() };
    expect(await formOf(asked)).toMatchObject({ state: 'open', isAnonymous: true, questions: null });
    expect(codes(await answerAll(asked, 6))).toEqual([]);
    expect(await responsesOf(asked)).toMatchObject([
      { score: 6, is_complete: true, recipient_id: null, recruiter_id: null },
    ]);
    expect(codes(await answer(asked, 'score', 9))).toEqual(['USED']);
    expect(await formOf({ campaign, resume: newResume() })).toMatchObject({ state: 'open', answers: {} });
  });

  test('cannot be tied to a person by id, time, order, audit or receipt', async () => {
    const { campaign, recipient, token } = await createAsked();
    const asked = { campaign, resume: newResume() };
    await mutate(context(stranger), 'noteSurveyActivity', { ...whoOf({ campaign, token }), activity: 'opened' });
    const input = { ...whoOf(asked), questionId: 'score', answer: 3, finishes: false };
    await mutate(context(stranger), 'answerSurvey', { ...input, clientMutationId: `retry-${asked.resume}` });
    await answerAll(asked, 3);
    const [response] = await responsesOf(asked);
    expect(response).toMatchObject({ answered_at: null, recipient_id: null, recruiter_id: null });
    // A random id, where ours otherwise begin with their time.
    expect(response!.id[14]).toBe('4');
    const about = [response!.id, recipient.id];
    expect(await kysely.selectFrom('audit_entries').select('id').where('subject_id', 'in', about).execute()).toEqual(
      [],
    );
    const receipts = await kysely
      .selectFrom('receipts')
      .select('result')
      .where('command', '=', 'answerSurvey')
      .execute();
    expect(JSON.stringify(receipts)).not.toContain(response!.id);
    expect(JSON.stringify(receipts)).not.toContain(asked.resume);
  });

  test('continues with the text that the browser has, or a new random one', async () => {
    const { campaign, token } = await createAsked();
    const resumeOf = async (asked: Answering) => {
      const text = `query ($campaignId: ID!, $token: String, $resume: String) {
        surveyForm(campaignId: $campaignId, token: $token, resume: $resume) { resume } }`;
      const { data } = await request(context(stranger), text, whoOf(asked));
      return (data.surveyForm as never as { resume: string | null }).resume;
    };
    const fresh = await resumeOf({ campaign });
    expect(fresh).toMatch(/^[\w-]{32,64}$/);
    expect(await resumeOf({ campaign })).not.toBe(fresh);
    expect(await resumeOf({ campaign, resume: fresh! })).toBe(fresh);
    expect(await resumeOf({ campaign, token })).toBeNull();
    expect(await kysely.selectFrom('responses').select('id').where('campaign_id', '=', campaign.id).execute()).toEqual(
      [],
    );
  });

  test('is refused without an open link, and after many from one network in a day', async () => {
    const { campaign } = await createAsked();
    const from = (network: string) => ({ ...context(stranger), network });
    const begin = (network: string) =>
      mutate(from(network), 'answerSurvey', {
        ...whoOf({ campaign, resume: newResume() }),
        ...{ questionId: 'score', answer: 9, finishes: false },
      });
    for (let at = 0; at < 20; at++) expect(codes(await begin('198.51.100.7'))).toEqual([]);
    expect(codes(await begin('198.51.100.7'))).toEqual(['TOO_MANY']);
    expect(codes(await begin('198.51.100.8'))).toEqual([]);
    await kysely.updateTable('campaigns').set({ has_open_link: false }).where('id', '=', campaign.id).execute();
    expect(codes(await begin('198.51.100.9'))).toEqual(['CLOSED']);
    expect(await formOf({ campaign, resume: newResume() })).toMatchObject({ state: 'closed' });
  });
});
