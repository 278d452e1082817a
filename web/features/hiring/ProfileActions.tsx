import { hiringLimits } from '#common/limits.ts';
import { compareUrl, jobsUrl, recruitersUrl } from '#common/urls.ts';
import { useFeatures } from '#web/kit/features.ts';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { type ListedRow, listedOf } from './listed-profile.tsx';

/** Leads from an open row to its profile. */
export function ViewProfile({ row }: { row: ListedRow }) {
  const { href } = listedOf(row);
  return (
    href && (
      <Button variant="primary" href={href}>
        View profile
      </Button>
    )
  );
}

/** Leads from an open row to the form of an agreement with it. */
export function AddAsSupplier({ row }: { row: ListedRow }) {
  const { id, href } = listedOf(row);
  return href && <Button href={recruitersUrl('psa', { add: id })}>Add as preferred supplier</Button>;
}

/** Leads from an open row of a recruiter to inviting them to a job of the company. */
export function InviteToJobLink({ row }: { row: ListedRow }) {
  const { jobs } = useFeatures();
  const { id, href } = listedOf(row);
  return jobs && href && id.startsWith('Recruiter:') && <Button href={jobsUrl({ invite: id })}>Invite to a job</Button>;
}

const { min, max } = hiringLimits.compared;

/** What can be done with several selected rows of a list of recruiters. */
export const comparing = {
  name: (row: ListedRow): string => listedOf(row).name,
  isOffered: (rows: readonly ListedRow[]): boolean => rows.length > 1,
  Actions: ComparePicked,
};

/** Compares the selected profiles, if they are neither one nor too many. Two colleagues may have saved the same one. */
function ComparePicked({ picks }: { picks: Pick<Picked<ListedRow>, 'rows' | 'clear'> }) {
  const ids = [...new Set(picks.rows.map((row) => listedOf(row).id))];
  return (
    <PickedBar noun="profile" picks={picks}>
      {ids.length >= min && ids.length <= max ? (
        <Button size="small" variant="primary" href={compareUrl(ids)}>
          Compare
        </Button>
      ) : (
        <span>{ids.length < min ? 'Select another one to compare.' : `You can compare up to ${max}.`}</span>
      )}
    </PickedBar>
  );
}
