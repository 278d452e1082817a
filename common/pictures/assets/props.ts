import { type AssetSize, type AssetTemplate, assetSize } from '../../assets/assets.ts';
import { type AssetContent, type AssetFigures, type AssetOptions, quotesReview } from '../../assets/content.ts';
import { besideEachOther, formatCount, formatDay } from '../../formats.ts';
import { initials } from '../../initials.ts';
import { reviewerWithVoice } from '../../reviews/audience-labels.ts';
import { isLevel, levels } from '../../reviews/levels.ts';
import { absolute, profileUrl } from '../../urls.ts';
import { quotedOf } from '../posts/content.ts';
import { nameToDraw, textToDraw } from '../posts/texts.ts';

/** What a template draws. Texts are such that our fonts can draw them; empty ones are left out. */
export interface AssetProps {
  readonly template: AssetTemplate;
  readonly size: AssetSize;
  readonly accent: string;
  readonly kind: AssetContent['kind'];
  readonly name: string;
  /** Who the recruiter is, or where the agency is. */
  readonly line: string;
  readonly initials: string;
  /** An address, or a name of the picture in the drawing. */
  readonly photo: string | null;
  readonly figures: AssetFigures;
  /** The whole address of the profile. */
  readonly link: string;
  readonly quote: AssetQuote | null;
}

/** A review on a flyer. */
export interface AssetQuote {
  readonly text: string;
  readonly title: string;
  readonly writer: string;
  /** Stars, level and date, and of how many reviews it is one. */
  readonly proof: string;
}

/** What a template shows of a recruiter or an agency. `site`: the origin of the public pages; `photo`: its address. */
export function assetPropsOf(
  template: AssetTemplate,
  content: AssetContent,
  options: AssetOptions,
  { site, photo }: { readonly site: string; readonly photo: string | null },
): AssetProps {
  const { kind, slug, figures } = content;
  const name = nameToDraw(content.name) || (kind === 'agency' ? 'An agency' : 'A recruiter');
  const parts = kind === 'agency' ? [nameToDraw(content.location)] : [textToDraw(content.headline), agencyOf(content)];
  return {
    ...{ template, size: assetSize(template, content.country), accent: options.accent, kind, name, figures },
    line: besideEachOther(parts),
    initials: initials(name),
    photo: options.showsPhoto ? photo : null,
    link: absolute(site, profileUrl({ kind, slug })),
    quote: quotesReview(template) ? quoteOf(content, options) : null,
  };
}

const agencyOf = ({ agencyName }: AssetContent) => nameToDraw(agencyName ?? '');

function quoteOf({ reviews, figures }: AssetContent, { reviewKey, quote }: AssetOptions): AssetQuote | null {
  const review = reviews.find(({ key }) => key === reviewKey);
  if (!review) return null;
  const { writer, audience, level, stars, title, writtenOn } = review;
  const text = textToDraw(quotedOf(review, quote));
  if (!text) return null;
  return {
    text,
    title: textToDraw(title),
    writer: nameToDraw(reviewerWithVoice(writer, audience)) || 'A reviewer',
    proof: besideEachOther([
      stars !== null && `${stars} of 5 stars`,
      isLevel(level) && levels[level].name,
      formatDay(writtenOn),
      `1 of ${formatCount(figures.publishedCount, 'review')} shown`,
    ]),
  };
}
