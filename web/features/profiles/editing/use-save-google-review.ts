import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSaveGoogleReviewMutation } from '#web/__generated__/useSaveGoogleReviewMutation.graphql.ts';
import { type Newest, type Settings, useSave } from '#web/app-ui/settings.ts';
import { Refused } from '#web/kit/problem.ts';

/** Saves the Google link; its two fields are sent together. */
export function useSaveGoogleReview({ id, googleReviewUrl, offersGoogleReview }: Newest): Settings['save'] {
  const run = useSave<useSaveGoogleReviewMutation, Profile>(mutation, profileIn);
  return useCallback(
    async (fields, expectedVersion) => {
      const url = String(fields['googleReviewUrl'] ?? googleReviewUrl ?? '');
      const isOffered = Boolean(fields['offersGoogleReview'] ?? offersGoogleReview);
      try {
        await run({ profileId: String(id), expectedVersion, url, isOffered });
      } catch (error) {
        throw atFields(error);
      }
    },
    [run, id, googleReviewUrl, offersGoogleReview],
  );
}

type Profile = NonNullable<NonNullable<useSaveGoogleReviewMutation['response']['setGoogleReview']>['profile']>;

const profileIn = (data: useSaveGoogleReviewMutation['response']) => data.setGoogleReview?.profile;

/** Maps to the names of the fields on the page. */
const names: Readonly<Record<string, string>> = { url: 'googleReviewUrl', isOffered: 'offersGoogleReview' };

const atFields = (error: unknown): unknown =>
  error instanceof Refused
    ? new Refused(error.problems.map((problem) => ({ ...problem, field: names[problem.field ?? ''] ?? null })))
    : error;

const mutation = graphql`
  mutation useSaveGoogleReviewMutation($input: SetGoogleReviewInput!) {
    setGoogleReview(input: $input) {
      errors { code message field }
      profile {
        id
        version
        googleReviewUrl
        offersGoogleReview
      }
    }
  }
`;
