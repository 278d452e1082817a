import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { planThatOpens } from '#common/plans.ts';
import { meets } from '#common/roles.ts';
import type { StartSurveysMutation } from '#web/__generated__/StartSurveysMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Before an agency has surveys: sets them up, or says who can. */
export function StartSurveys() {
  const roles = useHeldRoles();
  const { revalidate } = useRevalidator();
  const start = useCommand<StartSurveysMutation>(graphql`
    mutation StartSurveysMutation($input: StartSurveysInput!) {
      startSurveys(input: $input) {
        agency {
          id
        }
        errors { code message field }
      }
    }
  `);
  const mayStart = meets(roles, 'nps_create') && meets(roles, 'recruiter_admin');
  return (
    <>
      {!mayStart && <WhoMayEdit />}
      <EmptyState
        action={
          mayStart && (
            <ActButton
              variant="primary"
              act={() => start({}).finally(() => void revalidate())}
              done="Your surveys are set up."
            >
              Set up surveys
            </ActButton>
          )
        }
      >
        A survey asks candidates or employers how likely they are to recommend your agency, from 0 to 10, and what to
        ask next depends on their score. Your agency has no surveys yet.
      </EmptyState>
    </>
  );
}

/** Why a person can only look at surveys: their plan, or because an admin looks after them. */
export function WhoMayEdit() {
  const plan = planThatOpens(useHeldRoles(), 'nps_create');
  if (plan)
    return (
      <PlanNotice plan={plan}>
        Surveys measure how likely candidates and employers are to recommend your agency, and why.
      </PlanNotice>
    );
  return (
    <Notice title="Only an admin of your agency can change surveys">
      They speak for your whole agency, so its admins look after them. You can see here what they ask.
    </Notice>
  );
}
