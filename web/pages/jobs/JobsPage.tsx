import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { meets } from '#common/roles.ts';
import { jobsUrl, marketplaceUrl, myJobsUrl, newJobUrl } from '#common/urls.ts';
import type { JobsPage_query$key } from '#web/__generated__/JobsPage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { CandidateBoard, candidateBoardPage } from '#web/features/jobs/candidates/CandidateBoard.tsx';
import { submittedToCompany } from '#web/features/jobs/candidates/CandidateList.tsx';
import { InviteToJob } from '#web/features/jobs/InviteToJob.tsx';
import { jobList } from '#web/features/jobs/JobList.tsx';
import { CompanyJobTabs } from '#web/features/jobs/JobTabs.tsx';
import { companyThreads } from '#web/features/jobs/messages/ThreadList.tsx';
import { useLooksOnly } from '#web/features/jobs/use-looks-only.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The jobs of the user's company, all candidates for them, its messages, or the board of one job; all jobs for staff. Recruiters have lists of their own. */
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
  const view = viewOf(address);
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
  if (looksOnly && view !== 'jobs')
    return (
      <Screen title={titleOf(view)}>
        <EmptyState action={<Button href={jobsUrl()}>All jobs</Button>}>
          Only the company and the recruiter see candidates and messages.
        </EmptyState>
      </Screen>
    );
  if (view === 'board') return <CandidateBoard data={found as never} address={address} />;
  return (
    <Screen
      title="Jobs"
      about={looksOnly ? 'Jobs of all companies.' : aboutViews[view]}
      action={
        !looksOnly && (
          <Button variant="primary" href={newJobUrl()}>
            Post a job
          </Button>
        )
      }
    >
      {!looksOnly && <CompanyJobTabs current={view} />}
      <List key={view} of={lists[view] as typeof jobList} data={found as never} address={address} />
      {!looksOnly && <InviteToJob recruiterId={address.query['invite']} onClose={close} />}
    </Screen>
  );
}

const lists = { jobs: jobList, candidates: submittedToCompany, messages: companyThreads } as const;

type View = keyof typeof lists | 'board';

const aboutViews = {
  jobs: 'The jobs that your company gives to recruiters.',
  candidates: 'The candidates that recruiters submitted for your jobs.',
  messages: 'Your messages with recruiters about jobs and candidates.',
};

/** What the address shows: a job's board, all candidates, the messages, or the jobs. */
function viewOf({ query }: PageAddress): View {
  if (query['job']) return 'board';
  const { view } = query;
  return view === 'candidates' || view === 'messages' ? view : 'jobs';
}

const shownAt = (address: PageAddress) => ({ ...lists, board: { page: candidateBoardPage } })[viewOf(address)];

const titleOf = (view: View) =>
  ({ board: 'Candidates', candidates: 'Candidates', messages: 'Messages', jobs: 'Jobs' })[view];

export const page = definePage({
  ...pageOfLists([...Object.values(lists), { page: candidateBoardPage }], shownAt, ['invite']),
  head: (_data, address) => ({ title: titleOf(viewOf(address)), canonical: null }),
});
