import type { Insertable, Selectable } from 'kysely';
import { standardJobSettings, standardReviewSettings } from '#common/posts/settings.ts';
import { nature } from '#server/commands/context.ts';
import type { Database } from '#server/database/database.ts';
import type { PostShares, Posts } from '#server/database/types.ts';

/** A made post of a recruiter about a job, or about the review it gets. */
export function createPost(
  { kysely }: Database,
  wishes: Partial<Insertable<Posts>> & { agency_id: string; recruiter_id: string },
): Promise<Selectable<Posts>> {
  const content = wishes.review_id
    ? { kind: 'review', settings: JSON.stringify(standardReviewSettings.default), review_version: 1 }
    : { kind: 'job', settings: JSON.stringify(standardJobSettings['001']), title: 'Site engineer' };
  return kysely
    .insertInto('posts')
    .values({
      ...{ id: nature.newId(), key: nature.newToken().slice(0, 22), state: 'made', shape: 'wide', ...content },
      ...{ created_at: new Date(), updated_at: new Date(), ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A share of a post on LinkedIn, which no task has taken up. */
export function createPostShare(
  { kysely }: Database,
  { id: post_id, agency_id, version }: Pick<Selectable<Posts>, 'id' | 'agency_id' | 'version'>,
  wishes: Partial<Insertable<PostShares>> & { user_id: string },
): Promise<Selectable<PostShares>> {
  return kysely
    .insertInto('post_shares')
    .values({
      ...{ id: nature.newId(), post_id, agency_id, post_version: version, network: 'linkedin', text: 'We hire.' },
      ...{ created_at: new Date(), ...wishes },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
