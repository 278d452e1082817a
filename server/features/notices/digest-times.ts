import { type Enqueued, enqueued } from '#server/tasks/enqueue.ts';

/** The hour at which summaries are sent, where their reader is; weekly ones on Mondays. */
const hour = 8;
const monday = 1;

/** When the next summary leaves: the first of its hours after a moment, in the reader's time zone. */
export function digestTime(after: Date, rhythm: 'daily' | 'weekly', timeZone: string): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  let day = now.toPlainDate();
  const at = () => day.toZonedDateTime({ timeZone, plainTime: { hour } });
  while (at().epochMilliseconds <= after.getTime() || (rhythm === 'weekly' && day.dayOfWeek !== monday))
    day = day.add({ days: 1 });
  return new Date(at().epochMilliseconds);
}

/** The task of somebody's next summary. Each is queued once, however many notices wait for it. */
export function nextDigest(
  after: Date,
  rhythm: 'daily' | 'weekly',
  { userId, timeZone }: { userId: string; timeZone: string },
): Enqueued {
  const runAt = digestTime(after, rhythm, timeZone);
  const key = `digest:${rhythm}:${userId}:${runAt.toISOString()}`;
  return enqueued({ name: digestTaskName }, { userId, rhythm }, { runAt, key });
}

/** The name of the task in `digests.tasks.ts`. */
export const digestTaskName = 'sendDigest';
