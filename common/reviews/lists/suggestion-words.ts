import { formatCount } from '../../formats.ts';

/** Why a placement is suggested for a review, strongest first. */
export const suggestionReasons = [
  'same_email',
  'same_name',
  'similar_name',
  'same_start',
  'near_start',
  'same_title',
  'same_company',
] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

const labels: Readonly<Record<Exclude<SuggestionReason, 'near_start'>, string>> = {
  same_email: 'Same email',
  same_name: 'Same name',
  similar_name: 'Similar name',
  same_start: 'Same start',
  same_title: 'Same job title',
  same_company: 'Same company',
};

/** Reasons in words. `daysLater`: how many days after the reviewer's own date the placement starts. */
export const suggestionWords = (reasons: readonly string[], daysLater: number | null | undefined): readonly string[] =>
  suggestionReasons
    .filter((reason) => reasons.includes(reason))
    .map((reason) => (reason === 'near_start' ? startWords(daysLater ?? 0) : labels[reason]));

const startWords = (days: number) => `Starts ${formatCount(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
