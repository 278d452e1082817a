/** The templates that are filled with the figures of a recruiter or an agency. */
export const assetTemplates = [
  'email-signature',
  'linkedin-banner',
  'website-badge',
  'business-card',
  'flyer',
] as const;
export type AssetTemplate = (typeof assetTemplates)[number];

/** The files that a template can be downloaded as. */
export const assetFormats = ['png', 'jpg', 'pdf'] as const;
export type AssetFormat = (typeof assetFormats)[number];

/** Plaudit's own marks: with its name, the sign alone and the name alone, for light and for dark backgrounds. */
export const brandAssets = ['logo', 'logo-dark', 'mark', 'wordmark', 'wordmark-dark'] as const;
export type BrandAsset = (typeof brandAssets)[number];

/** The files that a mark can be downloaded as. */
export const brandFormats = ['svg', 'png'] as const;
export type BrandFormat = (typeof brandFormats)[number];

/** The scales that pictures can be downloaded at. For print, they are 100, 200 and 300 dpi. */
export const assetScales = [1, 2, 3] as const;
export type AssetScale = (typeof assetScales)[number];

/** Pixels of a print template for each inch, at scale 1. */
export const printDpi = 100;

const fromMm = (mm: number) => (mm / 25.4) * printDpi;

/** The size of a template in pixels at scale 1. A template for print has a size in millimetres, too. */
export interface AssetSize {
  readonly width: number;
  readonly height: number;
  readonly mm?: readonly [width: number, height: number];
}

/** The size of a template. Business cards are wider where `country`, a code such as 'AU', has wider ones. */
export function assetSize(template: AssetTemplate, country: string): AssetSize {
  if (template === 'flyer') return printed(210, 297);
  if (template === 'business-card') return printed(wideCards.includes(country) ? 90 : 85, 55);
  return screenSizes[template];
}

const printed = (width: number, height: number): AssetSize => ({
  ...{ width: fromMm(width), height: fromMm(height), mm: [width, height] },
});

/** Where business cards are 90 × 55 mm. Elsewhere they are 85 × 55 mm. */
const wideCards: readonly string[] = ['AU', 'NZ'];

const screenSizes = {
  'email-signature': { width: 600, height: 200 },
  'linkedin-banner': { width: 1584, height: 396 },
  'website-badge': { width: 320, height: 200 },
} as const;

/** Seconds that a link to a file works. */
export const assetLinkSeconds = 15 * 60;

/** The most characters of a quotation on a flyer, and how many of the newest reviews can be quoted. */
export const assetLimits = { quote: 400, reviews: 25 } as const;

/** The color of a template until another is chosen. White text is readable on it. */
export const standardAssetAccent = '#0072bb';
