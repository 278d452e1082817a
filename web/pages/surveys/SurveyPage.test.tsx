import { getRequest } from 'relay-runtime';
import { describe, expect, test, vi } from 'vitest';
import { defaultWorkflow } from '#common/surveys/workflows.ts';
import { surveyFields } from '#web/features/surveys/answering/survey-answer.ts';
import { addressOf, renderPage } from '../testing/render-page.tsx';
import * as SurveyPage from './SurveyPage.tsx';
import * as SurveySuccessPage from './SurveySuccessPage.tsx';

const campaignId = '01990000-0000-7000-8000-000000000001';
const emailed = addressOf(`/survey/${campaignId}/secret`, { params: { campaignId, recipientId: 'secret' } });
const open = addressOf(`/survey/${campaignId}`, { params: { campaignId } });
const resume = 'r'.repeat(43);
const { questions } = defaultWorkflow('promoter', 'candidate');
const opened = {
  __typename: 'SurveyForm',
  ...{ state: 'open', isAnonymous: false, agencyName: 'Lantern', agencyLegalName: 'Lantern Pty Ltd' },
  ...{ agencyContact: 'hello@lantern.example', agencySlug: 'lantern', logoUrl: null, accent: '#335577', intro: null },
  ...{ openingQuestion: 'How likely are you to recommend Lantern?', questions: null, answers: {} },
  ...{ thanksTitle: null, thanksText: null, googleUrl: null, offersReview: false, resume: null },
};
type Form = Omit<typeof opened, 'questions' | 'thanksTitle'> & { questions: unknown; thanksTitle: string | null };
const scored: Form = { ...opened, questions, answers: { score: 9 } };
const atEnd: Form = { ...scored, answers: { score: 9, reason: 'Calls', group: null, quote: true } };
const complete: Form = { ...atEnd, state: 'complete', thanksTitle: 'Thank you!' };
const anonymous = { isAnonymous: true, resume };

const draw = (form: object | null, address = emailed, answer?: unknown) =>
  renderPage(SurveyPage, { surveyForm: form }, address, answer).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** The page without code: what a browser would post from it, with what a person fills in. */
function formOf(html: string, filled: Record<string, string>): FormData {
  const form = new FormData();
  const decoded = html.replaceAll('&quot;', '"');
  for (const [, name, value] of decoded.matchAll(/<input type="hidden" name="([^"]+)" value="(.*?)"\/>/g))
    form.set(name!, value!);
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  return form;
}

/** Acts on a posted screen; `forms` are what the survey is each time it's read, `errors` what each save is refused with. */
async function act(
  form: FormData,
  forms: readonly (object | null)[],
  errors: readonly object[][] = [],
  address = emailed,
) {
  const left = [...forms];
  const refusals = [...errors];
  const saved: unknown[] = [];
  const send = async (operation: never, variables: { input?: unknown }) => {
    if (getRequest(operation).params.operationKind === 'query')
      return { surveyForm: left.length > 1 ? left.shift() : left[0] };
    saved.push(variables.input);
    return { answerSurvey: { errors: refusals.shift() ?? [] } };
  };
  const captureError = vi.fn();
  const result = await SurveyPage.action({ address, form, send: send as never, captureError });
  return { result, saved, answer: 'answer' in result ? result.answer : undefined, captureError };
}

const to = { campaignId: `Campaign:${campaignId}`, token: 'secret', resume: null };

