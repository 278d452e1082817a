/** What a post is about: a published review, or a job that the recruiter writes about. */
export const postKinds = ['review', 'job'] as const;
export type PostKind = (typeof postKinds)[number];

/** The templates of each kind. */
export const reviewTemplates = ['default', '001', '002'] as const;
export type ReviewTemplate = (typeof reviewTemplates)[number];
export const jobTemplates = ['001', '002'] as const;
export type JobTemplate = (typeof jobTemplates)[number];

/** The pixels of each shape at scale 1. */
export const postShapes = {
  wide: { width: 1200, height: 627 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const;
export type PostShape = keyof typeof postShapes;
export const postShapeNames = ['wide', 'square', 'story'] as const satisfies readonly PostShape[];

/** The fonts of texts in posts. */
export const postFonts = [
  'Mulish',
  'Roboto Sans',
  'Lato',
  'Abril Fatface',
  'Playfair Display',
  'EB Garamond',
  'Ubuntu',
  'Montserrat',
  'Poppins',
  'Roboto Slab',
] as const;
export type PostFont = (typeof postFonts)[number];

/** The sizes of texts in posts, in pixels at scale 1. */
export const postFontSizes = [18, 22, 24, 26, 28, 32, 34, 36, 40, 48, 54, 62, 72] as const;

/** How texts in posts are aligned. */
export const postAligns = ['left', 'center', 'right'] as const;
export type PostAlign = (typeof postAligns)[number];

/** The backgrounds that we draw, besides a picture of one's own (`own`) and none. */
export const drawnBackdrops = [
  'waves',
  'hills',
  'dots',
  'rays',
  'tiles',
  'rings',
  'ribbons',
  'steps',
  'corners',
  'dusk',
] as const;
export type DrawnBackdrop = (typeof drawnBackdrops)[number];
export const postBackdrops = ['none', ...drawnBackdrops, 'own'] as const;
export type PostBackdrop = (typeof postBackdrops)[number];

/** The scales a post's picture may be downloaded at. */
export const postScales = [1, 2, 3] as const;
export type PostScale = (typeof postScales)[number];

/**
 * Limits: posts of a person, characters of each text, and how blurred a background may be, in pixels. LinkedIn takes
 * 3,000 characters; a link counts among them.
 */
export const postLimits = {
  posts: 200,
  name: 80,
  quote: 3000,
  text: 2400,
  link: 500,
  title: 80,
  subtitle: 120,
  description: 600,
  location: 80,
  blur: 20,
} as const;

/** The state of a post: still being made, or made. */
export const postStates = ['draft', 'made'] as const;
export type PostState = (typeof postStates)[number];

/** What happened to the review of a post since the post was saved. */
export const postReviewChanges = ['edited', 'gone'] as const;
export type PostReviewChange = (typeof postReviewChanges)[number];
