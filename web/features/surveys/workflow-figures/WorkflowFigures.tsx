import { graphql, useFragment } from 'react-relay';
import { formatCount, formatDay, formatNumber } from '#common/formats.ts';
import { answerInWords } from '#common/surveys/answer-words.ts';
import type { Answers } from '#common/surveys/answers.ts';
import { type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import { otherChoice, type Question, type SurveyQuestions } from '#common/surveys/questions.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { responsesUrl } from '#common/urls.ts';
import type {
  WorkflowFigures_workflow$data,
  WorkflowFigures_workflow$key,
} from '#web/__generated__/WorkflowFigures_workflow.graphql.ts';
import { Figures } from '#web/app-ui/charts/ChartCard.tsx';
import { CardRow, CardStack, FigureNote } from '#web/features/dashboard/FigureCards.tsx';
import { Funnel } from '#web/features/dashboard/Funnel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ExpandableText } from '#web/ui/ExpandableText.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import { audienceIn, audienceWords } from '../survey-words.ts';
import { AnswerBars } from './AnswerBars.tsx';
import { type AnswerCounts, figuresOf, type QuestionFigures } from './answer-figures.ts';
import styles from './WorkflowFigures.module.css';

/** How many answers in words each question shows. */
const shownTexts = 10;

type Response = NonNullable<
  NonNullable<NonNullable<WorkflowFigures_workflow$data['responses']['edges']>[number]>['node']
>;

/** What a version of a workflow has brought: how many came how far, and what they answered. */
export function WorkflowFigures({ workflow: key }: { workflow: WorkflowFigures_workflow$key }) {
  const workflow = useFragment(
    graphql`
      fragment WorkflowFigures_workflow on Workflow {
        group
        questions
        publishedAt
        emailed
        totals
        answerCounts
        survey {
          audience
        }
        responses(first: 50) {
          edges {
            node {
              id
              answeredOn
              answers
            }
          }
        }
      }
    `,
    key,
  );
  const audience = audienceIn(workflow.survey?.audience);
  const group = workflow.group as NpsGroup;
  const responses = (workflow.responses.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const questions = workflow.questions as SurveyQuestions;
  const emailed = workflow.emailed as AnswerCounts | null;
  const totals = workflow.totals as AnswerCounts | null;
  const counts = workflow.answerCounts as AnswerCounts | null;
  return (
    <CardStack>
      {emailed && totals ? (
        <CardRow of="two">
          <Card title="From email to answer">
            <FigureNote>
              {`${audienceWords[audience]} who were emailed while this version was live. Their score decides which workflow follows.`}
            </FigureNote>
            <Funnel steps={stepsOf(emailed)} />
          </Card>
          <Card title="Answers in this version">
            <StatRow
              stats={[
                {
                  label: groupWords[group],
                  value: formatNumber(npsGroups.reduce((sum, one) => sum + (totals[one] ?? 0), 0)),
                  hint: 'gave a score of this group',
                },
                { label: 'Completed', value: formatNumber(totals['completed'] ?? 0), hint: 'answered to the end' },
              ]}
            />
          </Card>
        </CardRow>
      ) : (
        <Notice title="Figures of workflows are turned off on this site">
          You can still read the latest answers here.
        </Notice>
      )}
      {figuresOf(questions, counts ?? {}).map((figures) => (
        <QuestionCard key={figures.question.id} figures={figures} hasFigures={counts !== null} responses={responses} />
      ))}
      <p>
        <Button href={responsesUrl({ group, audience })}>
          {`See all responses from ${audience} ${groupWords[group].toLowerCase()}`}
        </Button>
      </p>
    </CardStack>
  );
}

function stepsOf(emailed: AnswerCounts) {
  const sent = emailed['sent'] ?? 0;
  const steps = { sent: 'Emailed', opened: 'Opened', started: 'Started', answered: 'Answered' } as const;
  return Object.entries(steps).map(([name, label]) => ({
    label,
    count: emailed[name] ?? 0,
    share: sent > 0 ? (emailed[name] ?? 0) / sent : null,
  }));
}

type QuestionCardProps = { figures: QuestionFigures; hasFigures: boolean; responses: readonly Response[] };

function QuestionCard({
  figures: { question, answered, bars, table, note },
  hasFigures,
  responses,
}: QuestionCardProps) {
  const texts = responses.flatMap(({ id, answeredOn, answers }) => {
    const text = textOf(question, answers as Answers);
    return text === null ? [] : [{ id, answeredOn, text }];
  });
  if (!hasFigures && texts.length === 0) return null;
  return (
    <Card title={question.title}>
      {hasFigures && <FigureNote>{[formatCount(answered, 'answer'), note].filter(Boolean).join(' · ')}</FigureNote>}
      {hasFigures && bars.length > 0 && <AnswerBars bars={bars} />}
      {hasFigures && table && <Figures table={table} />}
      {texts.length > 0 && (
        <>
          <h3 className={styles.title}>{question.hasOther ? 'Latest other answers' : 'Latest answers'}</h3>
          <ul className={styles.texts}>
            {texts.slice(0, shownTexts).map(({ id, answeredOn, text }) => (
              <li key={id} className={styles.text}>
                <ExpandableText text={text} />
                <p className={styles.soft}>{formatDay(answeredOn)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** What a person wrote: the answer to a question for texts, or what they meant by Other. */
function textOf(question: Question, answers: Answers): string | null {
  const answer = answers[question.id];
  if (question.type === 'short_text' || question.type === 'long_text') return answerInWords(question, answer);
  if (typeof answer !== 'object' || answer === null || !('other' in answer) || !answer.other) return null;
  const chosen = 'choice' in answer ? [answer.choice] : answer.choices;
  return chosen.includes(otherChoice) ? answer.other : null;
}
