import { graphql, useFragment } from 'react-relay';
import { placeName } from '#common/countries.ts';
import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { specialityOf } from '#common/specialities.ts';
import { agencyUrl, recruiterClaimUrl, searchUrl } from '#common/urls.ts';
import type { ProfileHead_recruiter$key } from '#web/__generated__/ProfileHead_recruiter.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Cover } from '#web/ui/Cover.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './ProfileHead.module.css';

/**
 * The head of a recruiter's profile: name, headline, agency, place and specialities; on unclaimed profiles also the
 * source.
 */
export function ProfileHead({ recruiter }: { recruiter: ProfileHead_recruiter$key }) {
  const data = useFragment(
    graphql`
      fragment ProfileHead_recruiter on Recruiter {
        slug
        name
        headline
        photoUrl
        photoAlt
        coverUrl
        coverAlt
        location
        country
        specialities
        roleTypes
        isClaimed
        source
        agency {
          name
          slug
          hasPage
        }
      }
    `,
    recruiter,
  );
  const { name, headline, agency, isClaimed } = data;
  const place = placeName(data.location, data.country);
  return (
    <>
      <Breadcrumb steps={[{ label: 'Recruiters', href: searchUrl() }, { label: name }]} />
      {data.coverUrl && <Cover picture={data.coverUrl} alt={data.coverAlt} />}
      <header className={classes(styles.head, data.coverUrl && styles.covered)}>
        <Avatar name={name} photo={data.photoUrl ?? null} alt={data.photoAlt} size="huge" />
        <div className={styles.words}>
          <h1 className={name.length > 40 ? styles.long : undefined}>{name}</h1>
          {headline && <p className={styles.headline}>{headline}</p>}
          <p className={styles.facts}>
            <b>{agency.hasPage ? <Link href={agencyUrl(agency.slug)}>{agency.name}</Link> : agency.name}</b>
            {place && <span>{place}</span>}
            {data.roleTypes.length > 0 && (
              <span>{data.roleTypes.map((type) => jobTypeLabels[type as JobType] ?? type).join(', ')}</span>
            )}
          </p>
        </div>
      </header>
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
          title="Nobody has claimed this profile yet"
          action={
            <Link href={recruiterClaimUrl(data.slug)} rel="nofollow">
              Is this you? Claim this profile, or have it removed
            </Link>
          }
        >
          {data.source && <p>{`Where its facts come from: ${data.source}`}</p>}
          <p>No invitation coverage is shown, because nobody asks for reviews here.</p>
        </Notice>
      )}
    </>
  );
}
