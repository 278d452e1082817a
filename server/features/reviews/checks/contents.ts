import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { type NameDisplay, reviewerName } from '#common/reviews/display.ts';
import { type SubmitReview, submitReviewInput } from '#common/reviews/writing/inputs.ts';
import { readOrRefuse } from '#server/commands/refusal.ts';
import type { LoadedReview } from '../loaded-review.ts';

/** What the writer may change in a review. */
export interface Content {
  overall: number;
  criteria: Readonly<Record<string, number | null>>;
  title: string;
  body: string;
  private_note: string | null;
  name_display: string;
  shown_name: string;
  shows_company: boolean;
  was_offered_anything: boolean;
}

/** Just these columns of a review or one of its versions. */
export function contentOf(row: Omit<Content, 'criteria'> & { criteria: unknown }): Content {
  return {
    overall: row.overall,
    criteria: row.criteria as Content['criteria'],
    title: row.title,
    body: row.body,
    private_note: row.private_note,
    name_display: row.name_display,
    shown_name: row.shown_name,
    shows_company: row.shows_company,
    was_offered_anything: row.was_offered_anything,
  };
}

/** The same as columns to write, with JSON as text. */
export const toWrite = (content: Content) => ({ ...content, criteria: JSON.stringify(content.criteria) });

/** Whether two versions have the same content. */
export const isSame = (one: Content, other: Content): boolean => canonical(one) === canonical(other);

const canonical = ({ criteria, ...rest }: Content) =>
  JSON.stringify([rest, Object.entries(criteria).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Reads an edit from its form. Whether the placement was confirmed is not part of it, and stays as it was. */
export function editedContent(review: LoadedReview, raw: Record<string, unknown>): Content {
  const audience = audiences.find((one) => one === review.reviewer_type) as Audience;
  const schema = submitReviewInput(audience, { isShortForm: true });
  const input = readOrRefuse(schema, { ...raw, placementConfirmed: 'yes', corrections: null }) as SubmitReview;
  const nameDisplay = input.nameDisplay as NameDisplay;
  return {
    overall: input.overall,
    criteria: Object.fromEntries(input.criteria.map(({ key, stars }) => [key, stars])),
    title: input.title,
    body: input.body,
    private_note: input.privateNote,
    name_display: nameDisplay,
    shown_name: reviewerName({ name: review.reviewer_name, nameDisplay, audience, jobTitle: review.reviewer_role }),
    shows_company: input.showCompany && audience === 'employer',
    was_offered_anything: input.offeredAnything,
  };
}
