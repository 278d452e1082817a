import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { isComplete, partsOfRecruiter } from '#common/profiles/completeness.ts';
import type { useSaveRecruiterMutation } from '#web/__generated__/useSaveRecruiterMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { isOvertaken, problemsOf } from '#web/kit/problem.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { type EditedProfile, Overtaken } from './edited-profile.ts';

type Newest = NonNullable<NonNullable<useSaveRecruiterMutation['response']['saveRecruiterProfile']>['profile']>;

/** A recruiter's profile for the sections of its page; the attribute of the session follows what is saved. */
export function useSaveRecruiter(id: string, version: number): EditedProfile {
  const session = useSession();
  const command = useCommand<useSaveRecruiterMutation>(mutation);
  const save = useCallback<EditedProfile['save']>(
    async (fields, expectedVersion, uploadables) => {
      let newest: Newest | null | undefined;
      const updater = (_: unknown, data: useSaveRecruiterMutation['response'] | null | undefined) => {
        newest = data?.saveRecruiterProfile?.profile;
      };
      const input = { ...fields, profileId: id, expectedVersion };
      try {
        await command(input, { updater, ...(uploadables && { uploadables }) });
      } catch (error) {
        throw newest && isOvertaken(problemsOf(error)) ? new Overtaken(newest) : error;
      }
      if (newest) session.setAttribute('profileComplete', isComplete(partsOfRecruiter(factsOf(newest))));
    },
    [command, session, id],
  );
  return useMemo(() => ({ kind: 'recruiter', id, version, save }), [id, version, save]);
}

const factsOf = (profile: Newest) => ({ ...profile, hasPhoto: Boolean(profile.photoUrl) });

// All that is edited, so that a clash can be told from what another section has saved.
const mutation = graphql`
  mutation useSaveRecruiterMutation($input: SaveRecruiterProfileInput!) {
    saveRecruiterProfile(input: $input) {
      errors {
        code
        message
        field
      }
      profile {
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
    }
  }
`;
