import { z } from 'zod';
import { isComplete, partsOfRecruiter } from '#common/profiles/completeness.ts';
import { recruiterFields, recruiterPictures, recruiterProfileInput } from '#common/profiles/editing.ts';
import { canEditRecruiter } from '#common/profiles/rules.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { signedIn } from '#server/session/viewer.ts';
import { changeSlug } from '../slugs/slugs.ts';
import { columnsFrom, columnsOf, fieldsAfter, pictureInput, settlePictures } from './profile-fields.ts';
import { namesOf, refuseUncovered, settledPostcode } from './saved-parts.ts';

/**
 * Saves what a recruiter changed in their profile; missing fields stay as they are. A clash returns the newer profile.
 */
export const saveRecruiterProfile = defineCommand({
  name: 'saveRecruiterProfile',
  input: recruiterProfileInput.extend({
    profileId: z.uuid(),
    expectedVersion: z.int(),
    ...pictureInput(recruiterPictures),
  }),
  run: async (write, { profileId, expectedVersion, ...said }) => {
    const profile = await lockProfile(write, profileId);
    if (!profile) return refuseUnknown();
    const verdict = canEditRecruiter(signedIn(write.viewer), { recruiterId: profile.id });
    if (!verdict.ok) return refuseUnknown();
    refuseClash('profile', profile.version, expectedVersion, { profile: profile.id });
    refuseUncovered(write, said);
    if (said.showsEmailInSeek !== undefined && !env.PLAUDIT_FEATURES.seekDirectoryEmailToggle)
      refuse('OFF', "This setting isn't available here.", 'showsEmailInSeek');
    const pictures = await settlePictures(write, { agency_id: profile.agency_id }, recruiterPictures, profile, said);
    if (said.slug) await changeSlug(write, 'recruiters', profile, said.slug);
    const { slug: _, ...fields } = columnsFrom(recruiterFields, said);
    const saved = { ...fields, postcode: settledPostcode(profile, said) };
    await write.tx
      .updateTable('recruiters')
      .set({ ...saved, ...pictures, version: profile.version + 1 })
      .where('id', '=', profile.id)
      .execute();
    const facts = { ...fieldsAfter(recruiterFields, profile, saved), hasPhoto: pictures.photo_file_id !== null };
    await noteComplete(write, profile.user_id, isComplete(partsOfRecruiter(facts)));
    write.changesPage({ type: 'recruiter', id: profile.id });
    write.audit({
      action: 'saveRecruiterProfile',
      agencyId: profile.agency_id,
      subject: { type: 'Recruiter', id: profile.id },
      details: { fields: namesOf(said) },
    });
    return { profile: profile.id };
  },
});

const lockProfile = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('recruiters')
    .select(['id', 'user_id', 'agency_id', 'version', 'photo_file_id', 'cover_file_id', ...columnsOf(recruiterFields)])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The attribute of the account that the session carries. */
async function noteComplete({ tx }: Write, userId: string | null, isProfileComplete: boolean) {
  if (!userId) return;
  await tx.updateTable('users').set({ is_profile_complete: isProfileComplete }).where('id', '=', userId).execute();
}
