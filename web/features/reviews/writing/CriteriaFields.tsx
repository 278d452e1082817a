import { criteria, mandatoryCriteria } from '#common/reviews/criteria.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import styles from './ReviewFields.module.css';
import type { ReviewFieldsProps } from './ReviewFields.tsx';
import { criterionField } from './review-values.ts';
import { StarGrid } from './StarGrid.tsx';

type CriteriaFieldsProps = Pick<ReviewFieldsProps, 'request' | 'values' | 'isShortForm'> & {
  wrong: (field: string) => string | undefined;
};

/**
 * The single criteria as one grid. On the short form, where none is required, it is collapsed until it has answers or
 * problems.
 */
export function CriteriaFields({ request: { audience }, values, isShortForm, wrong }: CriteriaFieldsProps) {
  const must = mandatoryCriteria(audience, isShortForm);
  const rows = criteria[audience].map((criterion) => {
    const name = criterionField(criterion.key);
    return {
      name,
      label: criterion.label,
      defaultValue: starsOf(values.criteria[criterion.key]),
      error: wrong(name),
      notApplicable: !must.includes(criterion),
    };
  });
  const grid = <StarGrid rows={rows} />;
  if (must.length > 0)
    return (
      <FieldGroup id="criteria" legend="Rate the details" help={`The first ${must.length} are required.`}>
        {grid}
      </FieldGroup>
    );
  return (
    <details open={rows.some(({ defaultValue, error }) => defaultValue !== undefined || error)}>
      <summary className={styles.summary}>Rate the details (optional)</summary>
      {grid}
    </details>
  );
}

function starsOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  return text === '' ? null : Number(text);
}
