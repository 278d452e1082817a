import { formatDay, formatNumber } from '#common/formats.ts';
import { type ImportProblem, importProblems } from '#common/placements/import-rows.ts';
import { jobTypeLabels } from '#common/placements/kinds.ts';
import { isPlainDate } from '#common/plain-date.ts';
import { Card } from '#web/ui/Card.tsx';
import { importColumnLabels } from './column-labels.ts';
import styles from './Import.module.css';
import type { ImportData } from './use-import.ts';

type Example = NonNullable<NonNullable<NonNullable<ImportData['examples']['edges']>[number]>['node']>;

const examplesOf = ({ examples }: ImportData): Example[] => (examples.edges ?? []).flatMap((edge) => edge?.node ?? []);

/** Why rows are refused, with the first lines of each reason. */
export function RefusedExamples({ of }: { of: ImportData }) {
  const counts = Object.entries(of.problemCounts as Readonly<Record<string, number>>).toSorted(
    ([, one], [, other]) => other - one,
  );
  if (counts.length === 0) return null;
  const examples = examplesOf(of);
  return (
    <Card title="Refused rows">
      <dl className={styles.problems}>
        {counts.map(([kind, count]) => (
          <div key={kind}>
            <dt>{`${importProblems[kind as ImportProblem]} (${formatNumber(count)})`}</dt>
            {examples
              .filter(({ problemKind }) => problemKind === kind)
              .map(({ line, problem }) => (
                <dd key={line}>{`Line ${formatNumber(line)}: ${problem}`}</dd>
              ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What the first changed placements are like before and after, and what stays because it's locked. */
export function ChangedExamples({ of }: { of: ImportData }) {
  const changed = examplesOf(of).filter(({ outcome }) => outcome === 'changed');
  const locked = examplesOf(of).filter((row) => row.locked.length > 0);
  if (changed.length + locked.length === 0) return null;
  return (
    <Card title="Changes to known placements">
      <ul className={styles.changes}>
        {changed.map(({ line, changed: columns, before, after, ...row }) => (
          <li key={line}>
            <p className={styles.columnHead}>{`Line ${formatNumber(line)}: ${nameOf(row)}`}</p>
            {columns.map((column, at) => (
              <p key={column}>
                <span className={styles.soft}>{`${importColumnLabels[column]}: `}</span>
                <del>{shown(before[at])}</del>
                <span aria-hidden="true"> → </span>
                <ins>{shown(after[at])}</ins>
              </p>
            ))}
          </li>
        ))}
      </ul>
      {locked.length > 0 && (
        <>
          <p>
            {`In ${formatNumber(of.lockedCount)} of the known placements, something differs that stays as it is, because a review, an invitation, or your software relies on it:`}
          </p>
          <ul className={styles.changes}>
            {locked.map(({ line, locked: columns, ...row }) => (
              <li key={line}>
                {`Line ${formatNumber(line)}: ${nameOf(row)} – ${columns.map((column) => importColumnLabels[column]?.toLowerCase()).join(', ')}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const nameOf = ({
  jobTitle,
  candidateName,
  candidateEmail,
}: Pick<Example, 'jobTitle' | 'candidateName' | 'candidateEmail'>) =>
  [jobTitle, candidateName ?? candidateEmail].filter(Boolean).join(', ');

const shown = (value: string | undefined): string => {
  if (!value) return 'empty';
  if (isPlainDate(value)) return formatDay(value);
  return jobTypeLabels[value as keyof typeof jobTypeLabels] ?? value;
};
