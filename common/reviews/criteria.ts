/** Whose review it is: a candidate's or an employer's. */
export const audiences = ['candidate', 'employer'] as const;
export type Audience = (typeof audiences)[number];

/** Something rated from 1 to 5 besides Overall. An optional criterion may be 'not applicable'. */
export interface Criterion {
  readonly key: string;
  readonly label: string;
  readonly isMandatory: boolean;
}

const must = (label: string): Criterion => ({ key: keyOf(label), label, isMandatory: true });
const may = (label: string): Criterion => ({ key: keyOf(label), label, isMandatory: false });

/** The criteria of each audience in the order of the form. Overall is a separate field before them. */
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

/** An audience's criterion by key, or undefined. */
export function criterionOf(audience: Audience, key: string): Criterion | undefined {
  return criteria[audience].find((criterion) => criterion.key === key);
}

/** The required criteria: none on the short form (feature `simplifyReviewForm`). */
export function mandatoryCriteria(audience: Audience, isShortForm: boolean): readonly Criterion[] {
  return isShortForm ? [] : criteria[audience].filter(({ isMandatory }) => isMandatory);
}

function keyOf(label: string): string {
  return label.toLowerCase().replaceAll(' ', '_');
}
