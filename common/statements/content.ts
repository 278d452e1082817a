import type { JobType } from '../placements/kinds.ts';
import type { Audience } from '../reviews/criteria.ts';
import type { Level } from '../reviews/levels.ts';
import type { StatementSection } from './statements.ts';

/** The figures of a statement, as they were on a day. A shared version keeps them as JSON. */
export interface StatementFigures {
  /** The UTC day they were read on, 'YYYY-MM-DD'. */
  readonly asOf: string;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** The UTC midnight the score is valid for. */
  readonly scoreAsOf: string;
  /** Reviews that count in the score. */
  readonly reviewCount: number;
  /** All published reviews, of which a statement quotes some. */
  readonly publishedCount: number;
  readonly eligible: number;
  readonly invited: number;
  /** Ids, the most frequent first. */
  readonly specialities: readonly string[];
  readonly places: readonly string[];
  /** Those beyond the places that are named. */
  readonly furtherPlaces: number;
  /** By type, of the months before the day. */
  readonly placements: Readonly<Partial<Record<JobType, number>>>;
  /** Survey answers by score, those of 0 first; null where there is no NPS. */
  readonly nps: readonly number[] | null;
  /** How many people the agency had. */
  readonly peopleCount: number;
}

/** A review that a statement quotes. It is read where it is, so one that is no longer public is gone. */
export interface QuotedReview {
  readonly key: string;
  readonly writer: string;
  readonly audience: Audience;
  readonly level: Level;
  /** Null for an imported review, which has no stars of ours. */
  readonly stars: number | null;
  readonly title: string;
  readonly quotation: string;
  /** The UTC day, 'YYYY-MM-DD'. */
  readonly writtenOn: string;
  /** The recruiter it is about, in the statement of an agency. */
  readonly about: string | null;
}

/** Everything a capability statement shows. */
export interface StatementContent {
  readonly kind: 'recruiter' | 'agency';
  readonly name: string;
  /** Its agency, for a recruiter. */
  readonly agencyName: string | null;
  readonly slug: string;
  /** The key of the shared version; null for a preview. */
  readonly key: string | null;
  /** When the link stops working, in UTC; null for a preview. */
  readonly expiresAt: string | null;
  /** The sections that are shown, in order. */
  readonly sections: readonly StatementSection[];
  readonly about: string;
  readonly figures: StatementFigures;
  readonly people: readonly { readonly name: string; readonly headline: string; readonly slug: string }[];
  readonly reviews: readonly QuotedReview[];
  readonly contact: { readonly email: string | null; readonly phone: string | null; readonly website: string | null };
}
