import { graphql, useFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { specialities } from '#common/specialities.ts';
import { agencyUrl, recruiterUrl } from '#common/urls.ts';
import type { FoundRecruiter_recruiter$key } from '#web/__generated__/FoundRecruiter_recruiter.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Score } from '#web/ui/Score.tsx';
import styles from './FoundRecruiter.module.css';

/** A result: who, where, and the score with its interval and count. */
export function FoundRecruiter({ recruiter }: { recruiter: FoundRecruiter_recruiter$key }) {
  const data = useFragment(
    graphql`
      fragment FoundRecruiter_recruiter on Recruiter {
        slug
        name
        headline
        location
        country
        specialities
        score
        scoreHalf
        reviewCount
        isClaimed
        agency {
          name
          slug
          hasPage
        }
      }
    `,
    recruiter,
  );
  const { score, scoreHalf, reviewCount } = data;
  const place = [data.location, countryOf(data.country)?.name].filter(Boolean).join(', ');
  return (
    <li className={styles.result}>
      <Avatar name={data.name} />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <Link href={recruiterUrl(data.slug)}>{data.name}</Link>
        </h2>
        <p className={styles.facts}>
          {data.agency.hasPage ? <Link href={agencyUrl(data.agency.slug)}>{data.agency.name}</Link> : data.agency.name}
          {place && ` · ${place}`}
        </p>
        {data.headline && <p>{data.headline}</p>}
        <p className={styles.facts}>{namesOf(data.specialities)}</p>
      </div>
      <div className={styles.score}>
        <Score
          value={reviewCount > 0 ? score : null}
          low={reviewCount > 0 ? Math.max(1, score - scoreHalf) : null}
          high={reviewCount > 0 ? Math.min(5, score + scoreHalf) : null}
          count={reviewCount}
        />
      </div>
    </li>
  );
}

const namesOf = (ids: readonly string[]) =>
  ids.map((id) => specialities.find((speciality) => speciality.id === id)?.name ?? id).join(', ');
