import { useState } from 'react';
import { graphql } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import { openReviewUrl, recruiterUrl, reviewCompletedUrl, searchUrl } from '#common/urls.ts';
import type { ConfirmReviewPageMutation } from '#web/__generated__/ConfirmReviewPageMutation.graphql.ts';
import type { ConfirmReviewPageQuery } from '#web/__generated__/ConfirmReviewPageQuery.graphql.ts';
import { PlacementFields } from '#web/features/reviews/writing/PlacementFields.tsx';
import { ReviewPreview } from '#web/features/reviews/writing/ReviewPreview.tsx';
import { placementAnswer } from '#web/features/reviews/writing/review-values.ts';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { useFormFields } from '#web/kit/form-fields.ts';
import { PageForm } from '#web/kit/PageForm.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './ReviewForms.module.css';
import { type Submission, sentReview, sentValues } from './sent-review.ts';

type ConfirmField = 'placementConfirmed' | 'corrections';
type ConfirmAnswer = FormAnswer<ConfirmField>;

/**
 * Opened by the emailed link of a review written through an open link: read it again, then confirm. Opening it changes
 * nothing.
 */
export default function ConfirmReviewPage({ data, answer }: PageProps<ConfirmReviewPageQuery, ConfirmAnswer>) {
  const sent = data.reviewSubmission;
  if (sent?.state !== 'waiting' || !sent.recruiter) return <NothingToConfirm sent={sent} />;
  return <Confirming key={answer ? 'answer' : 'new'} sent={sent} recruiter={sent.recruiter} answer={answer} />;
}

type ConfirmingProps = {
  sent: Submission;
  recruiter: NonNullable<Submission['recruiter']>;
  answer: ConfirmAnswer | undefined;
};

function Confirming({ sent, recruiter, answer }: ConfirmingProps) {
  const { field, values, problems, isSending } = useFormFields(answer);
  const [confirmed, setConfirmed] = useState(values.placementConfirmed || 'yes');
  const { placement, email } = sent;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.greeting}>One more step</p>
        <h1>{`Is this your review of ${recruiter.name}?`}</h1>
        <p>
          {'Confirm it to show that '}
          <strong className={styles.address}>{email}</strong>
          {' is your email. We never show it, and no one sees your review until you confirm.'}
        </p>
      </header>
      <ReviewPreview
        request={sentReview(sent, recruiter.name)}
        values={{ ...sentValues(sent), placementConfirmed: placement ? confirmed : '' }}
        today={sent.createdAt.slice(0, 10)}
      />
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'placementConfirmed') setConfirmed(target.value);
        }}
      >
        <PageForm aria-label="Confirm your review">
          <ErrorSummary problems={problems} />
          {placement && (
            <>
              <p>{`${recruiter.name} added a placement with your email. Your answer affects how we show that your review was verified.`}</p>
              <PlacementFields
                placement={placement}
                audience={sent.audience === 'employer' ? 'employer' : 'candidate'}
                field={field}
              />
            </>
          )}
          <input type="hidden" name="slug" value={recruiter.slug} />
          <input type="hidden" name="agency" value={sent.isFromAgencyPage ? recruiter.agency.slug : ''} />
          <FormActions>
            <Button type="submit" variant="primary" size="large" busy={isSending}>
              Confirm review
            </Button>
          </FormActions>
        </PageForm>
      </div>
      <p className={styles.soft}>
        Didn't write this? Just close this page. We'll delete the review if no one confirms it.
      </p>
    </div>
  );
}

function NothingToConfirm({ sent }: { sent: Submission | null | undefined }) {
  const why = !sent ? 'unknown' : sent.state === 'confirmed' ? 'confirmed' : 'expired';
  const recruiter = sent?.recruiter;
  const { title, words } = texts[why];
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{words}</p>
      <p className={styles.ways}>
        {recruiter && why === 'expired' && (
          <Button variant="primary" href={openReviewUrl(recruiter.slug)}>
            Write it again
          </Button>
        )}
        {recruiter ? (
          <Button href={recruiterUrl(recruiter.slug)}>{`See ${recruiter.name}'s profile`}</Button>
        ) : (
          <Button href={searchUrl()}>Find the recruiter</Button>
        )}
      </p>
    </div>
  );
}

const within = formatCount(reviewLimits.addressConfirmedWithinDays, 'day');
const texts = {
  unknown: {
    title: "We don't recognize this link",
    words: `It may be incomplete, or the review is gone because it wasn't confirmed within ${within}. Open the link in our latest email, or find the recruiter and write your review on their page.`,
  },
  expired: {
    title: 'This link has expired',
    words: `Your review wasn't confirmed within ${within}, so we deleted it. No one saw it. You can write it again.`,
  },
  confirmed: {
    title: "You've already confirmed this review",
    words: 'Thank you. Our email about it explains what happens next, and how to edit or withdraw it.',
  },
} as const;

export const page = definePage<ConfirmReviewPageQuery>({
  query: graphql`
    query ConfirmReviewPageQuery($token: String!) {
      reviewSubmission(token: $token) {
        audience
        name
        email
        jobTitle
        companyName
        isFromAgencyPage
        createdAt
        state
        overall
        title
        body
        nameDisplay
        showCompany
        offeredAnything
        criteria
        recruiter {
          name
          slug
          agency {
            slug
          }
        }
        placement {
          jobTitle
          jobType
          startDate
          companyName
          isProven
        }
      }
    }
  `,
  variables: ({ params }) => ({ token: params.hash ?? '' }),
  status: ({ reviewSubmission: sent }) => (!sent ? 404 : sent.state === 'waiting' ? 200 : 410),
  head: () => ({ title: 'Confirm your review', canonical: null, isHidden: true }),
});

export const action = formAction<ConfirmReviewPageMutation, ConfirmField>(
  graphql`
    mutation ConfirmReviewPageMutation($input: ConfirmOpenReviewInput!) {
      confirmOpenReview(input: $input) {
        errors { code message field }
        recruiter {
          agency {
            offeredGoogleReviewUrl
          }
        }
      }
    }
  `,
  ['placementConfirmed', 'corrections'],
  {
    input: ({ address }, values) => ({ token: address.params.hash ?? '', ...placementAnswer(values) }),
    done: ({ args: { form }, data: { confirmOpenReview } }) => {
      const [agency, slug] = [typed(form, 'agency'), typed(form, 'slug')];
      const isGoogleReview = Boolean(confirmOpenReview?.recruiter?.agency.offeredGoogleReviewUrl);
      const thanks = { next: 'posted', isGoogleReview } as const;
      return {
        redirect: reviewCompletedUrl(agency ? { kind: 'agency', slug: agency } : { kind: 'recruiter', slug }, thanks),
      };
    },
    kept: 'Your review is still here',
  },
);
