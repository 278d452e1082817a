import { type Period, type PeriodName, periodNameOf, periods, usualPeriod } from '#common/dashboard/period.ts';
import { formatDay } from '#common/formats.ts';
import type { Choice } from '#web/list/filters.ts';
import { ListSelect } from '#web/list/ListSelect.tsx';
import type { ListAddress } from '#web/list/list-address.ts';
import { narrowedTo } from '#web/list/list-address.ts';
import { audienceFilter } from '#web/list/placement-filters.ts';
import { useNarrowing } from '#web/list/use-narrowing.ts';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './DashboardFilters.module.css';

/** The query parameters that filter a dashboard. */
export const dashboardParameters = ['period', 'from', 'to', 'audience', 'recruiter', 'team', 'rating'] as const;

/** What each period is called. */
export const periodWords: Readonly<Record<PeriodName, string>> = {
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '12m': 'Last 12 months',
  '24m': 'Last 24 months',
  all: 'All time',
  custom: 'Custom dates',
};

type DashboardFiltersProps = {
  at: ListAddress;
  /** The days that are shown. */
  days: Pick<Period, 'to'> & { readonly from: string };
  /** Null where the figures know no reviewer type. */
  audienceLabel?: string | null;
  /** Whom the figures can be narrowed to; undefined if to nobody. */
  recruiters: readonly Choice[] | undefined;
  /** The teams that the figures can be narrowed to. */
  teams: readonly Choice[];
};

/** The period, the reviewer type, the recruiter and the team; all state is in the address. */
export function DashboardFilters({
  at,
  days,
  audienceLabel = 'Reviewer type',
  recruiters,
  teams,
}: DashboardFiltersProps) {
  const narrowing = useNarrowing(at);
  const { wanted, narrow } = narrowing;
  const name = periodNameOf(wanted.query);
  const other = recruiters && wanted.query['recruiter'];
  const isListed = recruiters?.some(({ value }) => value === other);
  const without = narrowedTo(wanted, { recruiter: undefined });
  return (
    <FilterBar
      chips={other && !isListed ? [{ label: `Recruiter: ${other}`, href: without }] : []}
      clearHref={at.href({})}
    >
      <div className={styles.row}>
        <ListSelect
          narrowing={{
            wanted,
            // Its own days start as those that are shown.
            narrow: ({ period }) =>
              narrow(period === 'custom' ? { period, from: days.from, to: days.to } : { period, from: null, to: null }),
          }}
          name="period"
          label="Period"
          options={periods.map((period) => ({
            value: period === usualPeriod ? '' : period,
            label: periodWords[period],
          }))}
        />
        {audienceLabel && (
          <ListSelect
            narrowing={narrowing}
            name="audience"
            label={audienceLabel}
            options={[{ value: '', label: 'All' }, ...(audienceFilter('sheet').choices ?? [])]}
          />
        )}
        {recruiters && recruiters.length > 1 && (
          <ListSelect
            narrowing={narrowing}
            name="recruiter"
            label="Recruiter"
            options={[{ value: '', label: 'All recruiters' }, ...recruiters]}
          />
        )}
        {teams.length > 0 && (
          <ListSelect
            narrowing={narrowing}
            name="team"
            label="Team"
            options={[{ value: '', label: 'All teams' }, ...teams]}
          />
        )}
        {name === 'custom' && (
          <>
            <Day name="from" label="From" value={wanted.query['from']} onChange={(from) => narrow({ from })} />
            <Day name="to" label="Until" value={wanted.query['to']} onChange={(to) => narrow({ to })} />
          </>
        )}
      </div>
      <p className={styles.days}>{`${formatDay(days.from)} – ${formatDay(days.to)}, in UTC`}</p>
    </FilterBar>
  );
}

type DayProps = { name: string; label: string; value: string | undefined; onChange: (day: string) => void };

/** Applied on blur or Enter: a date that is still being typed would show the wrong days. */
function Day({ name, label, value = '', onChange }: DayProps) {
  const take = (input: HTMLInputElement) => {
    if (input.value !== value) onChange(input.value);
  };
  return (
    <TextField
      key={value}
      id={`dashboard-${name}`}
      type="date"
      label={label}
      defaultValue={value}
      onBlur={({ currentTarget }) => take(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') take(currentTarget);
      }}
    />
  );
}
