import { jobDashboardUrl, jobsUrl, marketplaceUrl, newJobUrl } from '#common/urls.ts';
import type { JobDashboard_dashboard$key } from '#web/__generated__/JobDashboard_dashboard.graphql.ts';
import type { JobFigureListQuery } from '#web/__generated__/JobFigureListQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { DashboardFilters } from '#web/features/dashboard/DashboardFilters.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { CardStack } from '#web/features/dashboard/FigureCards.tsx';
import { JobDashboard, useJobDashboard } from '#web/features/jobs/dashboard/JobDashboard.tsx';
import { jobFigureList, periodParameters } from '#web/features/jobs/dashboard/JobFigureList.tsx';
import { useLooksOnly } from '#web/features/jobs/use-looks-only.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type Props = PageProps<JobFigureListQuery>;

/** The figures of a company's jobs, or of those that a recruiter works on. */
export default function JobDashboardPage(props: Props) {
  const looksOnly = useLooksOnly();
  if (props.data.jobDashboard) return <OfSide {...props} dashboard={props.data.jobDashboard} />;
  return (
    <Screen title="Dashboard">
      {looksOnly ? (
        <EmptyState action={<Button href={jobsUrl()}>All jobs</Button>}>
          Only companies and recruiters see the figures of their jobs.
        </EmptyState>
      ) : (
        <>
          <DashboardTabs current="jobs" />
          <EmptyState>Figures of jobs belong to a company or a recruiter, and your account has neither.</EmptyState>
        </>
      )}
    </Screen>
  );
}

function OfSide({ data, address, dashboard }: Props & { dashboard: JobDashboard_dashboard$key }) {
  const shown = useJobDashboard(dashboard);
  const isCompany = shown.side === 'company';
  return (
    <Screen
      title="Dashboard"
      about={isCompany ? "How your company's jobs are going." : 'How your work on jobs is going.'}
    >
      <DashboardTabs current="jobs" />
      {shown.hasFigures ? (
        <CardStack>
          <DashboardFilters
            at={{ query: address.query, href: jobDashboardUrl }}
            days={shown}
            audienceLabel={null}
            recruiters={undefined}
            teams={[]}
          />
          <JobDashboard shown={shown} />
          <h2>Jobs</h2>
          <List of={jobFigureList} data={data} address={address} given={{ isCompany }} />
        </CardStack>
      ) : (
        <EmptyState
          action={
            isCompany ? (
              <Button variant="primary" href={newJobUrl()}>
                Post a job
              </Button>
            ) : (
              <Button variant="primary" href={marketplaceUrl()}>
                Find jobs
              </Button>
            )
          }
        >
          {isCompany
            ? 'Once a job is open, you see here how many candidates it brings, and how long each stage takes.'
            : 'Once you work on a job, you see here how far your candidates come, and how long each stage takes.'}
        </EmptyState>
      )}
    </Screen>
  );
}

const { query, parameters, variables } = jobFigureList.page;

export const page = definePage<JobFigureListQuery>({
  query,
  parameters: [...new Set([...parameters, ...periodParameters])],
  variables: (address) => ({
    ...variables(address),
    period: address.query['period'],
    from: address.query['from'],
    to: address.query['to'],
  }),
  head: () => ({ title: 'Jobs dashboard', canonical: null }),
});
