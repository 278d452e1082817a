import type { ReactNode } from 'react';
import type { WhyEmpty } from './list-kind.ts';

/** What the page passes to each of its lists about placements. */
export type PlacementList = {
  /** Name the recruiter of each row, when there are several. */
  namesRecruiter: boolean;
  /** Staff look at everybody's rows and change none. */
  looksOnly: boolean;
  /** Why there are no rows, and what to do next. */
  empty: (why: Pick<WhyEmpty<undefined>, 'isNarrowed' | 'allHref'>) => ReactNode;
};
