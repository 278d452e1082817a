import { graphql, useFragment } from 'react-relay';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { specialityOf } from '#common/specialities.ts';
import { agencyUrl, profileClaimUrl, searchUrl } from '#common/urls.ts';
import type { RecruiterHead_recruiter$key } from '#web/__generated__/RecruiterHead_recruiter.graphql.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './ProfileHead.module.css';
import { ProfileHead } from './ProfileHead.tsx';

/** Who a recruiter is: name, headline, firm, place, fields of work; and what is behind a profile that nobody has claimed. */
export function RecruiterHead({ recruiter }: { recruiter: RecruiterHead_recruiter$key }) {
  const data = useFragment(
    graphql`
      fragment RecruiterHead_recruiter on Recruiter {
        slug
        headline
        photoUrl
        photoAlt
        specialities
        roleTypes
        isClaimed
        source
        agency {
          name
          slug
          hasPage
        }
        name
        location
        country
        coverUrl
        coverAlt
      }
    `,
    recruiter,
  );
  const { slug, headline, agency, isClaimed } = data;
  return (
    <>
      <ProfileHead
        profile={data}
        picture={{ url: data.photoUrl, alt: data.photoAlt, isFirm: false }}
        headline={headline}
        firm={agency.hasPage ? <Link href={agencyUrl(agency.slug)}>{agency.name}</Link> : agency.name}
        facts={
          data.roleTypes.length > 0 && (
            <span>{data.roleTypes.map((type) => jobTypeLabels[type as JobType]).join(', ')}</span>
          )
        }
      />
      {data.specialities.length > 0 && (
        <ul className={styles.specialities} aria-label="Specialities">
          {data.specialities.map((speciality) => (
            <li key={speciality}>
              <Link className={styles.speciality} href={searchUrl({ speciality })}>
                {specialityOf(speciality)?.name ?? speciality}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isClaimed && (
        <Notice
          title="No one has claimed this profile yet"
          action={
            <Link href={profileClaimUrl({ kind: 'recruiter', slug })} rel="nofollow">
              Is this you? Claim this profile or have it removed
            </Link>
          }
        >
          {data.source && <p>{`Source: ${data.source}`}</p>}
          <p>There's no invitation coverage, because no one sends invitations from this profile.</p>
        </Notice>
      )}
    </>
  );
}
