import type { Plaudit } from '../running/plaudit.ts';
import { untilTrue } from '../running/until.ts';

/**
 * Waits until nothing is under way: no task is held, due or being retried, and no email is on its way. Returns
 * milliseconds.
 */
export const untilSettled = (plaudit: Plaudit, within = 60_000): Promise<number> =>
  untilTrue('everything has settled', async () => (await underWay(plaudit)) === 0, { within });

async function underWay({ query }: Plaudit): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select ((select count(*) from graphile_worker._private_jobs where ${isUnsettled})
      + (select count(*) from mails where state in ('queued', 'sending')))::int as count`,
  );
  return row!.count;
}

/** Tasks for later days were never tried; a task without tries left waits for a person. */
const isUnsettled = 'locked_at is not null or (attempts < max_attempts and (run_at <= now() or attempts > 0))';
