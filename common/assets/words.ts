import type { AssetFormat, AssetSize, AssetTemplate, BrandAsset, BrandFormat } from './assets.ts';

/** The templates in words. */
export const assetTemplateWords: Readonly<Record<AssetTemplate, { readonly label: string; readonly help: string }>> = {
  'email-signature': { label: 'Email signature', help: 'Below your emails, as a picture or as text with a link.' },
  'linkedin-banner': { label: 'LinkedIn banner', help: 'The picture at the top of your LinkedIn profile.' },
  'website-badge': { label: 'Website badge', help: 'Your score on your own site.' },
  'business-card': { label: 'Business card back', help: 'Your score and a code that leads to your reviews.' },
  flyer: { label: 'Flyer', help: 'A page to print, with a review.' },
};

/** The formats in words. */
export const formatWords: Readonly<Record<AssetFormat | BrandFormat, string>> = {
  png: 'PNG',
  jpg: 'JPG',
  pdf: 'PDF',
  svg: 'SVG',
};

/** '1584 × 396 pixels', or '85 × 55 mm' for print. */
export const sizeInWords = ({ width, height, mm }: AssetSize): string =>
  mm ? `${mm[0]}\u00A0×\u00A0${mm[1]}\u00A0mm` : `${width}\u00A0×\u00A0${height}\u00A0pixels`;

/** Plaudit's marks in words. */
export const brandAssetWords: Readonly<Record<BrandAsset, string>> = {
  logo: 'Logo for light backgrounds',
  'logo-dark': 'Logo for dark backgrounds',
  mark: 'Sign',
  wordmark: 'Name for light backgrounds',
  'wordmark-dark': 'Name for dark backgrounds',
};
