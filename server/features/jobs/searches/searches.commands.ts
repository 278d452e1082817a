import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { jobLimits } from '#common/jobs/limits.ts';
import { filtersGiven, type SearchRhythm, savedFilterFields, savedSearchFields } from '#common/jobs/searches.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { SavedJobSearches } from '#server/database/types.ts';
import { env } from '#server/env.ts';
import { digestTime } from '#server/features/notices/digest-times.ts';

/** Saves filters of the marketplace under a name. Only jobs that open from now on are emailed. */
export const saveJobSearch = defineCommand({
  name: 'saveJobSearch',
  input: z.object({ ...savedSearchFields, ...savedFilterFields }),
  run: async (write, { name, rhythm, ...filters }) => {
    const { tx, at, nature } = write;
    const userId = recruitersUser(write);
    await takeTurn(write, userId);
    const { count } = await tx
      .selectFrom('saved_job_searches')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= jobLimits.savedSearches)
      refuse('LIMIT', `You have ${jobLimits.savedSearches} saved searches. Delete one to add another.`);
    await refuseTaken(write, { userId, name, exceptId: null });
    const id = nature.newId();
    await tx
      .insertInto('saved_job_searches')
      .values({
        ...{ id, user_id: userId, name, filters: JSON.stringify(filtersGiven(filters)), rhythm },
        ...{ last_sent_at: at, next_at: nextTime(write, rhythm), created_at: at, changed_at: at },
      })
      .execute();
    audit(write, id, 'saveJobSearch');
    return { user: userId, savedJobSearch: id };
  },
});

/** Renames a saved search, or changes how often it is emailed. A clash returns the newer one. */
export const changeJobSearch = defineCommand({
  name: 'changeJobSearch',
  input: z.object({ searchId: z.uuid(), expectedVersion: z.int(), ...savedSearchFields }),
  run: async (write, { searchId, expectedVersion, name, rhythm }) => {
    if (write.viewer.userId) await takeTurn(write, write.viewer.userId);
    const search = await ownSearch(write, searchId);
    const found = { user: search.user_id, savedJobSearch: searchId };
    refuseClash('search', search.version, expectedVersion, found);
    await refuseTaken(write, { userId: search.user_id, name, exceptId: searchId });
    const isTurned = rhythm !== search.rhythm;
    await write.tx
      .updateTable('saved_job_searches')
      .set({
        ...{ name, changed_at: write.at, version: search.version + 1 },
        // What opened while nothing was emailed is not new any more.
        ...(isTurned && { rhythm, next_at: nextTime(write, rhythm), last_sent_at: write.at }),
      })
      .where('id', '=', searchId)
      .execute();
    audit(write, searchId, 'changeJobSearch');
    return found;
  },
});

/** Deletes a saved search, and with it its emails. */
export const deleteJobSearch = defineCommand({
  name: 'deleteJobSearch',
  input: z.object({ searchId: z.uuid() }),
  run: async (write, { searchId }) => {
    const { user_id } = await ownSearch(write, searchId);
    await write.tx.deleteFrom('saved_job_searches').where('id', '=', searchId).execute();
    audit(write, searchId, 'deleteJobSearch');
    return { user: user_id };
  },
});

/** When the next email of a search leaves: at eight in the morning where the person is. */
const nextTime = ({ at, viewer }: Write, rhythm: SearchRhythm): Date | null =>
  rhythm === 'daily' ? digestTime(at, 'daily', viewer.timeZone) : null;

/** The viewer, if they find jobs in the marketplace as a recruiter. */
function recruitersUser({ viewer }: Write): string {
  if (!env.PLAUDIT_FEATURES.jobs) return refuseUnknown();
  if (viewer.userId && viewer.recruiterId && viewer.permissions.has('marketplace_job_list')) return viewer.userId;
  return refuse('FORBIDDEN', 'Searches of the marketplace are for recruiters.');
}

/** A person who saves two at once waits for themselves, so the limit holds and names stay different. */
const takeTurn = ({ tx }: Write, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();

type Named = { userId: string; name: string; exceptId: string | null };

async function refuseTaken({ tx }: Write, { userId, name, exceptId }: Named): Promise<void> {
  const same = await tx
    .selectFrom('saved_job_searches')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', 'is distinct from', exceptId)
    .executeTakeFirst();
  if (same) refuse('TAKEN', 'You have another search with this name.', 'name');
}

async function ownSearch(write: Write, id: string): Promise<Selectable<SavedJobSearches>> {
  const { userId } = write.viewer;
  if (!env.PLAUDIT_FEATURES.jobs || !userId) return refuseUnknown();
  const search = await write.tx
    .selectFrom('saved_job_searches')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return search ?? refuseUnknown();
}

function audit(write: Write, id: string, action: 'saveJobSearch' | 'changeJobSearch' | 'deleteJobSearch'): void {
  write.audit({ action, agencyId: write.viewer.agencyId, subject: { type: 'SavedJobSearch', id } });
}
