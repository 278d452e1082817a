import { z } from 'zod';
import { isComplete, partsOfRecruiter } from '#common/profiles/completeness.ts';
import { recruiterProfileInput } from '#common/profiles/editing.ts';
import { canEditRecruiter } from '#common/profiles/rules.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { signedIn } from '#server/session/viewer.ts';
import { keptUpload } from '#server/storage/kept-upload.ts';
import { settlePicture } from '../pictures.ts';
import { changeSlug } from '../slugs/slugs.ts';
import { namesOf, refuseUncovered, settledPostcode } from './saved-parts.ts';

/** Saves what a recruiter says of themselves, all or some of it; what is left out stays. A clash answers the newer profile. */
export const saveRecruiterProfile = defineCommand({
  name: 'saveRecruiterProfile',
  input: recruiterProfileInput.extend({
    profileId: z.uuid(),
    expectedVersion: z.int(),
    photo: keptUpload.nullish(),
    cover: keptUpload.nullish(),
  }),
  run: async (write, { profileId, expectedVersion, ...said }) => {
    const profile = await lockProfile(write, profileId);
    if (!profile) return refuseUnknown();
    const verdict = canEditRecruiter(signedIn(write.viewer), { recruiterId: profile.id });
    if (!verdict.ok) return refuseUnknown();
    refuseClash('profile', profile.version, expectedVersion, { profile: profile.id });
    refuseUncovered(write, said);
    if (said.showsEmailInSeek !== undefined && !env.PLAUDIT_FEATURES.seekDirectoryEmailToggle)
      refuse('OFF', 'This choice is not open here.', 'showsEmailInSeek');
    const pictures = {
      photo_file_id: await settlePicture(write, profile.agency_id, {
        present: profile.photo_file_id,
        sent: said.photo,
        removes: said.removesPhoto,
      }),
      cover_file_id: await settlePicture(write, profile.agency_id, {
        present: profile.cover_file_id,
        sent: said.cover,
        removes: said.removesCover,
      }),
    };
    if (said.slug) await changeSlug(write, 'recruiters', profile, said.slug);
    const saved = await write.tx
      .updateTable('recruiters')
      .set({
        ...pictures,
        name: said.name,
        headline: said.headline,
        about: said.about,
        specialities: said.specialities,
        role_types: said.roleTypes,
        country: said.country,
        postcode: settledPostcode(profile, said),
        location: said.location,
        phone: said.phone,
        linkedin_url: said.linkedinUrl,
        shows_email_in_seek: said.showsEmailInSeek,
        photo_alt: said.photoAlt,
        cover_alt: said.coverAlt,
        video_url: said.videoUrl,
        long_text: said.longText,
        version: profile.version + 1,
      })
      .where('id', '=', profile.id)
      .returning(partColumns)
      .executeTakeFirstOrThrow();
    await noteComplete(write, profile.user_id, saved);
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
    .select(['id', 'user_id', 'agency_id', 'version', 'slug', 'country', 'postcode', 'photo_file_id', 'cover_file_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const partColumns = [
  'headline',
  'about',
  'specialities',
  'role_types',
  'country',
  'location',
  'postcode',
  'phone',
  'linkedin_url',
  'photo_file_id',
] as const;

interface Saved {
  headline: string;
  about: string;
  specialities: string[];
  role_types: string[];
  country: string;
  location: string;
  postcode: string | null;
  phone: string | null;
  linkedin_url: string | null;
  photo_file_id: string | null;
}

/** The attribute of the account that the session tells. */
async function noteComplete({ tx }: Write, userId: string | null, { role_types, ...saved }: Saved) {
  if (!userId) return;
  const parts = partsOfRecruiter({
    ...saved,
    roleTypes: role_types,
    linkedinUrl: saved.linkedin_url,
    hasPhoto: saved.photo_file_id !== null,
  });
  await tx
    .updateTable('users')
    .set({ is_profile_complete: isComplete(parts) })
    .where('id', '=', userId)
    .execute();
}
