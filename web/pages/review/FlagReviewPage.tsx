import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { reviewUrl } from '#common/urls.ts';
import type { FlagReviewPageMutation } from '#web/__generated__/FlagReviewPageMutation.graphql.ts';
import type { ReviewPageQuery } from '#web/__generated__/ReviewPageQuery.graphql.ts';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { notReached } from '#web/kit/problem.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { PageDialog } from '#web/ui/PageDialog.tsx';
import { FlagForm } from './FlagForm.tsx';
import { emptyFlag, type FlagValues, readFlag } from './flag-values.ts';
import ReviewPage, { page as reviewPage } from './ReviewPage.tsx';

/** What the page says to a form: that the flag has arrived, or what to mend in it. */
export type FlagAnswer =
  | { readonly isSent: true; readonly email: string }
  | { readonly values: FlagValues; readonly problems: readonly FieldProblem[]; readonly asksCaptcha?: boolean };

const title = 'Flag this review';

/** Anybody says what is wrong with a published review, in a dialog over it. Works without JavaScript and without login. */
export default function FlagReviewPage({ data, address, answer }: PageProps<ReviewPageQuery, FlagAnswer>) {
  const navigate = useNavigate();
  const { reviewId = '' } = address.params;
  if (!data.review) return null;
  const closeHref = reviewUrl(reviewId);
  return (
    <>
      <PageDialog title={title} closeHref={closeHref} onClose={() => void navigate(closeHref)}>
        {answer && 'isSent' in answer ? (
          <FlagSent email={answer.email} closeHref={closeHref} />
        ) : (
          <FlagForm
            key={answer ? 'answer' : 'new'}
            reviewId={data.review.id}
            values={answer?.values ?? emptyFlag}
            problems={answer?.problems ?? []}
            asksCaptcha={answer?.asksCaptcha ?? false}
          />
        )}
      </PageDialog>
      <div inert>
        <ReviewPage data={data} address={address} answer={undefined} />
      </div>
    </>
  );
}

function FlagSent({ email, closeHref }: { email: string; closeHref: string }) {
  return (
    <Told title="Thank you, we have your flag" actions={<Button href={closeHref}>Back to the review</Button>}>
      <p>
        {`The writer of the review may answer. One of our moderators decides within ${formatCount(reviewLimits.flagDecidedWithinDays, 'day')} of the first flag. `}
        {email ? (
          <>
            {'We then write to '}
            <strong>{email}</strong>
            {', once.'}
          </>
        ) : (
          'You left no address, so look at the review again by then.'
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

export const action: PageAction<FlagAnswer> = async ({ form, send, report }) => {
  const values = readFlag(form);
  const reviewId = String(form.get('reviewId') ?? '');
  try {
    const { flagReview } = await send<FlagReviewPageMutation>(flagMutation, {
      input: { ...values, reviewId, captcha: String(form.get('captcha') ?? '') },
    });
    const errors = flagReview?.errors ?? [];
    const asksCaptcha = errors.some(({ code }) => code === 'CAPTCHA');
    const problems = errors.map(({ field, message }) => ({ field: field ?? null, message }));
    if (problems.length > 0) return { answer: { values, problems, asksCaptcha }, status: 422 };
    return { answer: { isSent: true, email: values.email.trim() }, status: 200 };
  } catch (error) {
    report(error);
    return { answer: { values, problems: [notReached()] }, status: 503 };
  }
};

const flagMutation = graphql`
  mutation FlagReviewPageMutation($input: FlagReviewInput!) {
    flagReview(input: $input) {
      errors {
        code
        message
        field
      }
    }
  }
`;
