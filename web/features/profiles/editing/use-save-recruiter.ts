import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { isComplete, partsOfRecruiter } from '#common/profiles/completeness.ts';
import type { recruiterFields } from '#common/profiles/editing.ts';
import type { useSaveRecruiter_profile$data } from '#web/__generated__/useSaveRecruiter_profile.graphql.ts';
import type { useSaveRecruiterMutation } from '#web/__generated__/useSaveRecruiterMutation.graphql.ts';
import { type Newest, type Settings, useSave } from '#web/app-ui/settings.ts';
import { useSession } from '#web/kit/session/use-session.ts';

/** All editable fields of a recruiter, to tell a conflict from another section's changes. */
type EditedRecruiter = Newest & Readonly<Record<keyof typeof recruiterFields | 'id', unknown>>;

/** Saves a recruiter's profile for the sections of its page, and updates the session's `profileComplete`. */
export function useSaveRecruiter(saved: EditedRecruiter): Settings {
  const session = useSession();
  const run = useSave<useSaveRecruiterMutation, Profile>(mutation, profileIn);
  const id = String(saved.id);
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion, files) => {
      const newest = await run({ ...fields, profileId: id, expectedVersion }, files);
      if (newest) session.setAttribute('profileComplete', isComplete(partsOf(newest)));
    },
    [run, session, id],
  );
  return useMemo(() => ({ of: `recruiter profile ${id}`, saved, save }), [id, saved, save]);
}

type Profile = Omit<useSaveRecruiter_profile$data, ' $fragmentType'>;

const profileIn = (data: useSaveRecruiterMutation['response']) => data.saveRecruiterProfile?.profile;
const partsOf = (profile: Profile) => partsOfRecruiter({ ...profile, hasPhoto: Boolean(profile.photoUrl) });

const mutation = graphql`
  mutation useSaveRecruiterMutation($input: SaveRecruiterProfileInput!) {
    saveRecruiterProfile(input: $input) {
      errors { code message field }
      profile {
        ...useSaveRecruiter_profile @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveRecruiter_profile on RecruiterToEdit {
    id
    version
    slug
    oldSlugs
    name
    headline
    about
    specialities
    roleTypes
    country
    postcode
    location
    phone
    phoneReveals
    linkedinUrl
    showsEmailInSeek
    photoUrl
    photoAlt
    coverUrl
    coverAlt
    videoUrl
    longText
  }
`;
