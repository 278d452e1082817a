import { z } from 'zod';
import { countryOf } from '#common/countries.ts';
import { isComplete, partsOfAgency } from '#common/profiles/completeness.ts';
import { agencyProfileInput } from '#common/profiles/editing.ts';
import { timeZoneOfPlace } from '#common/profiles/postcodes.ts';
import { canEditAgency } from '#common/profiles/rules.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import { keptUpload } from '#server/storage/kept-upload.ts';
import { identityColumns, settleIdentity } from '../agencies/agency-identity.tsx';
import { settlePicture } from '../pictures.ts';
import { changeSlug } from '../slugs/slugs.ts';
import { namesOf, refuseUncovered, settledPostcode } from './saved-parts.ts';

/** Saves what an admin says of the agency, all or some of it; what is left out stays. A clash answers the newer profile. */
export const saveAgencyProfile = defineCommand({
  name: 'saveAgencyProfile',
  input: agencyProfileInput.extend({
    profileId: z.uuid(),
    expectedVersion: z.int(),
    logo: keptUpload.nullish(),
    cover: keptUpload.nullish(),
  }),
  run: async (write, { profileId, expectedVersion, ...said }) => {
    const profile = await lockProfile(write, profileId);
    if (!profile) return refuseUnknown();
    const verdict = canEditAgency(signedIn(write.viewer), { agencyId: profile.id });
    // Nobody else sees the row that is edited, although everybody sees what it shows.
    if (!verdict.ok) return refuseUnknown();
    refuseClash('profile', profile.version, expectedVersion, { profile: profile.id });
    refuseUncovered(write, said);
    const pictures = {
      logo_file_id: await settlePicture(write, profile.id, {
        present: profile.logo_file_id,
        sent: said.logo,
        removes: said.removesLogo,
      }),
      cover_file_id: await settlePicture(write, profile.id, {
        present: profile.cover_file_id,
        sent: said.cover,
        removes: said.removesCover,
      }),
    };
    const identity = await settleIdentity(write, profile, said);
    if (said.slug) await changeSlug(write, 'agencies', profile, said.slug);
    const saved = { ...profile, ...placeOf(profile, said), ...pictures };
    await write.tx
      .updateTable('agencies')
      .set({
        ...pictures,
        ...placeOf(profile, said),
        ...identity,
        website: said.website,
        phone: said.phone,
        description: said.description,
        logo_alt: said.logoAlt,
        cover_alt: said.coverAlt,
        video_url: said.videoUrl,
        long_text: said.longText,
        is_complete: isComplete(
          partsOfAgency({
            ...saved,
            description: said.description ?? profile.description,
            website: said.website === undefined ? profile.website : said.website,
            hasLogo: pictures.logo_file_id !== null,
          }),
        ),
        version: profile.version + 1,
      })
      .where('id', '=', profile.id)
      .execute();
    write.changesPage({ type: 'agency', id: profile.id });
    const note = { agencyId: profile.id, subject: { type: 'Agency', id: profile.id } };
    write.audit({ ...note, action: 'saveAgencyProfile', details: { fields: namesOf(said) } });
    if (identity.name_wished_at) write.audit({ ...note, action: 'wishAgencyName' });
    return { profile: profile.id };
  },
});

const lockProfile = ({ tx }: Write, id: string) =>
  tx
    .selectFrom('agencies')
    .select([
      'id',
      'version',
      'slug',
      ...identityColumns,
      'country',
      'postcode',
      'location',
      'time_zone',
      'description',
      'website',
      'logo_file_id',
      'cover_file_id',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface Place {
  country: string;
  postcode: string | null;
  location: string;
  time_zone: string;
}
interface PlaceWishes {
  country?: string | undefined;
  postcode?: string | null | undefined;
  location?: string | undefined;
}

/** Where the agency is after the save; its asks go out by the hours of that place. */
function placeOf(present: Place, said: PlaceWishes): Place {
  const { country = present.country, location = present.location } = said;
  const postcode = settledPostcode(present, said);
  const isMoved = country !== present.country || postcode !== present.postcode;
  const moved = timeZoneOfPlace(country, postcode) ?? countryOf(country)?.timeZone;
  return { country, postcode, location, time_zone: (isMoved && moved) || present.time_zone };
}
