import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';

/** Adds a recruiter or an agency to the viewer's favourites, or removes it. Repeating it changes nothing. */
export const setFavourite = defineCommand({
  name: 'setFavourite',
  input: z.object({
    recruiterId: z.uuid().nullish(),
    agencyId: z.uuid().nullish(),
    isFavourite: z.boolean(),
  }),
  run: async (write, { recruiterId, agencyId, isFavourite }) => {
    const { tx, viewer, at } = write;
    const subjectId = recruiterId ?? agencyId;
    if (!subjectId || (recruiterId && agencyId)) return refuse('ONE_OF', 'Choose a recruiter or an agency.');
    if (!viewer.userId || !viewer.permissions.has('recruiter_favourite'))
      return refuse('FORBIDDEN', 'Favourites are for people who hire. Sign in with a company account.');
    const known = await tx
      .selectFrom('search_entries')
      .select('id')
      .where('id', '=', subjectId)
      .where('kind', '=', recruiterId ? 'recruiter' : 'agency')
      .executeTakeFirst();
    if (!known) return refuseUnknown();
    const changed = isFavourite
      ? await tx
          .insertInto('favourites')
          .values({
            user_id: viewer.userId,
            recruiter_id: recruiterId ?? null,
            agency_id: agencyId ?? null,
            created_at: at,
          })
          .onConflict((at) => at.columns(['user_id', 'subject_id']).doNothing())
          .returning('subject_id')
          .execute()
      : await tx
          .deleteFrom('favourites')
          .where('user_id', '=', viewer.userId)
          .where('subject_id', '=', subjectId)
          .returning('subject_id')
          .execute();
    // Favourites belong to the company, and the agency cannot read them.
    if (changed.length > 0)
      write.audit({
        action: isFavourite ? 'keepFavourite' : 'dropFavourite',
        agencyId: null,
        companyId: viewer.companyId,
        subject: { type: recruiterId ? 'Recruiter' : 'Agency', id: subjectId },
      });
    return { recruiter: recruiterId ?? null, agency: agencyId ?? null };
  },
});
