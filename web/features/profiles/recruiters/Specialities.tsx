import { type JobType, jobTypeLabels } from '#common/placements/kinds.ts';
import { specialityOf } from '#common/specialities.ts';
import { searchUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './Specialities.module.css';

type SpecialitiesProps = { specialities: readonly string[]; roleTypes: readonly string[] };

/** A recruiter's fields of work, each a link to the search, and the kinds of roles they fill. */
export function Specialities({ specialities, roleTypes }: SpecialitiesProps) {
  return (
    <ul className={styles.specialities} aria-label="Specialities">
      {specialities.map((speciality) => (
        <li key={speciality}>
          <Link className={styles.speciality} href={searchUrl({ speciality })}>
            {specialityOf(speciality)?.name ?? speciality}
          </Link>
        </li>
      ))}
      {roleTypes.length > 0 && (
        <li className={styles.roles}>{roleTypes.map((type) => jobTypeLabels[type as JobType] ?? type).join(', ')}</li>
      )}
    </ul>
  );
}
