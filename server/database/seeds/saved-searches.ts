import { type SavedFilters, type SearchRhythm, searchRhythms } from '#common/jobs/searches.ts';
import type { World } from './world.ts';

/** One search that is emailed each morning, and one that is not. */
const searches: Readonly<Record<SearchRhythm, { readonly name: string; readonly filters: SavedFilters }>> = {
  daily: { name: 'Construction', filters: { speciality: 'construction' } },
  never: { name: 'Contracts in Melbourne', filters: { words: 'Melbourne', jobType: 'temp' } },
};

/** Searches of the marketplace that the recruiter with the ultimate plan saved. */
export function addSavedSearches(world: World): void {
  const { rows, dice } = world;
  const { id: user_id } = rows.users.find(({ email }) => email === 'ultimate_team@demo.example')!;
  for (const rhythm of searchRhythms) {
    const { name, filters } = searches[rhythm];
    const created_at = world.daysAgo(rhythm === 'daily' ? 40 : 9);
    rows.saved_job_searches.push({
      ...{ id: dice.id(created_at), user_id: user_id!, name, filters: { ...filters }, rhythm },
      ...{ last_sent_at: world.daysAgo(1), next_at: rhythm === 'daily' ? world.daysAgo(-1) : null },
      ...{ created_at, changed_at: created_at },
    });
  }
}
