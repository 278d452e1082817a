import { sql } from 'kysely';
import { z } from 'zod';
import { kindOf } from '#common/kinds.ts';
import { hiringLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { findSubject } from './subject.ts';

/**
 * Remembers that a hiring user opened a profile, and forgets the oldest beyond the limit. A super admin who acts as them
 * leaves no trace in their list.
 */
export const recordProfileLook = defineCommand({
  name: 'recordProfileLook',
  input: z.object({ recruiterId: z.uuid().nullish(), agencyId: z.uuid().nullish() }),
  run: async (write, named) => {
    const { tx, at, nature, viewer } = write;
    const userId = hiringUser(write);
    const subject = await findSubject(write, named);
    if (viewer.impersonatedBy) return { look: null };
    const { id } = await tx
      .insertInto('profile_looks')
      .values({ id: nature.newId(), user_id: userId, ...subject.columns, looked_at: at })
      .onConflict((on) => on.columns(['user_id', 'subject_id']).doUpdateSet({ looked_at: at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`delete from profile_looks where user_id = ${userId} and id = any (array(
      select id from profile_looks where user_id = ${userId}
      order by looked_at desc, id desc offset ${hiringLimits.looks}))`.execute(tx);
    return { look: id };
  },
});

/** Forgets the profiles that the viewer opened: all of them, or some. */
export const clearProfileLooks = defineCommand({
  name: 'clearProfileLooks',
  input: z.object({ ids: z.array(z.uuid()).max(hiringLimits.looks).nullish() }),
  run: async (write, { ids }) => {
    const userId = hiringUser(write);
    const cleared = await write.tx
      .deleteFrom('profile_looks')
      .where('user_id', '=', userId)
      .$if(Boolean(ids), (rows) => rows.where('id', 'in', ids!))
      .returning('id')
      .execute();
    if (cleared.length > 0)
      write.audit({
        action: 'clearProfileLooks',
        agencyId: null,
        companyId: write.viewer.companyId,
        subject: { type: 'User', id: userId },
        details: { count: cleared.length },
      });
    return { count: cleared.length };
  },
});

/** Staff open profiles to check them, which is no look. */
function hiringUser({ viewer }: Write): string {
  const kind = kindOf(viewer.roles);
  if (viewer.userId && (kind === 'hiring user' || kind === 'company admin')) return viewer.userId;
  return refuse('FORBIDDEN', 'Recently viewed profiles are kept for people who hire. Sign in with a company account.');
}
