import { type Audience, criteria } from '#common/reviews/criteria.ts';
import { typed } from '#web/kit/typed.ts';

/** The form's values as text; '' for no answer, and for a criterion that is not applicable. */
export interface ReviewValues {
  readonly overall: string;
  readonly title: string;
  readonly body: string;
  readonly privateNote: string;
  readonly nameDisplay: string;
  readonly showCompany: string;
  readonly offeredAnything: string;
  readonly placementConfirmed: string;
  readonly corrections: string;
  /** The reviewer and the job: only asked of uninvited reviewers. */
  readonly reviewerName: string;
  readonly reviewerEmail: string;
  readonly jobTitle: string;
  readonly jobType: string;
  readonly startDate: string;
  readonly companyName: string;
  /** Only the criteria that were answered. */
  readonly criteria: Readonly<Record<string, string>>;
}

/** An empty form. The name display starts at the middle option, so nobody reveals more than they meant to. */
export const emptyReview: ReviewValues = {
  overall: '',
  title: '',
  body: '',
  privateNote: '',
  nameDisplay: 'first_initial',
  showCompany: '',
  offeredAnything: '',
  placementConfirmed: '',
  corrections: '',
  reviewerName: '',
  reviewerEmail: '',
  jobTitle: '',
  jobType: '',
  startDate: '',
  companyName: '',
  criteria: {},
};

const texts = Object.keys(emptyReview).filter((name) => name !== 'criteria') as TextName[];
/** The text fields: all but the criteria. */
export type TextName = Exclude<keyof ReviewValues, 'criteria'>;

/** The name and ID of a criterion's field. */
export const criterionField = (key: string): string => `criteria.${key}`;

/** Reads the values from a submitted form. */
export function readReview(form: FormData, audience: Audience): ReviewValues {
  const rated = criteria[audience].filter(({ key }) => form.has(criterionField(key)));
  return {
    ...(Object.fromEntries(texts.map((name) => [name, typed(form, name)])) as Record<TextName, string>),
    criteria: Object.fromEntries(rated.map(({ key }) => [key, typed(form, criterionField(key))])),
  };
}

/** The values as hidden fields, which the preview carries. */
export function hiddenFields(values: ReviewValues): [name: string, value: string][] {
  return [
    ...texts.map((name): [string, string] => [name, values[name]]),
    ...Object.entries(values.criteria).map(([key, stars]): [string, string] => [criterionField(key), stars]),
  ];
}

/** The review as API input. Unanswered fields are left out, so that the server reports what is missing. */
export function writtenInput(values: ReviewValues, audience: Audience) {
  const { overall, title, body, privateNote, nameDisplay } = values;
  return {
    overall: numberOf(overall),
    criteria: Object.entries(values.criteria).map(([key, stars]) => ({ key, stars: numberOf(stars) ?? null })),
    title,
    body,
    privateNote,
    nameDisplay,
    showCompany: audience === 'employer' ? yesOrNo(values.showCompany) : false,
    offeredAnything: yesOrNo(values.offeredAnything),
  };
}

/** An invited review, as API input. */
export function reviewInput(values: ReviewValues, audience: Audience) {
  return { ...writtenInput(values, audience), ...placementAnswer(values) };
}

/** The answer about the placement, as API input. Drops corrections if the reviewer confirmed the facts. */
export function placementAnswer({
  placementConfirmed,
  corrections,
}: Pick<ReviewValues, 'placementConfirmed' | 'corrections'>) {
  const isDoubted = placementConfirmed === 'no' || placementConfirmed === 'never';
  return { placementConfirmed: placementConfirmed || undefined, corrections: isDoubted ? corrections : '' };
}

/** An uninvited review, as API input. */
export function openReviewInput(values: ReviewValues, audience: Audience) {
  const { reviewerName, reviewerEmail, jobTitle, jobType, startDate, companyName } = values;
  return {
    ...writtenInput(values, audience),
    ...{ reviewerName, reviewerEmail, jobTitle, jobType: jobType || undefined, startDate, companyName },
  };
}

/** Whether the form contains anything worth keeping. */
export function isWritten({ nameDisplay: _, criteria: rated, ...values }: ReviewValues): boolean {
  return Object.keys(rated).length > 0 || Object.values(values).some((text) => text.trim() !== '');
}

function numberOf(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function yesOrNo(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}