describe('an emailed survey', () => {
  test('opens with the score, in the look of the agency, and says who asks', () => {
    const html = draw(opened);
    expect(html).toContain('How likely are you to recommend Lantern?');
    expect(html.match(/type="radio"/g)).toHaveLength(11);
    expect(html).not.toContain('checked=""');
    expect(html).toContain('--survey-accent:#335577');
    for (const words of ['Lantern Pty Ltd', 'hello@lantern.example', 'unsubscribe', 'Your answers go to Lantern'])
      expect(html).toContain(words);
    expect(html).not.toContain('anonymous');
    expect(SurveyPage.page.head?.({ surveyForm: opened } as never, emailed)).toMatchObject({ isHidden: true });
  });

  test('opens with the score of a button in the email, which is not saved before it is sent', async () => {
    const html = draw(opened, { ...emailed, query: { score: '8' } });
    expect(html).toMatch(/checked=""[^>]*value="8"|value="8"[^>]*checked=""/);
    // What is sent leads on without it, so a reload doesn't choose it again.
    expect(html).toContain(`action="${emailed.path}"`);
    for (const score of ['11', '-1', 'x'])
      expect(draw(opened, { ...emailed, query: { score } })).not.toContain('checked=""');
    expect(draw(scored, { ...emailed, query: { score: '8' } })).toContain('How likely');
    expect(draw(scored, { ...emailed, query: { score: '9' } })).toContain('What is the main reason');
  });

  test('saves the score, and continues with the questions that follow it', async () => {
    const { saved, answer } = await act(formOf(draw(opened), { score: '9' }), [scored]);
    expect(saved).toEqual([{ ...to, questionId: 'score', answer: 9, finishes: false }]);
    expect(answer).toMatchObject({ at: 'reason', problems: [] });
    const html = draw(scored, emailed, answer);
    expect(html).toContain('What is the main reason for your score?');
    expect(html).toContain('Question 2 of 4');
    expect(html).toContain('value="back"');
  });

  test('is resumed at the first question without an answer', () => {
    expect(draw({ ...scored, answers: { score: 9, reason: 'Calls' } })).toContain('What did we do especially well?');
  });

  test('keeps what was given when it goes back, and shows it again', async () => {
    const there = { ...scored, answers: { score: 9, reason: 'Calls' } };
    const form = formOf(draw(there), { group: 'All', [surveyFields.step]: 'back' });
    const { saved, answer } = await act(form, [{ ...there, answers: { ...there.answers, group: 'All' } }]);
    expect(saved).toEqual([{ ...to, questionId: 'group', answer: 'All', finishes: false }]);
    expect(draw(there, emailed, answer)).toMatch(/<textarea[^>]*>Calls<\/textarea>/);
    const nothing = await act(formOf(draw(there), { group: ' ', [surveyFields.step]: 'back' }), [there]);
    expect(nothing.saved).toEqual([]);
  });

  test('is completed by the last answer, and leads to the thanks', async () => {
    const last = draw({ ...scored, answers: { score: 9, reason: 'Calls', group: null } });
    const { saved, result } = await act(formOf(last, { quote: 'yes' }), [atEnd, complete]);
    expect(saved).toMatchObject([
      { answer: true, finishes: false },
      { questionId: 'quote', answer: true, finishes: true },
    ]);
    expect(result).toEqual({ redirect: '/survey/secret/success/' });
    const withGoogle = { ...complete, googleUrl: 'https://g.page/r/lantern/review' };
    expect((await act(formOf(last, {}), [atEnd, withGoogle])).result).toEqual({ redirect: '/survey/secret/success/1' });
  });

  test('says at the question what is wrong, and keeps what was given', async () => {
    const none = await act(formOf(draw(opened), {}), [opened]);
    expect(none.saved).toEqual([]);
    expect(none.result).toMatchObject({ status: 422 });
    expect(draw(opened, emailed, none.answer)).toContain('Choose a number from 0 to 10.');
    const errors = [{ code: 'invalid', field: 'answer', message: 'Shorten this.' }];
    const long = await act(formOf(draw(scored), { reason: 'Long' }), [scored], [errors]);
    const html = draw(scored, emailed, long.answer);
    expect(html).toContain('Shorten this.');
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>Long<\/textarea>/);
  });

  test('keeps what was given when we are not reached', async () => {
    const captureError = vi.fn();
    const send = () => Promise.reject(new Error('No network'));
    const form = formOf(draw(scored), { reason: 'Calls' });
    const result = await SurveyPage.action({ address: emailed, form, send, captureError });
    expect(result).toMatchObject({ status: 503 });
    expect(captureError).toHaveBeenCalledOnce();
    const html = draw(scored, emailed, 'answer' in result && result.answer);
    expect(html).toContain('Your answer is still here');
    expect(html).toContain('>Calls</textarea>');
  });

  test('that was completed meanwhile says so', async () => {
    const errors = [{ code: 'USED', field: null, message: 'You have answered this survey.' }];
    const { answer } = await act(formOf(draw(scored), { reason: 'Calls' }), [complete], [errors]);
    expect(draw(scored, emailed, answer)).toContain('Thank you!');
  });
});

