import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { isComplete, partsOfAgency } from '#common/profiles/completeness.ts';
import type { agencyFields } from '#common/profiles/editing.ts';
import type { useSaveAgency_profile$data } from '#web/__generated__/useSaveAgency_profile.graphql.ts';
import type { useSaveAgencyGoogleReviewMutation } from '#web/__generated__/useSaveAgencyGoogleReviewMutation.graphql.ts';
import type { useSaveAgencyMutation } from '#web/__generated__/useSaveAgencyMutation.graphql.ts';
import { type Newest, type SentFields, type Settings, useSave } from '#web/app-ui/settings.ts';
import { note } from '#web/kit/data-layer.ts';
import { Refused } from '#web/kit/problem.ts';
import { useSession } from '#web/kit/session/use-session.ts';

/** All editable fields of an agency, to tell a conflict from another section's changes. */
type EditedAgency = Newest & Readonly<Record<keyof typeof agencyFields | 'id', unknown>>;

/**
 * Saves an agency's profile, and its Google link by a mutation of its own. Each save of the profile is noted for
 * analytics, without its content; `onSaved` runs after it.
 */
export function useSaveAgency(saved: EditedAgency, onSaved?: () => void): Settings {
  const session = useSession();
  const saveProfile = useSave<useSaveAgencyMutation, Profile>(mutation, profileIn);
  const saveGoogleReview = useSave<useSaveAgencyGoogleReviewMutation, Profile>(googleReviewMutation, googleProfileIn);
  const id = String(saved.id);
  const { googleReviewUrl, offersGoogleReview } = saved;
  const save = useCallback<Settings['save']>(
    async (fields, version, files) => {
      const { google, profile } = parted(fields);
      let expectedVersion = version;
      if (google) {
        const url = String(google['googleReviewUrl'] ?? googleReviewUrl ?? '');
        const isOffered = Boolean(google['offersGoogleReview'] ?? offersGoogleReview);
        const input = { profileId: id, expectedVersion, url, isOffered };
        const newest = await saveGoogleReview(input).catch((error: unknown) => Promise.reject(atFields(error)));
        expectedVersion = newest?.version ?? expectedVersion;
      }
      if (!profile) return;
      const newest = await saveProfile({ ...profile, profileId: id, expectedVersion }, files);
      note({ event: 'save-agency-profile' });
      onSaved?.();
      if (newest) session.setAttribute('agencyComplete', isComplete(partsOf(newest)));
    },
    [saveProfile, saveGoogleReview, session, id, googleReviewUrl, offersGoogleReview, onSaved],
  );
  return useMemo(() => ({ of: `agency profile ${id}`, saved, save }), [id, saved, save]);
}

type Profile = Omit<useSaveAgency_profile$data, ' $fragmentType'>;

const profileIn = (data: useSaveAgencyMutation['response']) => data.saveAgencyProfile?.profile;
const googleProfileIn = (data: useSaveAgencyGoogleReviewMutation['response']) => data.setGoogleReview?.profile;
const partsOf = (profile: Profile) => partsOfAgency({ ...profile, hasLogo: Boolean(profile.logoUrl) });

/** The fields of the Google link and those of the profile; null if there are none. */
function parted(fields: SentFields): { google: SentFields | null; profile: SentFields | null } {
  const only = (isWanted: (field: string) => boolean) => {
    const entries = Object.entries(fields).filter(([field]) => isWanted(field));
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  };
  return { google: only((field) => field in ofGoogle), profile: only((field) => !(field in ofGoogle)) };
}

/** The fields of the Google link on the page, with their names in its mutation. */
const ofGoogle: Readonly<Record<string, string>> = { googleReviewUrl: 'url', offersGoogleReview: 'isOffered' };

const atFields = (error: unknown): unknown =>
  error instanceof Refused
    ? new Refused(
        error.problems.map((problem) => ({
          ...problem,
          field: Object.keys(ofGoogle).find((field) => ofGoogle[field] === problem.field) ?? null,
        })),
      )
    : error;

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

const googleReviewMutation = graphql`
  mutation useSaveAgencyGoogleReviewMutation($input: SetGoogleReviewInput!) {
    setGoogleReview(input: $input) {
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
    googleReviewUrl
    offersGoogleReview
  }
`;
