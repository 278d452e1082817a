import {
  type AssetFormat,
  type AssetScale,
  type AssetTemplate,
  assetFormats,
  assetScales,
  standardAssetAccent,
} from '#common/assets/assets.ts';
import { type AssetContent, type AssetOptions, quotesReview } from '#common/assets/content.ts';
import { isReadable } from '#common/colors.ts';
import { isFairQuotation } from '#common/reviews/quotation.ts';

/** What is chosen and typed in the form. */
export interface AssetValues {
  readonly accent: string;
  readonly showsPhoto: boolean;
  /** The key of a review; '' for none. */
  readonly review: string;
  readonly quote: string;
  /** Null for the one that the template is mostly used in. */
  readonly format: AssetFormat | null;
  readonly scale: AssetScale;
}

/** What is wrong with the values, by field. */
export type AssetProblems = Readonly<Partial<Record<'accent' | 'quote', string>>>;

/** Problems that have to be solved before a file can be made. */
export function problemsIn(values: AssetValues, template: AssetTemplate, { reviews }: AssetContent): AssetProblems {
  const color = colorIn(values.accent);
  const review = reviews.find(({ key }) => key === values.review);
  const quote = values.quote.trim();
  const isUnfair =
    quotesReview(template) && review && quote && quote !== review.title && !isFairQuotation(review.body, quote);
  return {
    ...(!color && { accent: 'Enter a color like #0072bb.' }),
    ...(color && !isReadable(color) && { accent: 'White text is hard to read on this color. Choose a darker one.' }),
    ...(isUnfair && {
      quote:
        "This isn't what the reviewer wrote. Quote whole words in their order, and put '…' where you leave some out.",
    }),
  };
}

/** The options of the values. A color that is not possible yet is the standard one, so that there is always a preview. */
export function optionsIn({ accent, showsPhoto, review, quote }: AssetValues): AssetOptions {
  const color = colorIn(accent);
  return {
    accent: color && isReadable(color) ? color : standardAssetAccent,
    ...{ showsPhoto, reviewKey: review || null, quote: quote.trim() || null },
  };
}

/** Reads a color such as '#0072BB'; undefined if it is none. */
export function colorIn(text: string): string | undefined {
  const color = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? color : undefined;
}

/** Reads a format and a scale from the values of their fields. */
export const formatOf = (value: string): AssetFormat => assetFormats.find((format) => format === value) ?? 'png';
export const scaleOf = (value: string): AssetScale => assetScales.find((scale) => String(scale) === value) ?? 1;
