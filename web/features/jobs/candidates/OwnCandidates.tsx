import { ownApplicationWords } from '#common/jobs/applications.ts';
import { candidatesUrl } from '#common/urls.ts';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from '../Jobs.module.css';
import { nameOfCandidate } from './candidate-row.ts';

type OwnCandidatesProps = {
  candidates: readonly {
    readonly id: string;
    readonly candidateName: string | null | undefined;
    readonly state: string;
    readonly consentedAt: unknown;
  }[];
};

/** The candidates whom the recruiter submitted for a job, each leading to its panel. */
export function OwnCandidates({ candidates }: OwnCandidatesProps) {
  return (
    <section className={styles.part} aria-labelledby="own-candidates">
      <h2 className={styles.title} id="own-candidates">
        Your candidates
      </h2>
      {candidates.length === 0 ? (
        <p className={styles.soft}>You haven't submitted a candidate for this job yet.</p>
      ) : (
        <ul className={styles.people}>
          {candidates.map((candidate) => {
            const { label, tone } = ownApplicationWords(candidate);
            return (
              <li key={candidate.id} className={styles.person}>
                <Link href={candidatesUrl('recruiter', { open: candidate.id })}>{nameOfCandidate(candidate)}</Link>
                <Tag tone={tone}>{label}</Tag>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
