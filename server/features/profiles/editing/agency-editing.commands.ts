import { z } from 'zod';
import { countryOf } from '#common/countries.ts';
import { isComplete, partsOfAgency } from '#common/profiles/completeness.ts';
import { agencyFields, agencyPictures, agencyProfileInput } from '#common/profiles/editing.ts';
import { timeZoneOfPlace } from '#common/profiles/postcodes.ts';
import { canEditAgency } from '#common/profiles/rules.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { signedIn } from '#server/session/viewer.ts';
import { identityColumns, settleIdentity } from '../agencies/agency-identity.tsx';
import { changeSlug } from '../slugs/slugs.ts';
import { columnsFrom, columnsOf, fieldsAfter, pictureInput, settlePictures } from './profile-fields.ts';
import { namesOf, refuseUncovered, settledPostcode } from './saved-parts.ts';

/**
 * Saves what an admin changed in the agency's profile; missing fields stay as they are. A clash returns the newer
 * profile.
 */
export const saveAgencyProfile = defineCommand({
  name: 'saveAgencyProfile',
  input: agencyProfileInput.extend({
    profileId: z.uuid(),
    expectedVersion: z.int(),
    ...pictureInput(agencyPictures),
  }),
  run: async (write, { profileId, expectedVersion, ...said }) => {
    const profile = await lockProfile(write, profileId);
    if (!profile) return refuseUnknown();
    const verdict = canEditAgency(signedIn(write.viewer), { agencyId: profile.id });
    // The edited row is visible only to the agency, although everybody sees the page it produces.
    if (!verdict.ok) return refuseUnknown();
    refuseClash('profile', profile.version, expectedVersion, { profile: profile.id });
    refuseUncovered(write, said);
    const pictures = await settlePictures(write, { agency_id: profile.id }, agencyPictures, profile, said);
    const identity = await settleIdentity(write, profile, said);
    if (said.slug) await changeSlug(write, 'agencies', profile, said.slug);
    const {
      slug: _,
      name: _name,
      legal_name: _legalName,
      contact_email: _email,
      ...fields
    } = columnsFrom(agencyFields, said);
    const saved = { ...fields, ...placeOf(profile, said) };
    const facts = { ...fieldsAfter(agencyFields, profile, saved), hasLogo: pictures.logo_file_id !== null };
    await write.tx
      .updateTable('agencies')
      .set({
        ...saved,
        ...pictures,
        ...identity,
        is_complete: isComplete(partsOfAgency(facts)),
        version: profile.version + 1,
      })
      .where('id', '=', profile.id)
      .execute();
    write.changesPage({ type: 'agency', id: profile.id });
    const note = { agencyId: profile.id, subject: { type: 'Agency', id: profile.id } } as const;
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
      'time_zone',
      'logo_file_id',
      'cover_file_id',
      ...identityColumns,
      ...columnsOf(agencyFields),
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

/** Where the agency is after the save. Its invitations are sent in that place's hours. */
function placeOf(present: Place, said: PlaceWishes): Place {
  const { country = present.country, location = present.location } = said;
  const postcode = settledPostcode(present, said);
  const isMoved = country !== present.country || postcode !== present.postcode;
  const moved = timeZoneOfPlace(country, postcode) ?? countryOf(country)?.timeZone;
  return { country, postcode, location, time_zone: (isMoved && moved) || present.time_zone };
}
