import type {
  DrawnBackdrop,
  JobTemplate,
  PostAlign,
  PostKind,
  PostReviewChange,
  PostShape,
  ReviewTemplate,
} from './posts.ts';

/** The kinds of posts in words. */
export const postKindWords: Readonly<Record<PostKind, string>> = { review: 'Review', job: 'Job' };

/** The shapes in words. */
export const postShapeWords: Readonly<Record<PostShape, { readonly label: string; readonly help: string }>> = {
  wide: { label: 'Wide', help: '1200 × 627, for LinkedIn and Facebook.' },
  square: { label: 'Square', help: '1080 × 1080, for Instagram and feeds on phones.' },
  story: { label: 'Story', help: '1080 × 1920, for stories.' },
};

/** The templates of reviews in words. */
export const reviewTemplateWords: Readonly<Record<ReviewTemplate, string>> = {
  default: 'Card',
  '001': 'Large quote',
  '002': 'Side panel',
};

/** The templates of jobs in words. */
export const jobTemplateWords: Readonly<Record<JobTemplate, string>> = { '001': 'Card', '002': 'Lower panel' };

/** The drawn backgrounds in words. */
export const backdropWords: Readonly<Record<DrawnBackdrop, string>> = {
  waves: 'Waves',
  hills: 'Hills',
  dots: 'Dots',
  rays: 'Rays',
  tiles: 'Tiles',
  rings: 'Rings',
  ribbons: 'Ribbons',
  steps: 'Steps',
  corners: 'Corners',
  dusk: 'Dusk',
};

/** The alignments in words. */
export const alignWords: Readonly<Record<PostAlign, string>> = { left: 'Left', center: 'Center', right: 'Right' };

/** What happened to a post's review. */
export const reviewChangeWords: Readonly<Record<PostReviewChange, string>> = {
  edited: 'Review edited',
  gone: 'Review no longer public',
};
