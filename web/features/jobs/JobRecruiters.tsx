import { graphql, useFragment } from 'react-relay';
import { type EngagementState, isEditable, type JobState } from '#common/jobs/states.ts';
import { engagementStateWords } from '#common/jobs/words.ts';
import { recruiterUrl } from '#common/urls.ts';
import type { JobRecruiters_job$key } from '#web/__generated__/JobRecruiters_job.graphql.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { EngagementActions } from './EngagementActions.tsx';
import styles from './Jobs.module.css';
import { MessageButton } from './messages/MessageButton.tsx';

/** The recruiters of a job, what they said, and what the company can do about each. `empty` is said without any. */
export function JobRecruiters({ job, empty }: { job: JobRecruiters_job$key; empty: string }) {
  const data = useFragment(
    graphql`
      fragment JobRecruiters_job on Job {
        id
        state
        jobType
        engagements(first: 50) {
          edges {
            node {
              id
              state
              isInvitation
              toldAt
              pitch
              reason
              endedBy
              recruiter {
                id
                name
                slug
                agency {
                  id
                  name
                }
              }
            }
          }
        }
      }
    `,
    job,
  );
  const people = nodesOf(data.engagements);
  if (people.length === 0) return <p className={styles.soft}>{empty}</p>;
  const isLive = isEditable(data.state as JobState);
  return (
    <ul className={styles.people}>
      {people.map((one) => {
        const { id, state, toldAt, recruiter, pitch, reason, endedBy } = one;
        const words = engagementStateWords[state as EngagementState];
        const name = recruiter?.name ?? 'A deleted profile';
        return (
          <li key={id} className={styles.person}>
            <span className={styles.who}>
              {recruiter ? <Link href={recruiterUrl(recruiter.slug)}>{name}</Link> : <span>{name}</span>}
              {recruiter && <span className={styles.soft}>{recruiter.agency.name}</span>}
              {pitch && <span className={styles.words}>{pitch}</span>}
              {reason && (
                <span className={styles.soft}>{`${endedBy === 'company' ? 'You' : name} wrote: ${reason}`}</span>
              )}
            </span>
            <span className={styles.actions}>
              <Tag tone={words.tone}>{state === 'invited' && !toldAt ? 'To be invited' : words.label}</Tag>
              {recruiter && (state !== 'invited' || toldAt) && <MessageButton engagement={one} name={name} />}
              {isLive && <EngagementActions job={data} engagement={one} name={name} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
