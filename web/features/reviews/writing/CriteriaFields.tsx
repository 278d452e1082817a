import { criteria, mandatoryCriteria } from '#common/reviews/criteria.ts';
import { StarInput } from '#web/ui/StarInput.tsx';
import styles from './ReviewFields.module.css';
import type { ReviewFieldsProps } from './ReviewFields.tsx';
import { criterionField } from './review-values.ts';

type CriteriaFieldsProps = ReviewFieldsProps & { wrong: (field: string) => string | undefined };

/**
 * The single criteria: the required ones first, the others in a collapsed part, which is open if it has answers or
 * problems.
 */
export function CriteriaFields({ request, values, isShortForm, wrong }: CriteriaFieldsProps) {
  const must = new Set(mandatoryCriteria(request.audience, isShortForm).map(({ key }) => key));
  const all = criteria[request.audience];
  const field = ({ key, label }: { key: string; label: string }) => (
    <StarInput
      key={key}
      name={criterionField(key)}
      legend={label}
      defaultValue={starsOf(values.criteria[key])}
      error={wrong(criterionField(key))}
      notApplicable={!must.has(key)}
    />
  );
  const optional = all.filter(({ key }) => !must.has(key));
  const isOpen = optional.some(({ key }) => values.criteria[key] !== undefined || wrong(criterionField(key)));
  return (
    <>
      {all.filter(({ key }) => must.has(key)).map(field)}
      <details open={isOpen}>
        <summary className={styles.summary}>Add details (optional)</summary>
        <div className={styles.criteria}>{optional.map(field)}</div>
      </details>
    </>
  );
}

function starsOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === '' ? null : Number(text);
}
