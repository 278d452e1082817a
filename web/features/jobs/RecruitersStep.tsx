import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { besideEachOther, formatCount, formatScore } from '#common/formats.ts';
import { jobLimits } from '#common/jobs/limits.ts';
import { jobStatesForRecruiters } from '#common/jobs/states.ts';
import { specialityOf } from '#common/specialities.ts';
import { editJobUrl, recruiterUrl, searchUrl } from '#common/urls.ts';
import type { RecruitersStep_job$data, RecruitersStep_job$key } from '#web/__generated__/RecruitersStep_job.graphql.ts';
import type { RecruitersStepInviteMutation } from '#web/__generated__/RecruitersStepInviteMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { type SupplierChoice, SupplierField } from '#web/features/hiring/SupplierField.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { JobRecruiters } from './JobRecruiters.tsx';
import styles from './Jobs.module.css';

type Data = Omit<RecruitersStep_job$data, ' $fragmentType'>;
type Recruiter = NonNullable<NonNullable<NonNullable<Data['suggestedRecruiters']['edges']>[number]>['node']>;

/** Whom the company invites to its job: those invited so far, a search by name, and suggestions with their reason. */
export function RecruitersStep({ job }: { job: RecruitersStep_job$key }) {
  const data = useFragment(fragment, job);
  const isLive = jobStatesForRecruiters.some((state) => state === data.state);
  const invite = useCommand<RecruitersStepInviteMutation>(inviteMutation);
  const inviteOne = (id: string) => invite({ jobId: data.id, recruiterIds: [id] });
  const suggested = nodesOf(data.suggestedRecruiters);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title="Recruiters of this job">
          <JobRecruiters
            job={data}
            empty={
              data.searchType === 'invited'
                ? 'Invite at least one recruiter: nobody else sees this job.'
                : 'You have not invited anyone yet. Recruiters can also find the job and request to work on it.'
            }
          />
          {!isLive && data.invitedCount > 0 && (
            <p className={styles.soft}>We invite them when the job opens. Until then, nobody is told.</p>
          )}
        </Card>
        <Card title="Suggested recruiters">
          {suggested.length === 0 ? (
            <EmptyState action={<Button href={searchUrl({ type: 'recruiter' })}>Search recruiters</Button>}>
              {data.speciality
                ? 'No recruiters with this speciality are left to suggest.'
                : 'Choose a speciality for the job to see recruiters who know the field.'}
            </EmptyState>
          ) : (
            <ul className={styles.people}>
              {suggested.map((recruiter) => (
                <li key={recruiter.id} className={styles.person}>
                  <Who recruiter={recruiter}>{reasonFor(recruiter, data)}</Who>
                  <ActButton
                    size="small"
                    aria-label={`Invite ${recruiter.name}`}
                    act={() => inviteOne(recruiter.id)}
                    done={doneWords(recruiter.name, isLive)}
                  >
                    Invite
                  </ActButton>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
      <div className={styles.column}>
        <Card title="Invite by name">
          <InviteByName invite={inviteOne} isLive={isLive} />
        </Card>
        {data.state === 'draft' && (
          <div>
            <Button variant="primary" href={editJobUrl(localId(data.id), 'publish')}>
              Continue
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type WhoProps = { recruiter: Pick<Recruiter, 'name' | 'slug'>; children: string };

const Who = ({ recruiter: { name, slug }, children }: WhoProps) => (
  <span className={styles.who}>
    <Link href={recruiterUrl(slug)}>{name}</Link>
    <span className={styles.soft}>{children}</span>
  </span>
);

function InviteByName({ invite, isLive }: { invite: (id: string) => Promise<unknown>; isLive: boolean }) {
  const [chosen, setChosen] = useState<SupplierChoice | null>(null);
  const [error, setError] = useState('');
  // A new key empties the field once the person is invited.
  const [key, setKey] = useState(0);
  const send = async () => {
    if (!chosen) {
      setError(notChosen);
      throw new Error(notChosen);
    }
    await invite(chosen.id);
    setChosen(null);
    setKey(key + 1);
  };
  return (
    <div className={styles.part}>
      <SupplierField
        key={key}
        kinds={['recruiter']}
        error={error}
        onChoose={(choice) => {
          setChosen(choice);
          setError('');
        }}
      />
      <div>
        <ActButton act={send} done={doneWords(chosen?.name ?? '', isLive)}>
          Invite
        </ActButton>
      </div>
      <p className={styles.soft}>{`Up to ${jobLimits.invited} recruiters for one job.`}</p>
    </div>
  );
}

const notChosen = 'Choose a recruiter from the list.';

const doneWords = (name: string, isLive: boolean) =>
  isLive ? `${name} is invited.` : `${name} will be invited when the job opens.`;

/** Why a recruiter is suggested: their field, their place, and their score with its reviews. */
const reasonFor = ({ location, reviewCount, score }: Recruiter, { speciality }: Data): string =>
  besideEachOther([
    specialityOf(speciality ?? '')?.name,
    location,
    reviewCount >= 10
      ? `${formatScore(score)} from ${formatCount(reviewCount, 'review')}`
      : 'Too few reviews for a score',
  ]);

const fragment = graphql`
  fragment RecruitersStep_job on Job {
    id
    state
    speciality
    searchType
    invitedCount
    ...JobRecruiters_job
    suggestedRecruiters(first: 10) {
      edges {
        node {
          id
          name
          slug
          location
          score
          reviewCount
        }
      }
    }
  }
`;

const inviteMutation = graphql`
  mutation RecruitersStepInviteMutation($input: InviteToJobInput!) {
    inviteToJob(input: $input) {
      errors { code message field }
      job {
        id
        ...RecruitersStep_job
      }
    }
  }
`;
