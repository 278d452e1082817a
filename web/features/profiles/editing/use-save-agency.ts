import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { isComplete, partsOfAgency } from '#common/profiles/completeness.ts';
import type { agencyFields } from '#common/profiles/editing.ts';
import type { useSaveAgency_profile$data } from '#web/__generated__/useSaveAgency_profile.graphql.ts';
import type { useSaveAgencyMutation } from '#web/__generated__/useSaveAgencyMutation.graphql.ts';
import { type Newest, type Settings, useSave } from '#web/app-ui/settings.ts';
import { note } from '#web/kit/data-layer.ts';
import { useSession } from '#web/kit/session/use-session.ts';

/** All editable fields of an agency, to tell a conflict from another section's changes. */
type EditedAgency = Newest & Readonly<Record<keyof typeof agencyFields | 'id', unknown>>;

/** Saves an agency's profile for the sections of its page. Each save is noted for analytics, without its content. */
export function useSaveAgency(saved: EditedAgency): Settings {
  const session = useSession();
  const run = useSave<useSaveAgencyMutation, Profile>(mutation, profileIn);
  const id = String(saved.id);
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion, files) => {
      const newest = await run({ ...fields, profileId: id, expectedVersion }, files);
      note({ event: 'save-agency-profile' });
      if (newest) session.setAttribute('agencyComplete', isComplete(partsOf(newest)));
    },
    [run, session, id],
  );
  return useMemo(() => ({ of: `agency profile ${id}`, saved, save }), [id, saved, save]);
}

type Profile = Omit<useSaveAgency_profile$data, ' $fragmentType'>;

const profileIn = (data: useSaveAgencyMutation['response']) => data.saveAgencyProfile?.profile;
const partsOf = (profile: Profile) => partsOfAgency({ ...profile, hasLogo: Boolean(profile.logoUrl) });

const mutation = graphql`
  mutation useSaveAgencyMutation($input: SaveAgencyProfileInput!) {
    saveAgencyProfile(input: $input) {
      errors { code message field }
      profile {
        ...useSaveAgency_profile @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveAgency_profile on AgencyToEdit {
    id
    version
    slug
    oldSlugs
    name
    legalName
    wishedName
    wishedLegalName
    nameDeclinedBecause
    contactEmail
    wishedContactEmail
    website
    phone
    phoneReveals
    description
    country
    postcode
    location
    logoUrl
    logoAlt
    coverUrl
    coverAlt
    videoUrl
    longText
  }
`;
