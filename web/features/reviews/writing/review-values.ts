import { type Audience, criteria } from '#common/reviews/criteria.ts';
import { typed } from '#web/kit/typed.ts';

/** What the form's fields hold, as text; '' for what is not answered, and for a criterion that is not applicable. */
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
  /** Who writes and what about: asked of those only who were not asked for a review. */
  readonly reviewerName: string;
  readonly reviewerEmail: string;
  readonly jobTitle: string;
  readonly jobType: string;
  readonly startDate: string;
  readonly companyName: string;
  /** Only the criteria that were answered. */
  readonly criteria: Readonly<Record<string, string>>;
}

/** A form nobody has written in. The name starts at its middle way, so that nobody shows more than they meant to. */
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
/** The fields that hold text, all but the criteria. */
export type TextName = Exclude<keyof ReviewValues, 'criteria'>;

/** The name and id of a criterion's field. */
export const criterionField = (key: string): string => `criteria.${key}`;

/** What a sent form holds. */
export function readReview(form: FormData, audience: Audience): ReviewValues {
  const rated = criteria[audience].filter(({ key }) => form.has(criterionField(key)));
  return {
    ...(Object.fromEntries(texts.map((name) => [name, typed(form, name)])) as Record<TextName, string>),
    criteria: Object.fromEntries(rated.map(({ key }) => [key, typed(form, criterionField(key))])),
  };
}

/** The same as fields of a form, for the preview to carry without showing them. */
export function hiddenFields(values: ReviewValues): [name: string, value: string][] {
  return [
    ...texts.map((name): [string, string] => [name, values[name]]),
    ...Object.entries(values.criteria).map(([key, stars]): [string, string] => [criterionField(key), stars]),
  ];
}

/** What is written, as the API takes it. What is not answered is left out, so that the server says what is missing. */
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

/** The review of somebody who was asked, as the API takes it. */
export function reviewInput(values: ReviewValues, audience: Audience) {
  return { ...writtenInput(values, audience), ...placementAnswer(values) };
}

/** What is said about the facts of a placement, as the API takes it. Words about facts that are right are dropped. */
export function placementAnswer({
  placementConfirmed,
  corrections,
}: Pick<ReviewValues, 'placementConfirmed' | 'corrections'>) {
  const isDoubted = placementConfirmed === 'no' || placementConfirmed === 'never';
  return { placementConfirmed: placementConfirmed || undefined, corrections: isDoubted ? corrections : '' };
}

/** The review of somebody who was not asked, as the API takes it. */
export function openReviewInput(values: ReviewValues, audience: Audience) {
  const { reviewerName, reviewerEmail, jobTitle, jobType, startDate, companyName } = values;
  return {
    ...writtenInput(values, audience),
    ...{ reviewerName, reviewerEmail, jobTitle, jobType: jobType || undefined, startDate, companyName },
  };
}

/** Whether anything was written or chosen that would be missed. */
export function isWritten({ nameDisplay: _, criteria: rated, ...values }: ReviewValues): boolean {
  return Object.keys(rated).length > 0 || Object.values(values).some((text) => text.trim() !== '');
}

function numberOf(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

function yesOrNo(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}
