import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { planThatOpens } from '#common/plans.ts';
import { companyAnonymous, companyToggle } from '#common/reviews/display.ts';
import { meets } from '#common/roles.ts';
import type { CompanyShown_review$key } from '#web/__generated__/CompanyShown_review.graphql.ts';
import type { CompanyShownMutation } from '#web/__generated__/CompanyShownMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tip } from '#web/ui/Tip.tsx';
import styles from './ReceivedReview.module.css';

/**
 * Hides the company beside a review, or shows it again, unless the reviewer left it out. If the plan does not include
 * that, says which plan does.
 */
export function CompanyShown({ review }: { review: CompanyShown_review$key }) {
  const { id, companyVisibility } = useFragment(
    graphql`
      fragment CompanyShown_review on Review {
        id
        companyVisibility
      }
    `,
    review,
  );
  const [isBusy, setBusy] = useState(false);
  const set = useCommand<CompanyShownMutation>(graphql`
    mutation CompanyShownMutation($input: SetReviewCompanyShownInput!) {
      setReviewCompanyShown(input: $input) {
        errors { code message field }
        review {
          id
          shownCompany
          companyVisibility
        }
      }
    }
  `);
  const roles = useUser()?.roles ?? null;
  const [isLocked, setLocked] = useState(false);
  if (!companyVisibility) return null;
  if (isLocked)
    return (
      <PlanNotice role="status" plan={planThatOpens(roles, 'company_share')}>
        It lets you hide the company name on a review and show it again.
      </PlanNotice>
    );
  const isShown = companyVisibility === 'shown';
  const isAnonymous = companyVisibility === 'anonymous';
  const press = async () => {
    if (!meets(roles, 'company_share')) return setLocked(true);
    setBusy(true);
    try {
      await set({ reviewId: id, shown: !isShown });
      notify.success(isShown ? 'Company name hidden.' : 'Company name shown.');
    } catch (error) {
      notify.error(
        problemsOf(error)
          .map(({ message }) => message)
          .join(' '),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className={styles.company}>
      <span>
        {isAnonymous
          ? "The company isn't named."
          : isShown
            ? 'The company name is public.'
            : 'The company name is hidden.'}
      </span>
      <Tip words={isAnonymous ? companyAnonymous : companyToggle}>
        {(described) => (
          <Button
            size="small"
            busy={isBusy}
            aria-disabled={isAnonymous || undefined}
            onClick={isAnonymous ? undefined : press}
            {...described}
          >
            {isShown ? 'Hide company name' : 'Show company name'}
          </Button>
        )}
      </Tip>
    </p>
  );
}
