import { graphql, useFragment } from 'react-relay';
import { besideEachOther } from '#common/formats.ts';
import { jobPostUrl } from '#common/urls.ts';
import type { WorkingOn_recruiter$key } from '#web/__generated__/WorkingOn_recruiter.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './ProfilePart.module.css';

/** The jobs that a recruiter works on and whose companies let profiles say so; empty without one. */
export function WorkingOn({ recruiter }: { recruiter: WorkingOn_recruiter$key }) {
  const { jobs } = useFragment(
    graphql`
      fragment WorkingOn_recruiter on Recruiter {
        jobs(first: 5) {
          edges {
            node {
              key
              title
              location
              companyName
            }
            cursor
          }
        }
      }
    `,
    recruiter,
  );
  const shown = (jobs.edges ?? []).flatMap((edge) => (edge?.node ? [{ at: edge.cursor, ...edge.node }] : []));
  if (shown.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="jobs">
      <h2 id="jobs">Working on</h2>
      <ul className={styles.jobs}>
        {shown.map(({ at, key, title, companyName, location }) => (
          <li key={at}>
            <p>{key ? <Link href={jobPostUrl(key)}>{title}</Link> : title}</p>
            <p className={styles.how}>{besideEachOther([companyName, location])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
