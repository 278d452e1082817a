import { audiences } from '#common/reviews/criteria.ts';
import type { ProfileQuery } from '#common/urls.ts';
import { FilterBar, type FilterChip } from '#web/ui/FilterBar.tsx';
import { FilterLinks } from '../FilterLinks.tsx';

type ReviewFiltersProps = {
  filters: ProfileQuery;
  /** The profile's address with its reviews narrowed otherwise. */
  hrefOf: (filters: ProfileQuery) => string;
};

/** Whose voice and how many stars: links, so that a narrowed list has an address and needs no JavaScript. */
export function ReviewFilters({ filters, hrefOf }: ReviewFiltersProps) {
  const { audience, stars } = filters;
  const to = (change: ProfileQuery) => hrefOf({ audience, stars, ...change });
  const chips: FilterChip[] = [
    ...(audience ? [{ label: voiceLabels[audience], href: to({ audience: undefined }) }] : []),
    ...(stars ? [{ label: stars === 1 ? '1 star' : `${stars} stars`, href: to({ stars: undefined }) }] : []),
  ];
  return (
    <FilterBar chips={chips} clearHref={hrefOf({})}>
      <FilterLinks
        label="Whose reviews"
        links={[
          { label: 'Everybody', href: to({ audience: undefined }), current: !audience },
          ...audiences.map((one) => ({
            label: voiceLabels[one],
            href: to({ audience: one }),
            current: audience === one,
          })),
        ]}
      />
    </FilterBar>
  );
}

const voiceLabels = { candidate: 'Candidates', employer: 'Employers' } as const;
