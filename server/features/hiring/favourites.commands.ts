import { z } from 'zod';
import { hiringLimits } from '#common/limits.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { findSubject } from './subject.ts';

/** Adds a recruiter or an agency to the viewer's favourites, or removes it. Repeating it changes nothing. */
export const setFavourite = defineCommand({
  name: 'setFavourite',
  input: z.object({
    recruiterId: z.uuid().nullish(),
    agencyId: z.uuid().nullish(),
    isFavourite: z.boolean(),
  }),
  run: async (write, { isFavourite, ...named }) => {
    const { tx, at, nature } = write;
    const userId = hiringUser(write);
    const subject = await findSubject(write, named);
    if (isFavourite) await refuseTooMany(write, userId);
    const changed = isFavourite
      ? await tx
          .insertInto('favourites')
          .values({ id: nature.newId(), user_id: userId, ...subject.columns, created_at: at })
          .onConflict((at) => at.columns(['user_id', 'subject_id']).doNothing())
          .returning('id')
          .execute()
      : await tx
          .deleteFrom('favourites')
          .where('user_id', '=', userId)
          .where('subject_id', '=', subject.id)
          .returning('id')
          .execute();
    // Favourites belong to the company, and the agency cannot read them.
    if (changed.length > 0)
      write.audit({
        action: isFavourite ? 'keepFavourite' : 'dropFavourite',
        agencyId: null,
        companyId: write.viewer.companyId,
        subject: subject.audited,
      });
    return { ...subject.result, favourite: (isFavourite && changed[0]?.id) || null };
  },
});

/** Shows the viewer's favourites to the other people of their company, or stops that. Repeating it changes nothing. */
export const shareFavourites = defineCommand({
  name: 'shareFavourites',
  input: z.object({ isShared: z.boolean() }),
  run: async (write, { isShared }) => {
    const userId = hiringUser(write);
    const { companyId } = write.viewer;
    if (!companyId) return refuse('NO_COMPANY', 'You can share favourites once you belong to a company.');
    const { numUpdatedRows } = await write.tx
      .updateTable('company_members')
      .set({ shares_favourites: isShared })
      .where('user_id', '=', userId)
      .where('company_id', '=', companyId)
      .where('shares_favourites', '!=', isShared)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n)
      write.audit({
        action: isShared ? 'shareFavourites' : 'stopSharingFavourites',
        agencyId: null,
        companyId,
        subject: { type: 'User', id: userId },
      });
    return { user: userId };
  },
});

function hiringUser({ viewer }: Write): string {
  if (viewer.userId && viewer.permissions.has('recruiter_favourite')) return viewer.userId;
  return refuse('FORBIDDEN', 'Favourites are for people who hire. Sign in with a company account.');
}

async function refuseTooMany({ tx }: Write, userId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= hiringLimits.favourites)
    refuse(
      'LIMIT',
      `You have ${hiringLimits.favourites.toLocaleString('en-US')} favourites. Remove one to add another.`,
    );
}
