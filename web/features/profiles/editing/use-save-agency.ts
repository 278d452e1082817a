import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import { isComplete, partsOfAgency } from '#common/profiles/completeness.ts';
import type { useSaveAgencyMutation } from '#web/__generated__/useSaveAgencyMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { isOvertaken, problemsOf } from '#web/kit/problem.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { type EditedProfile, Overtaken } from './edited-profile.ts';

type Newest = NonNullable<NonNullable<useSaveAgencyMutation['response']['saveAgencyProfile']>['profile']>;

/** An agency's profile for the sections of its page; each save is told to analytics, without what was written. */
export function useSaveAgency(id: string, version: number): EditedProfile {
  const session = useSession();
  const command = useCommand<useSaveAgencyMutation>(mutation);
  const save = useCallback<EditedProfile['save']>(
    async (fields, expectedVersion, uploadables) => {
      let newest: Newest | null | undefined;
      const updater = (_: unknown, data: useSaveAgencyMutation['response'] | null | undefined) => {
        newest = data?.saveAgencyProfile?.profile;
      };
      const input = { ...fields, profileId: id, expectedVersion };
      try {
        await command(input, { updater, ...(uploadables && { uploadables }) });
      } catch (error) {
        throw newest && isOvertaken(problemsOf(error)) ? new Overtaken(newest) : error;
      }
      note({ event: 'save-agency-profile' });
      if (newest) session.setAttribute('agencyComplete', isComplete(partsOfAgency(factsOf(newest))));
    },
    [command, session, id],
  );
  return useMemo(() => ({ kind: 'agency', id, version, save }), [id, version, save]);
}

const factsOf = (profile: Newest) => ({ ...profile, hasLogo: Boolean(profile.logoUrl) });

// All that is edited, so that a clash can be told from what another section has saved.
const mutation = graphql`
  mutation useSaveAgencyMutation($input: SaveAgencyProfileInput!) {
    saveAgencyProfile(input: $input) {
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
    }
  }
`;
