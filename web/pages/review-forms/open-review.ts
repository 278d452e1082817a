import { graphql } from 'react-relay';
import { reviewCompletedUrl } from '#common/urls.ts';
import type { openReviewMutation } from '#web/__generated__/openReviewMutation.graphql.ts';
import { forgetDraft, openDraftKey } from '#web/features/reviews/writing/draft.ts';
import { openReviewInput } from '#web/features/reviews/writing/review-values.ts';
import { typed } from '#web/kit/typed.ts';
import { reviewSending } from './review-sending.ts';

/** Sends a review by the open link. */
export const sendOpenReview = reviewSending<openReviewMutation>(
  graphql`
    mutation openReviewMutation($input: SendOpenReviewInput!) {
      sendOpenReview(input: $input) {
        errors { code message field }
      }
    }
  `,
  {
    kind: 'open',
    input: ({ values, audience }, { form, address }) => ({
      ...openReviewInput(values, audience),
      recruiterId: typed(form, 'recruiterId'),
      audience,
      isFromAgencyPage: address.query.from === 'agency',
      captcha: typed(form, 'captcha'),
      beginning: typed(form, 'beginning'),
    }),
    done: (_, { audience }, { address }) => {
      const slug = address.params.slug ?? '';
      forgetDraft(openDraftKey(slug, audience));
      return { redirect: reviewCompletedUrl({ kind: 'recruiter', slug }, { next: 'confirm' }) };
    },
  },
);
