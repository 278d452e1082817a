import { graphql } from 'react-relay';
import type { FlagReviewPageMutation } from '#web/__generated__/FlagReviewPageMutation.graphql.ts';
import type { ReviewPageQuery } from '#web/__generated__/ReviewPageQuery.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import type { PageProps } from '#web/kit/page.ts';
import { type FlagField, flagFields, sentWithFlag } from './FlagForm.tsx';
import { FlagDialog, flagPage } from './flag-page.tsx';

/** Anybody can flag a published review, in a dialog over it. Works without JavaScript and without signing in. */
export default function FlagReviewPage(props: PageProps<ReviewPageQuery, FormAnswer<FlagField>>) {
  return <FlagDialog {...props} about="review" />;
}

export const page = flagPage('review');

export const action = formAction<FlagReviewPageMutation, FlagField>(
  graphql`
    mutation FlagReviewPageMutation($input: FlagReviewInput!) {
      flagReview(input: $input) {
        errors { code message field }
      }
    }
  `,
  flagFields,
  { input: sentWithFlag },
);
