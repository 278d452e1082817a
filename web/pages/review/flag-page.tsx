import type { ReactNode } from 'react';
import { formatCount } from '#common/formats.ts';
import { reviewLimits } from '#common/limits.ts';
import type { FlagSubject } from '#common/reviews/flags/flags.ts';
import { reviewUrl } from '#common/urls.ts';
import type { ReviewPageQuery } from '#web/__generated__/ReviewPageQuery.graphql.ts';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { definePage, type Page, type PageProps } from '#web/kit/page.ts';
import { Told } from '#web/kit/Told.tsx';
import { OverPage } from '#web/pages/profiles/OverPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type FlagField, FlagForm } from './FlagForm.tsx';
import { flagDialogWords } from './flag-dialog-words.ts';
import ReviewPage, { page as reviewPage } from './ReviewPage.tsx';

/** The page of a dialog over a review where anybody flags the review, or reports its reply. */
export const flagPage = (about: FlagSubject, gone?: Page<ReviewPageQuery>['gone']) =>
  definePage<ReviewPageQuery>({
    ...reviewPage,
    ...(gone && { gone: (data, address) => reviewPage.gone?.(data, address) ?? gone(data, address) }),
    parameters: [],
    head: () => ({ title: flagDialogWords[about].title, canonical: null, isHidden: true }),
  });

type FlagDialogProps = PageProps<ReviewPageQuery, FormAnswer<FlagField>> & { about: FlagSubject };

/** The form in a dialog over the review, and afterwards what happens next. */
export function FlagDialog({ about, data, address, answer }: FlagDialogProps) {
  const { reviewId = '' } = address.params;
  if (!data.review) return null;
  const closeHref = reviewUrl(reviewId);
  return (
    <OverPage
      title={flagDialogWords[about].title}
      closeHref={closeHref}
      behind={<ReviewPage data={data} address={address} answer={undefined} />}
    >
      {answer?.isSent ? (
        <FlagSent about={about} email={answer.email} closeHref={closeHref} />
      ) : (
        <FlagForm key={answer ? 'answer' : 'new'} about={about} reviewId={data.review.id} answer={answer} />
      )}
    </OverPage>
  );
}

type FlagSentProps = { about: FlagSubject; email: string | undefined; closeHref: string };

function FlagSent({ about, email, closeHref }: FlagSentProps): ReactNode {
  const { sent, next } = flagDialogWords[about];
  const days = formatCount(reviewLimits.flagDecidedWithinDays, 'day');
  return (
    <Told title={sent} actions={<Button href={closeHref}>Back to the review</Button>}>
      <p>
        {`${next} within ${days} of the first ${about === 'reply' ? 'report' : 'flag'}. `}
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
