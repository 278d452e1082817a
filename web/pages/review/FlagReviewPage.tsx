import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { reviewUrl } from '#common/urls.ts';
import type { FlagReviewPageMutation } from '#web/__generated__/FlagReviewPageMutation.graphql.ts';
import type { ReviewPageQuery } from '#web/__generated__/ReviewPageQuery.graphql.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Told } from '#web/kit/Told.tsx';
import { typed } from '#web/kit/typed.ts';
import { OverPage } from '#web/pages/profiles/OverPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type FlagField, FlagForm, flagFields } from './FlagForm.tsx';
import ReviewPage, { page as reviewPage } from './ReviewPage.tsx';

const title = 'Flag this review';

/** Anybody can flag a published review, in a dialog over it. Works without JavaScript and without signing in. */
export default function FlagReviewPage({ data, address, answer }: PageProps<ReviewPageQuery, FormAnswer<FlagField>>) {
  const { reviewId = '' } = address.params;
  if (!data.review) return null;
  const closeHref = reviewUrl(reviewId);
  return (
    <OverPage
      title={title}
      closeHref={closeHref}
      behind={<ReviewPage data={data} address={address} answer={undefined} />}
    >
      {answer?.isSent ? (
        <FlagSent email={answer.email} closeHref={closeHref} />
      ) : (
        <FlagForm key={answer ? 'answer' : 'new'} reviewId={data.review.id} answer={answer} />
      )}
    </OverPage>
  );
}

function FlagSent({ email, closeHref }: { email: string; closeHref: string }) {
  return (
    <Told title="Thanks, we got your flag" actions={<Button href={closeHref}>Back to the review</Button>}>
      <p>
        {`The reviewer can answer. A moderator decides within ${formatCount(reviewLimits.flagDecidedWithinDays, 'day')} of the first flag. `}
        {email ? (
          <span>
            {"We'll email the decision to "}
            <strong>{email}</strong>
            {'.'}
          </span>
        ) : (
          <span>You didn't leave an email, so check the review again by then.</span>
        )}
      </p>
    </Told>
  );
}

export const page = definePage<ReviewPageQuery>({
  ...reviewPage,
  parameters: [],
  head: () => ({ title, canonical: null, isHidden: true }),
});

export const action = formAction<FlagReviewPageMutation, FlagField>(
  graphql`
    mutation FlagReviewPageMutation($input: FlagReviewInput!) {
      flagReview(input: $input) {
        errors { code message field }
      }
    }
  `,
  flagFields,
  { input: ({ form }) => ({ reviewId: typed(form, 'reviewId'), captcha: typed(form, 'captcha') }) },
);
