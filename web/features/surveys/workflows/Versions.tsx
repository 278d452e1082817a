import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { NpsGroup } from '#common/surveys/nps.ts';
import { groupWords, type WorkflowStatus, workflowStatusWords } from '#common/surveys/workflows.ts';
import type { VersionsQuery } from '#web/__generated__/VersionsQuery.graphql.ts';
import type { VersionsRestoreMutation } from '#web/__generated__/VersionsRestoreMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { contentsOf, isSame } from '../editor/contents.ts';
import { Differences } from '../editor/Differences.tsx';
import { scoreTitleOf } from '../survey-words.ts';
import styles from './Versions.module.css';

type VersionsProps = {
  surveyId: string;
  /** The group whose versions are shown; null closes the panel. */
  group: NpsGroup | null;
  canRestore: boolean;
  /** Called once an earlier version is the draft. */
  onRestored: () => unknown;
  onClose: () => void;
};

/** The versions of a group's workflow in a panel: what differs from the newest one, and restoring an earlier one. */
export function Versions({ group, onClose, ...props }: VersionsProps) {
  return (
    <SidePanel
      title={group ? `Versions: ${groupWords[group].toLowerCase()}` : ''}
      open={group !== null}
      onClose={onClose}
    >
      {group && <VersionList {...props} group={group} />}
    </SidePanel>
  );
}

type Survey = Extract<VersionsQuery['response']['node'], { readonly __typename: 'Survey' }>;
type Version = NonNullable<NonNullable<NonNullable<Survey['workflows']['edges']>[number]>['node']>;

/** How many versions are read at once. */
const page = 20;

function VersionList({ surveyId, group, ...props }: Omit<VersionsProps, 'onClose'> & { group: NpsGroup }) {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState(page);
  const [survey, setSurvey] = useState<Survey | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const reading = fetchQuery<VersionsQuery>(environment, versionsQuery, { surveyId, group, count }).subscribe({
      next: ({ node }) => node?.__typename === 'Survey' && setSurvey(node),
      error: (error: unknown) => setProblem(problemsOf(error)[0]!.message),
    });
    return () => reading.unsubscribe();
  }, [environment, surveyId, group, count]);
  if (problem)
    return (
      <Notice tone="bad" role="alert">
        {problem}
      </Notice>
    );
  if (!survey) return <Skeleton lines={6} />;
  const versions = (survey.workflows.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const newest = versions.find(({ status }) => status === 'draft') ?? versions.find(({ status }) => status === 'live');
  return (
    <>
      <ol className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <VersionOf {...props} version={version} newest={newest} survey={survey} />
          </li>
        ))}
      </ol>
      {survey.workflows.pageInfo.hasNextPage && (
        <Button onClick={() => setCount(count + page)}>Show older versions</Button>
      )}
    </>
  );
}

type VersionOfProps = Pick<VersionsProps, 'canRestore' | 'onRestored'> & {
  version: Version;
  newest: Version | undefined;
  survey: Survey;
};

function VersionOf({ version, newest, survey, canRestore, ...props }: VersionOfProps) {
  const [isCompared, setCompared] = useState(false);
  const { number, publishedAt, publishedByName, editedAt, editedByName, replacedAt } = version;
  const { label, tone } = workflowStatusWords[version.status as WorkflowStatus];
  const isNewest = version.id === newest?.id;
  const newestName = newest?.status === 'draft' ? 'the draft' : 'the live version';
  return (
    <>
      <h3 className={styles.title}>
        {`Version ${number} `}
        <Tag tone={tone}>{label}</Tag>
      </h3>
      <p className={styles.when}>
        {publishedAt ? (
          <>
            <span>Published </span>
            <When at={publishedAt} isExact />
            {publishedByName && <span>{` by ${publishedByName}`}</span>}
          </>
        ) : (
          <>
            <span>Changed </span>
            <When at={editedAt} isExact />
            {editedByName && <span>{` by ${editedByName}`}</span>}
          </>
        )}
        {replacedAt && (
          <>
            <span>, replaced </span>
            <When at={replacedAt} isExact />
          </>
        )}
      </p>
      {newest && !isNewest && (
        <div className={styles.actions}>
          <Button
            size="small"
            aria-expanded={isCompared}
            aria-label={`Compare version ${number} with ${newestName}`}
            onClick={() => setCompared(!isCompared)}
          >
            {`Compare with ${newestName}`}
          </Button>
          {canRestore && <Restore {...props} version={version} newest={newest} />}
        </div>
      )}
      {isCompared && newest && (
        <div className={styles.compared}>
          <p>{`From version ${number} to ${newestName}:`}</p>
          <Differences before={contentsOf(version)} after={contentsOf(newest)} scoreTitle={scoreTitleOf(survey)} />
        </div>
      )}
    </>
  );
}

type RestoreProps = Pick<VersionsProps, 'onRestored'> & { version: Version; newest: Version };

/** Puts an earlier version into the draft. What the draft has is lost, so it asks first. */
function Restore({ version, newest, onRestored }: RestoreProps) {
  const [isOpen, setOpen] = useState(false);
  const restore = useCommand<VersionsRestoreMutation>(graphql`
    mutation VersionsRestoreMutation($input: RestoreWorkflowInput!) {
      restoreWorkflow(input: $input) {
        workflow {
          id
          version
        }
        errors { code message field }
      }
    }
  `);
  const draft = newest.status === 'draft' ? newest : null;
  const act = async () => {
    await restore({ workflowId: version.id, expectedVersion: draft?.version ?? null });
    await onRestored();
  };
  const losesNothing = !draft || isSame(draft, version);
  return (
    <>
      <Button size="small" aria-label={`Restore version ${version.number}`} onClick={() => setOpen(true)}>
        Restore
      </Button>
      <Confirm
        title={`Restore version ${version.number}?`}
        open={isOpen}
        onClose={() => setOpen(false)}
        tone={losesNothing ? 'primary' : 'danger'}
        verb={losesNothing ? 'Restore' : 'Replace the draft'}
        act={act}
        done={`Version ${version.number} is now the draft.`}
      >
        {losesNothing
          ? 'It becomes a draft that you can change and publish. Until then, the live version stays.'
          : 'It replaces the draft, whose changes are lost. The live version stays until you publish.'}
      </Confirm>
    </>
  );
}

const versionsQuery = graphql`
  query VersionsQuery($surveyId: ID!, $group: String!, $count: Int!) {
    node(id: $surveyId) {
      __typename
      ... on Survey {
        id
        question
        agency {
          name
        }
        workflows(first: $count, filter: { group: $group }) {
          edges {
            node {
              id
              status
              number
              version
              questions
              thanksTitle
              thanksText
              notifiesOwner
              sendsWebhook
              editedAt
              editedByName
              publishedAt
              publishedByName
              replacedAt
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
`;
