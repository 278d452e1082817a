import type { Audience } from '#common/reviews/criteria.ts';
import { criterionField, openReviewInput, type ReviewValues, reviewInput } from './review-values.ts';

/** What is wrong with a review; `field` is the id of its control, or null for the whole. */
export interface ReviewProblem {
  readonly field: string | null;
  readonly message: string;
}

/** Whose form it is: of somebody who was asked for a review, or of somebody who came by the open link. */
export type FormKind = 'asked' | 'open';

/** Checks a review by the rules of the API, which are fetched only now: the form itself opens without them. */
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

/** The fields from the top of the form to its end, in which order the summary tells what is wrong. */
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

/** Leads problems from the paths of the input to the controls of the form: `criteria.0.stars` to the first one rated. */
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
