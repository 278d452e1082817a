import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { searchUrl } from '#common/urls.ts';
import type { surveyAnswerQuery } from '#web/__generated__/surveyAnswerQuery.graphql.ts';
import { keepResume, keptResume } from '#web/features/surveys/answering/resume.ts';
import { SurveyEnd, SurveyFrame } from '#web/features/surveys/answering/SurveyFrame.tsx';
import { progressOf, SurveyQuestions } from '#web/features/surveys/answering/SurveyQuestions.tsx';
import {
  type SurveyAnswer,
  type SurveyForm,
  surveyFields,
  surveyQuery,
} from '#web/features/surveys/answering/survey-answer.ts';
import { placeIn, scoreIn } from '#web/features/surveys/answering/survey-steps.ts';
import { SurveyThanks } from '#web/features/surveys/questions/SurveyCard.tsx';
import { SurveyStep } from '#web/features/surveys/questions/SurveySteps.tsx';
import { useFocusOnStep } from '#web/features/surveys/questions/use-steps.ts';
import { DeadLink } from '#web/kit/LinkPage.tsx';
import { definePage, type PageAction, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { variablesOf } from './survey-address.ts';

type Props = PageProps<surveyAnswerQuery, SurveyAnswer>;

/** A survey, one question a screen. Opening it changes nothing, because mail scanners open links too. */
export default function SurveyPage(props: Props) {
  return <Survey key={props.address.path} {...props} />;
}

function Survey({ data, address, answer }: Props) {
  const known = useLatest(answer?.form);
  const form = known ?? data.surveyForm;
  useKeptResponse(form, address, answer);
  if (!form)
    return (
      <DeadLink way={<Button href={searchUrl()}>Find a recruiter</Button>}>
        It may be incomplete. Open it again from our email, or from where you found it.
      </DeadLink>
    );
  return (
    <SurveyFrame form={form}>
      <Screen form={form} address={address} answer={answer} />
    </SurveyFrame>
  );
}

function Screen({
  form,
  address,
  answer,
}: {
  form: SurveyForm;
  address: PageAddress;
  answer: SurveyAnswer | undefined;
}) {
  const { campaignId = '', recipientId: token } = address.params;
  // Once a screen was sent, it decides what comes next.
  const chosen = answer ? undefined : scoreIn(address.query.score);
  const isOpen = form.state === 'open';
  const place = placeIn(form, answer ? answer.at : isNews(chosen, form) ? 'score' : undefined);
  const { words } = progressOf(place, form);
  const step = `${form.state} ${place.question.id} ${answer?.problems[0]?.message ?? ''}`;
  const screen = useFocusOnStep<HTMLDivElement>(step, !isOpen);
  return (
    <SurveyStep ref={screen}>
      <VisuallyHidden>
        <span role="status">{isOpen && answer ? words : ''}</span>
      </VisuallyHidden>
      {isOpen ? (
        <SurveyQuestions
          form={form}
          path={address.path}
          link={token ? { campaignId, token } : null}
          place={place}
          answer={answer}
          chosen={chosen}
        />
      ) : (
        <Closed form={form} token={token} isAnswer={answer !== undefined && !answer.wasHere} />
      )}
    </SurveyStep>
  );
}

const isNews = (chosen: unknown, { answers }: SurveyForm) => chosen !== undefined && chosen !== answers.score;

/** Why a survey takes no answers. Those who have just finished are thanked. */
type ClosedProps = { form: SurveyForm; token: string | undefined; isAnswer: boolean };

function Closed({ form, token, isAnswer }: ClosedProps) {
  if (form.state === 'complete')
    return <SurveyEnd form={form} token={token} {...(!isAnswer && { title: "You've answered this survey" })} />;
  const { title, text } = endings[form.state] ?? endings['closed']!;
  return <SurveyThanks title={title} text={text(form.agencyName)} />;
}

const endings: Readonly<Record<string, { title: string; text: (agencyName: string) => string }>> = {
  expired: {
    title: 'This survey has ended',
    text: (agencyName) => `The time to answer it is over. To tell ${agencyName} something, write to them.`,
  },
  unsubscribed: {
    title: 'You unsubscribed',
    text: (agencyName) => `This survey stopped taking your answers when you opted out of emails from ${agencyName}.`,
  },
  closed: {
    title: 'This survey is closed',
    text: (agencyName) => `${agencyName} no longer takes answers here.`,
  },
};

/** The survey as the last screen left it, also when a later one didn't reach us. */
function useLatest(form: SurveyForm | undefined): SurveyForm | undefined {
  const [latest, setLatest] = useState(form);
  if (form && form !== latest) setLatest(form);
  return form ?? latest;
}

/** Continues the anonymous response that this browser has begun, or keeps how to continue one begun without our code. */
function useKeptResponse(
  form: SurveyForm | null | undefined,
  { params }: PageAddress,
  answer: SurveyAnswer | undefined,
) {
  const submit = useSubmit();
  const campaignId = params.campaignId ?? '';
  const isOpenLink = form?.isAnonymous === true;
  const isAnswered = answer !== undefined;
  const begun = answer?.form?.answers.score === undefined ? null : answer.form.resume;
  useEffect(() => {
    if (!isOpenLink) return;
    const kept = keptResume(campaignId);
    if (begun && !kept) keepResume(campaignId, begun);
    if (kept && !isAnswered) void submit({ [surveyFields.step]: 'resume' }, { method: 'post', replace: true });
  }, [isOpenLink, campaignId, isAnswered, begun, submit]);
}

export const page = definePage<surveyAnswerQuery, SurveyAnswer>({
  query: surveyQuery,
  parameters: ['score'],
  variables: variablesOf,
  status: ({ surveyForm: form }) => (form ? (form.state === 'open' || form.state === 'complete' ? 200 : 410) : 404),
  head: ({ surveyForm: form }) => ({
    title: form ? `Survey by ${form.agencyName}` : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

export const action: PageAction<SurveyAnswer> = async (args) => (await import('./survey-action.ts')).surveyAction(args);
