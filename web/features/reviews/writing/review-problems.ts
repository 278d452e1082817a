import type { Audience } from '#common/reviews/criteria.ts';
import { criterionField, openReviewInput, type ReviewValues, reviewInput } from './review-values.ts';

/** A problem with a review; `field` is the ID of its control, or null for the whole review. */
export interface ReviewProblem {
  readonly field: string | null;
  readonly message: string;
}

/** The kind of form: for an invited reviewer, or for an open link. */
export type FormKind = 'invited' | 'open';

/** Checks a review by the API's rules. They load only now, so the form opens without them. */
export async function findProblems(
  values: ReviewValues,
  audience: Audience,
  { isShortForm, kind }: { isShortForm: boolean; kind: FormKind },
): Promise<ReviewProblem[]> {
  const [{ readInput }, inputs] = await Promise.all([
    import('#common/inputs.ts'),
    import('#common/reviews/writing/inputs.ts'),
  ]);
  const read =
    kind === 'open'
      ? readInput(inputs.openReviewInput(audience, { isShortForm }), openReviewInput(values, audience))
      : readInput(inputs.submitReviewInput(audience, { isShortForm }), reviewInput(values, audience));
  return read.ok ? [] : atFields(read.problems, values);
}

/** The fields from top to bottom, which is the order of problems in the summary. */
const order = [
  'placementConfirmed',
  'corrections',
  'jobTitle',
  'companyName',
  'jobType',
  'startDate',
  'overall',
  'title',
  'body',
  'criteria',
  'reviewerName',
  'reviewerEmail',
  'nameDisplay',
  'showCompany',
  'offeredAnything',
  'privateNote',
  'captcha',
];
const placeOf = (field: string | null) => order.indexOf(field?.split('.')[0] ?? '');

/** Maps problems from input paths to the form's controls: `criteria.0.stars` belongs to the first rated criterion. */
export function atFields(
  problems: readonly { readonly field: string | null | undefined; readonly message: string }[],
  values: ReviewValues,
): ReviewProblem[] {
  const rated = Object.keys(values.criteria);
  const led = problems.map(({ field, message }) => {
    const place = /^criteria\.(\d+)/.exec(field ?? '')?.[1];
    const key = place === undefined ? undefined : rated[Number(place)];
    return { field: key ? criterionField(key) : (field ?? null), message };
  });
  return led.sort((a, b) => placeOf(a.field) - placeOf(b.field));
}
