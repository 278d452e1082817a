import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import { formatAge, formatCount } from '#common/formats.ts';
import { meets } from '#common/roles.ts';
import { type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import { groupWords } from '#common/surveys/workflows.ts';
import { npsWorkflowUrl, workflowEditorUrl, workflowPreviewUrl } from '#common/urls.ts';
import type {
  SurveyWorkflows_survey$data,
  SurveyWorkflows_survey$key,
} from '#web/__generated__/SurveyWorkflows_survey.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { audienceIn, audienceWords, scoresOf } from '../survey-words.ts';
import { type Totals, totalsText } from '../totals-text.ts';
import { Discard } from './Discard.tsx';
import styles from './SurveyWorkflows.module.css';
import { Versions } from './Versions.tsx';

type Survey = SurveyWorkflows_survey$data;
type Workflow = NonNullable<NonNullable<NonNullable<Survey['workflows']['edges']>[number]>['node']>;

/** What a survey asks each group: the live version, the draft, and earlier versions. */
export function SurveyWorkflows({ survey: key }: { survey: SurveyWorkflows_survey$key }) {
  const survey = useFragment(
    graphql`
      fragment SurveyWorkflows_survey on Survey {
        id
        audience
        viewerCanEdit
        totals
        workflows(first: 6, filter: { isCurrent: true }) {
          edges {
            node {
              id
              group
              status
              number
              version
              questionCount
              publishedAt
              publishedByName
              editedAt
              editedByName
            }
          }
        }
      }
    `,
    key,
  );
  const heading = useId();
  const navigate = useNavigate();
  const [versionsOf, setVersionsOf] = useState<NpsGroup | null>(null);
  const workflows = (survey.workflows.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <section className={styles.audience} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        {audienceWords[audienceIn(survey.audience)]}
      </h2>
      <p className={styles.totals}>{totalsText(survey.totals as Totals)}</p>
      {npsGroups.map((group) => (
        <Group
          key={group}
          survey={survey}
          group={group}
          live={workflows.find((one) => one.group === group && one.status === 'live')}
          draft={workflows.find((one) => one.group === group && one.status === 'draft')}
          onVersions={() => setVersionsOf(group)}
        />
      ))}
      <Versions
        surveyId={survey.id}
        group={versionsOf}
        canRestore={survey.viewerCanEdit}
        onRestored={() => versionsOf && navigate(workflowEditorUrl(survey.audience, versionsOf))}
        onClose={() => setVersionsOf(null)}
      />
    </section>
  );
}

type GroupProps = {
  survey: Survey;
  group: NpsGroup;
  live: Workflow | undefined;
  draft: Workflow | undefined;
  onVersions: () => void;
};

function Group({ survey, group, live, draft, onVersions }: GroupProps) {
  const { audience, viewerCanEdit } = survey;
  const mayRead = meets(rolesToCheck(useUser()?.roles ?? []), 'nps_view');
  const name = `${audienceWords[audienceIn(audience)]}, ${groupWords[group].toLowerCase()}`;
  const editorHref = workflowEditorUrl(audience, group);
  return (
    <Card
      level={3}
      title={
        <>
          {groupWords[group]} <span className={styles.scores}>{scoresOf(group)}</span>
        </>
      }
      action={live && <Tag tone="good">Live</Tag>}
    >
      <div className={styles.body}>
        {live && (
          <p>
            {`Version ${live.number} with ${formatCount(live.questionCount, 'question')}, published `}
            <When at={live.publishedAt ?? live.editedAt} />
            {live.publishedByName && <span>{` by ${live.publishedByName}`}</span>}
          </p>
        )}
        <p className={styles.totals}>
          <span>{`${formatCount((survey.totals as Totals)[group] ?? 0, 'answer')}. `}</span>
          {live && mayRead && <Link href={npsWorkflowUrl(localId(live.id))}>See what people answered</Link>}
        </p>
        {draft && <Draft draft={draft} name={name} canEdit={viewerCanEdit} editorHref={editorHref} />}
        <div className={styles.actions}>
          {viewerCanEdit && !draft && (
            <Button size="small" href={editorHref} aria-label={`Edit: ${name}`}>
              Edit
            </Button>
          )}
          <Button size="small" href={workflowPreviewUrl(audience, group, live?.number)} aria-label={`Preview: ${name}`}>
            Preview
          </Button>
          <Button size="small" onClick={onVersions} aria-label={`Versions: ${name}`} aria-haspopup="dialog">
            Versions
          </Button>
        </div>
      </div>
    </Card>
  );
}

type DraftProps = { draft: Workflow; name: string; canEdit: boolean; editorHref: string };

function Draft({ draft, name, canEdit, editorHref }: DraftProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const { revalidate } = useRevalidator();
  const [now] = useState(() => new Date());
  return (
    <div className={styles.draft}>
      <p>
        <Tag tone="warn">Draft</Tag>
        {draft.editedByName ? ` Changed by ${draft.editedByName}, ` : ' Changed '}
        <When at={draft.editedAt} words={formatAge(draft.editedAt, now)} />
      </p>
      {canEdit && (
        <div className={styles.actions}>
          <Button size="small" variant="primary" href={editorHref} aria-label={`Continue editing: ${name}`}>
            Continue editing
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => setDiscarding(true)}
            aria-label={`Discard draft: ${name}`}
          >
            Discard draft
          </Button>
          <Discard
            draft={draft}
            open={isDiscarding}
            onClose={() => setDiscarding(false)}
            onDone={() => void revalidate()}
          />
        </div>
      )}
    </div>
  );
}