test.each(['', 'null', '7', '{}', '{"type":"nps"}', '{"type":"matrix","choices":[],"rows":[null]}'])(
  'a form whose question was changed to %s shows the survey again',
  async (asked) => {
    const form = formOf(draw(scored), { [surveyFields.asked]: asked, reason: 'Calls' });
    const { saved, result, answer } = await act(form, [scored]);
    expect(saved).toEqual([]);
    expect(result).toMatchObject({ status: 200 });
    expect(draw(scored, emailed, answer)).toContain('What is the main reason');
  },
);

describe('an open link', () => {
  const first = { ...opened, ...anonymous };

  test('says that it is anonymous, and brings how to continue', () => {
    const html = draw(first, open);
    expect(html).toContain("It's anonymous");
    expect(html).not.toContain('unsubscribe');
    expect(html).toContain(`name="resume" value="${resume}"`);
    expect(SurveyPage.page.head?.({ surveyForm: first } as never, open)).toMatchObject({ isHidden: true });
  });

  test('is walked through without code: each answer of the page brings the next screen', async () => {
    const { answer, saved } = await act(
      formOf(draw(first, open), { score: '9' }),
      [{ ...scored, ...anonymous }],
      [],
      open,
    );
    expect(saved).toEqual([{ ...to, token: null, resume, questionId: 'score', answer: 9, finishes: false }]);
    // Without the text, the page itself still reads an empty survey.
    const second = draw({ ...first, resume: 'another' }, open, answer);
    expect(second).toContain('What is the main reason');
    const back = await act(formOf(second, { [surveyFields.step]: 'back' }), [{ ...scored, ...anonymous }], [], open);
    expect(draw({ ...first, resume: 'another' }, open, back.answer)).toMatch(
      /checked=""[^>]*value="9"|value="9"[^>]*checked=""/,
    );
  });

  test('ends with its thanks on the same page', async () => {
    const last = draw({ ...scored, ...anonymous, answers: { score: 9, reason: null, group: null } }, open);
    const { answer } = await act(
      formOf(last, {}),
      [
        { ...atEnd, ...anonymous },
        { ...complete, ...anonymous },
      ],
      [],
      open,
    );
    const html = draw(first, open, answer);
    expect(html).toContain('Thank you!');
    expect(html).not.toContain('<form');
  });
});

test('an anonymous survey that this browser has completed says so, and thanks only at its end', async () => {
  const form = new FormData();
  form.set(surveyFields.step, 'resume');
  form.set(surveyFields.resume, resume);
  const { answer, saved } = await act(form, [{ ...complete, ...anonymous }], [], open);
  expect(saved).toEqual([]);
  expect(draw({ ...opened, ...anonymous }, open, answer)).toContain("You've answered this survey");
});

test.each([
  ['complete', "You've answered this survey", 200],
  ['expired', 'This survey has ended', 410],
  ['unsubscribed', 'You unsubscribed', 410],
  ['closed', 'This survey is closed', 410],
])('a survey that is %s says so, without a form', (state, words, status) => {
  const html = draw({ ...opened, state });
  expect(html).toContain(words);
  expect(html).not.toContain('<form');
  expect(SurveyPage.page.status?.({ surveyForm: { state } } as never, emailed)).toBe(status);
});

test('an unknown link is not found', () => {
  expect(draw(null)).toContain("This link doesn't work");
  expect(SurveyPage.page.status?.({ surveyForm: null } as never, emailed)).toBe(404);
});

describe('the thanks', () => {
  const address = addressOf('/survey/secret/success/', { params: { recipientId: 'secret' } });
  const thanks = (form: object | null) => renderPage(SurveySuccessPage, { surveyThanks: form }, address);

  test("are the agency's, with its links", () => {
    const form = {
      ...complete,
      thanksText: 'It helps us.',
      googleUrl: 'https://g.page/r/lantern/review',
      offersReview: true,
    };
    const html = thanks(form);
    for (const words of [
      'Thank you!',
      'It helps us.',
      'href="https://g.page/r/lantern/review"',
      'action="/survey/secret/success/"',
      'Review',
    ])
      expect(html).toContain(words);
    expect(thanks(complete)).not.toContain('Google');
  });

  test('are not found for an unknown or unfinished survey', () => {
    expect(thanks(null)).toContain('This link doesn');
    expect(SurveySuccessPage.page.status?.({ surveyThanks: null } as never, address)).toBe(404);
  });
});
