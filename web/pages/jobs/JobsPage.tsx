import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { meets } from '#common/roles.ts';
import { jobsUrl, marketplaceUrl, myJobsUrl, newJobUrl } from '#common/urls.ts';
import type { JobsPage_query$key } from '#web/__generated__/JobsPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { InviteToJob } from '#web/features/jobs/InviteToJob.tsx';
import { jobList } from '#web/features/jobs/JobList.tsx';
import { useLooksOnly } from '#web/features/jobs/use-looks-only.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The jobs of the user's company; all jobs for staff. Recruiters have lists of their own. */
export default function JobsPage({ data: found, address }: PageProps) {
  const held = useHeldRoles();
  const { viewer } = useFragment(
    graphql`
      fragment JobsPage_query on Query {
        viewer {
          id
          company {
            id
          }
        }
      }
    `,
    found as JobsPage_query$key,
  );
  const navigate = useNavigate();
  const close = () =>
    void navigate(jobsUrl({ ...address.query, invite: undefined }), { replace: true, preventScrollReset: true });
  const looksOnly = useLooksOnly();
  if (!looksOnly && !meets(held, 'job_list'))
    return (
      <Screen title="Jobs">
        <EmptyState
          action={
            <>
              <Button variant="primary" href={myJobsUrl({ list: 'engaged' })}>
                My jobs
              </Button>
              <Button href={marketplaceUrl()}>Find jobs</Button>
            </>
          }
        >
          The jobs that you work on are under My jobs.
        </EmptyState>
      </Screen>
    );
  if (!looksOnly && !viewer?.company)
    return (
      <Screen title="Jobs">
        <EmptyState>Jobs belong to a company, and your account has none.</EmptyState>
      </Screen>
    );
  return (
    <Screen
      title="Jobs"
      about={looksOnly ? 'Jobs of all companies.' : 'The jobs that your company gives to recruiters.'}
      action={
        !looksOnly && (
          <Button variant="primary" href={newJobUrl()}>
            Post a job
          </Button>
        )
      }
    >
      <List of={jobList} data={found as never} address={address} />
      {!looksOnly && <InviteToJob recruiterId={address.query['invite']} onClose={close} />}
    </Screen>
  );
}

export const page = definePage({
  ...jobList.page,
  parameters: [...jobList.page.parameters, 'invite'],
  head: () => ({ title: 'Jobs', canonical: null }),
});
