/** Whose voice a review is. */
export const audiences = ['candidate', 'employer'] as const;
export type Audience = (typeof audiences)[number];

/** One thing a reviewer rates from 1 to 5 besides Overall; an optional one may be 'not applicable'. */
export interface Criterion {
  readonly key: string;
  readonly label: string;
  readonly isMandatory: boolean;
}

const must = (label: string): Criterion => ({ key: keyOf(label), label, isMandatory: true });
const may = (label: string): Criterion => ({ key: keyOf(label), label, isMandatory: false });

/** The criteria of each audience in the order of the form. Overall stands before them as a field of its own. */
export const criteria: Readonly<Record<Audience, readonly Criterion[]>> = {
  candidate: [
    must('Communication'),
    must('Understood what I wanted'),
    must('Honesty about the role'),
    may('Interview preparation'),
    may('Feedback after each step'),
    may('Industry knowledge'),
    may('Offer support'),
    may('Aftercare'),
    may('Privacy of my details'),
  ],
  employer: [
    must('Communication'),
    must('Understood the brief'),
    must('Quality of candidates'),
    may('Speed to shortlist'),
    may('Market knowledge'),
    may('Value for fee'),
    may('Process and compliance'),
    may('Aftercare'),
  ],
};

/** The criterion of an audience by key, or undefined. */
export function criterionOf(audience: Audience, key: string): Criterion | undefined {
  return criteria[audience].find((criterion) => criterion.key === key);
}

/** The criteria one must rate: none on the short form (flag `simplifyReviewForm`). */
export function mandatoryCriteria(audience: Audience, isShortForm: boolean): readonly Criterion[] {
  return isShortForm ? [] : criteria[audience].filter(({ isMandatory }) => isMandatory);
}

function keyOf(label: string): string {
  return label.toLowerCase().replaceAll(' ', '_');
}
