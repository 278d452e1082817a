import type { Audience } from '#common/reviews/criteria.ts';
import type { Row } from '../seeds/rows.ts';
import type { LoadCompany } from './companies.ts';

/** Somebody who can be invited. An address is invited again only after a gap, and never once it is suppressed. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly company: LoadCompany;
  lastInvitedDaysAgo: number;
  isSuppressed: boolean;
}

/** A placement with the people in it. */
export interface LoadPlacement {
  readonly row: Row<'placements'>;
  readonly startedDaysAgo: number;
  readonly sides: Readonly<Record<Audience, Contact>>;
}
