import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSaveGoogleReviewMutation } from '#web/__generated__/useSaveGoogleReviewMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { isOvertaken, problemsOf, Refused } from '#web/kit/problem.ts';
import { type EditedProfile, Overtaken } from './edited-profile.ts';

type Newest = NonNullable<NonNullable<useSaveGoogleReviewMutation['response']['setGoogleReview']>['profile']>;
interface Saved {
  readonly googleReviewUrl: string;
  readonly offersGoogleReview: boolean;
}

/** Saves the way to Google; both of its fields travel together. */
export function useSaveGoogleReview(profileId: string, saved: Saved): EditedProfile['save'] {
  const command = useCommand<useSaveGoogleReviewMutation>(mutation);
  const { googleReviewUrl, offersGoogleReview } = saved;
  return useCallback(
    async (fields, expectedVersion) => {
      let newest: Newest | null | undefined;
      const updater = (_: unknown, data: useSaveGoogleReviewMutation['response'] | null | undefined) => {
        newest = data?.setGoogleReview?.profile;
      };
      const url = String(fields['googleReviewUrl'] ?? googleReviewUrl);
      const isOffered = Boolean(fields['offersGoogleReview'] ?? offersGoogleReview);
      try {
        await command({ profileId, expectedVersion, url, isOffered }, { updater });
      } catch (error) {
        throw newest && isOvertaken(problemsOf(error)) ? new Overtaken(newest) : atFields(error);
      }
    },
    [command, profileId, googleReviewUrl, offersGoogleReview],
  );
}

/** By the names of the fields on the page. */
const names: Readonly<Record<string, string>> = { url: 'googleReviewUrl', isOffered: 'offersGoogleReview' };

const atFields = (error: unknown): unknown =>
  error instanceof Refused
    ? new Refused(error.problems.map((problem) => ({ ...problem, field: names[problem.field ?? ''] ?? null })))
    : error;

const mutation = graphql`
  mutation useSaveGoogleReviewMutation($input: SetGoogleReviewInput!) {
    setGoogleReview(input: $input) {
      errors {
        code
        message
        field
      }
      profile {
        id
        version
        googleReviewUrl
        offersGoogleReview
      }
    }
  }
`;
