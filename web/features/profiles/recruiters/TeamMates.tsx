import { graphql, useFragment } from 'react-relay';
import { agencyUrl } from '#common/urls.ts';
import type { TeamMates_recruiter$key } from '#web/__generated__/TeamMates_recruiter.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './ProfilePart.module.css';
import { RecruiterRow, RecruiterRows } from './RecruiterRow.tsx';

/** A few others at the same agency, and a link to all of them; empty if the agency has no page. */
export function TeamMates({ recruiter }: { recruiter: TeamMates_recruiter$key }) {
  const { agency, teamMates } = useFragment(
    graphql`
      fragment TeamMates_recruiter on Recruiter {
        agency {
          name
          slug
          hasPage
        }
        teamMates(first: 4) {
          edges {
            node {
              id
              ...RecruiterRow_recruiter
            }
          }
        }
      }
    `,
    recruiter,
  );
  const shown = (teamMates.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (!agency.hasPage || shown.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="team">
      <h2 id="team">{`More recruiters at ${agency.name}`}</h2>
      <RecruiterRows>
        {shown.map((mate) => (
          <RecruiterRow key={mate.id} recruiter={mate} />
        ))}
      </RecruiterRows>
      <p>
        <Link href={agencyUrl(agency.slug)}>{`All recruiters at ${agency.name}`}</Link>
      </p>
    </section>
  );
}
