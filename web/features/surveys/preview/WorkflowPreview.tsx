import { graphql, useFragment } from 'react-relay';
import type { NpsGroup } from '#common/surveys/nps.ts';
import type { Question } from '#common/surveys/questions.ts';
import { groupWords, type WorkflowStatus, workflowStatusWords } from '#common/surveys/workflows.ts';
import { workflowEditorUrl, workflowsUrl } from '#common/urls.ts';
import type { WorkflowPreview_survey$key } from '#web/__generated__/WorkflowPreview_survey.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { audienceIn, audienceWords, lookOf, scoreTitleOf } from '../survey-words.ts';
import { SurveyWalk } from './SurveyWalk.tsx';
import styles from './WorkflowPreview.module.css';

type WorkflowPreviewProps = {
  survey: WorkflowPreview_survey$key;
  group: NpsGroup;
  /** The number of a version; without one, the draft if there is one, or else the live version. */
  version: number | undefined;
};

/** A version of a workflow to try, marked as a preview. */
export function WorkflowPreview({ survey: key, group, version }: WorkflowPreviewProps) {
  const survey = useFragment(
    graphql`
      fragment WorkflowPreview_survey on Survey {
        audience
        question
        template
        accent
        showsLogo
        intro
        offersGoogle
        offersReview
        viewerCanEdit
        agency {
          name
          logoUrl
        }
        workflows(first: 2, filter: { group: $group, isCurrent: true }) {
          edges {
            node {
              id
              status
              number
              version
              questions
              thanksTitle
              thanksText
            }
          }
        }
      }
    `,
    key,
  );
  const workflows = (survey.workflows.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const workflow =
    workflows.find(({ number }) => number === version) ??
    workflows.find(({ status }) => status === 'draft') ??
    workflows[0];
  if (!workflow) return null;
  const audience = audienceIn(survey.audience);
  const scoreTitle = scoreTitleOf(survey);
  const { label, tone } = workflowStatusWords[workflow.status as WorkflowStatus];
  const agencyName = survey.agency?.name ?? '';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1
          className={styles.title}
        >{`Preview: ${audienceWords[audience].toLowerCase()}, ${groupWords[group].toLowerCase()}`}</h1>
        <p className={styles.facts}>
          {`Version ${workflow.number} `}
          <Tag tone={tone}>{label}</Tag>{' '}
          <Link href={survey.viewerCanEdit ? workflowEditorUrl(audience, group) : workflowsUrl()}>
            {survey.viewerCanEdit ? 'Edit' : 'All workflows'}
          </Link>
        </p>
        <Notice>This is a preview. Your answers aren't saved.</Notice>
      </header>
      <SurveyWalk
        key={workflow.id}
        look={lookOf(survey)}
        questions={workflow.questions.map((question: Question) =>
          question.standard === 'score' ? { ...question, title: question.title || scoreTitle } : question,
        )}
        thanks={{ title: workflow.thanksTitle, text: workflow.thanksText }}
        ways={[
          ...(survey.offersReview ? [`A link to review ${agencyName} on Plaudit is shown here.`] : []),
          ...(survey.offersGoogle ? [`A link to review ${agencyName} on Google is shown here.`] : []),
        ]}
        intro={survey.template === 'custom_template' ? (survey.intro ?? null) : null}
        audience={audience}
        group={group}
      />
    </div>
  );
}
