import type { AssetTemplate } from './assets.ts';

/** A recruiter or an agency with what templates show of it, as the public sees it now. */
export interface AssetContent {
  readonly kind: 'recruiter' | 'agency';
  readonly slug: string;
  readonly name: string;
  /** Of a recruiter; empty for an agency. */
  readonly headline: string;
  /** The agency of a recruiter; null for an agency. */
  readonly agencyName: string | null;
  readonly location: string;
  /** A code such as 'AU'. */
  readonly country: string;
  /** The path of the photo or the logo. */
  readonly photoUrl: string | null;
  readonly figures: AssetFigures;
  /** The newest public reviews, and the one that was asked for. */
  readonly reviews: readonly AssetReview[];
}

/** A score with its count, and the day it is of, such as '2026-11-21'. */
export interface AssetFigures {
  readonly score: number;
  readonly half: number;
  /** Reviews that count in the score. */
  readonly reviewCount: number;
  readonly publishedCount: number;
  readonly asOf: string;
}

/** A public review that a flyer can quote. */
export interface AssetReview {
  readonly key: string;
  readonly writer: string;
  readonly audience: string;
  readonly level: number;
  /** Null for a review without stars of ours. */
  readonly stars: number | null;
  readonly title: string;
  readonly body: string;
  /** A day, such as '2026-11-21'. */
  readonly writtenOn: string;
}

/** How a template is to look. */
export interface AssetOptions {
  /** A color that white text is readable on. */
  readonly accent: string;
  readonly showsPhoto: boolean;
  /** The review that a flyer quotes; null for none. */
  readonly reviewKey: string | null;
  /** The part of the review; null for its beginning. */
  readonly quote: string | null;
}

/** The templates that quote a review. */
export const quotesReview = (template: AssetTemplate): boolean => template === 'flyer';
