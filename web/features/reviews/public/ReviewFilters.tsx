import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#common/formats.ts';
import { type Tallies, talliesOf } from '#common/profiles/tallies.ts';
import { audiences } from '#common/reviews/criteria.ts';
import { isLevel, levels } from '#common/reviews/levels.ts';
import { specialitiesToShow, specialityOf } from '#common/specialities.ts';
import { type ProfileQuery, reviewSorts } from '#common/urls.ts';
import { FilterLinks } from '#web/list/FilterLinks.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FilterBar, type FilterChip } from '#web/ui/FilterBar.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './ReviewFilters.module.css';
import { readFilters } from './read-filters.ts';

type ReviewFiltersProps = {
  filters: ProfileQuery;
  /** The counts of the profile's reviews. */
  tallies: Tallies;
  /** The profile's address with other filters. */
  hrefOf: (filters: ProfileQuery) => string;
};

/**
 * Filters by audience, words, speciality, level and order: links and a plain GET form, so every filtered list has an
 * address and works without JavaScript. Stars are chosen in the distribution.
 */
export function ReviewFilters({ filters, tallies, hrefOf }: ReviewFiltersProps) {
  const navigate = useNavigate();
  const { after: _place, ...kept } = filters;
  const to = (change: ProfileQuery) => hrefOf({ ...kept, ...change });
  const voices = talliesOf(tallies, 'audience');
  const specialities = specialityOptions(kept, tallies);
  const isLong = Object.values(voices).reduce((sum, count) => sum + count, 0) > worthNarrowing;
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(hrefOf(readFilters(Object.fromEntries(new FormData(event.currentTarget)))), {
      preventScrollReset: true,
    });
  };
  return (
    <FilterBar chips={chipsOf(kept, to)} clearHref={hrefOf({ sort: kept.sort })}>
      <FilterLinks
        label="Reviews from"
        links={[
          { label: 'Everyone', href: to({ audience: undefined }), current: !kept.audience },
          ...audiences.map((audience) => ({
            label: `${voiceLabels[audience]} (${formatNumber(voices[audience] ?? 0)})`,
            href: to({ audience }),
            current: kept.audience === audience,
          })),
        ]}
      />
      {(isLong || Object.values(kept).some((value) => value !== undefined)) && (
        <search>
          <form
            key={JSON.stringify(kept)}
            className={styles.form}
            action={hrefOf({})}
            method="get"
            onSubmit={show}
            aria-label="Filter reviews"
          >
            {kept.audience && <input type="hidden" name="audience" value={kept.audience} />}
            {kept.stars && <input type="hidden" name="stars" value={kept.stars} />}
            <details
              className={styles.more}
              open={Boolean(kept.words || kept.speciality || kept.level !== undefined || kept.sort)}
            >
              <summary className={styles.summary}>Search, filter and sort</summary>
              <div className={classes(styles.chosen, specialities.length > 0 && styles.withSpeciality)}>
                <TextField
                  id="review-words"
                  name="q"
                  type="search"
                  label="Keywords"
                  defaultValue={kept.words}
                  maxLength={100}
                  enterKeyHint="search"
                  autoComplete="off"
                />
                {specialities.length > 0 && (
                  <SelectField
                    id="review-speciality"
                    name="speciality"
                    label="Speciality"
                    defaultValue={kept.speciality ?? ''}
                    options={[{ value: '', label: 'All specialities' }, ...specialities]}
                  />
                )}
                <SelectField
                  id="review-level"
                  name="level"
                  label="Level"
                  defaultValue={kept.level ?? ''}
                  options={[
                    { value: '', label: 'All levels' },
                    ...[...levels]
                      .reverse()
                      .map(({ level, name }) => ({ value: String(level), label: `${level}: ${name}` })),
                  ]}
                />
                <SelectField
                  id="review-sort"
                  name="sort"
                  label="Order"
                  defaultValue={kept.sort ?? ''}
                  options={[
                    { value: '', label: 'Newest first' },
                    ...reviewSorts.map((sort) => ({ value: sort, label: sortLabels[sort] })),
                  ]}
                />
                <Button type="submit">Show</Button>
              </div>
            </details>
          </form>
        </search>
      )}
    </FilterBar>
  );
}

/** The specialities with reviews, with their number; none if there is no choice. */
function specialityOptions({ speciality }: ProfileQuery, tallies: Tallies) {
  const counts = talliesOf(tallies, 'speciality');
  const offered = specialitiesToShow.filter(({ id }) => counts[id] || id === speciality);
  if (offered.length < 2 && !speciality) return [];
  return offered.map(({ id, name }) => ({ value: id, label: `${name} (${formatNumber(counts[id] ?? 0)})` }));
}

function chipsOf(
  { audience, stars, level, speciality, words }: ProfileQuery,
  to: (change: ProfileQuery) => string,
): FilterChip[] {
  return [
    ...(audience ? [{ label: voiceLabels[audience], href: to({ audience: undefined }) }] : []),
    ...(stars ? [{ label: stars === 1 ? '1 star' : `${stars} stars`, href: to({ stars: undefined }) }] : []),
    ...(level !== undefined && isLevel(level)
      ? [{ label: `Level ${level}: ${levels[level].name}`, href: to({ level: undefined }) }]
      : []),
    ...(speciality
      ? [{ label: specialityOf(speciality)?.name ?? speciality, href: to({ speciality: undefined }) }]
      : []),
    ...(words ? [{ label: `“${words}”`, href: to({ words: undefined }) }] : []),
  ];
}

/** Up to this many reviews, filters are not worth it. */
const worthNarrowing = 5;

const voiceLabels = { candidate: 'Candidates', employer: 'Employers' } as const;
const sortLabels = { oldest: 'Oldest first', highest: 'Highest rated first', lowest: 'Lowest rated first' } as const;
