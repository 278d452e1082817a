import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { specialityOf } from '#common/specialities.ts';
import { searchUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './ProfileHead.module.css';

type SpecialitiesProps = { specialities: readonly string[]; roleTypes: readonly string[] };

/** A recruiter's fields of work, each a link to the search, and the kinds of roles they fill. */
export function Specialities({ specialities, roleTypes }: SpecialitiesProps) {
  return (
    <p className={styles.facts}>
      {specialities.map((speciality) => (
        <Link key={speciality} className={styles.speciality} href={searchUrl({ speciality })}>
          {specialityOf(speciality)?.name ?? speciality}
        </Link>
      ))}
      <span>{roleTypes.map((type) => jobTypeLabels[type as JobType] ?? type).join(', ')}</span>
    </p>
  );
}
