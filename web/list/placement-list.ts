import type { ReactNode } from 'react';
import type { WhyEmpty } from './list-kind.ts';

/** What the page of lists about placements tells each of them. */
export type PlacementList = {
  /** Where rows of several recruiters stand together. */
  namesRecruiter: boolean;
  /** Why there are no rows, and what to do next. */
  empty: (why: Pick<WhyEmpty<undefined>, 'isNarrowed' | 'allHref'>) => ReactNode;
};
