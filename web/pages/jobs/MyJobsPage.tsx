import { Screen } from '#web/app-ui/Screen.tsx';
import { ownCandidates } from '#web/features/jobs/candidates/CandidateList.tsx';
import { JobTabs } from '#web/features/jobs/JobTabs.tsx';
import { engagedJobList } from '#web/features/jobs/mine/EngagedJobList.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';

const showsCandidates = ({ query }: PageAddress) => query['view'] === 'candidates';

/** The jobs that a recruiter was invited to, has requested, and works on; or their candidates for them. */
export default function MyJobsPage({ data, address }: PageProps) {
  if (showsCandidates(address))
    return (
      <Screen title="Jobs" about="The candidates you submitted for jobs.">
        <JobTabs current="candidates" />
        <List of={ownCandidates} data={data as never} address={address} />
      </Screen>
    );
  return (
    <Screen title="Jobs" about="Jobs that you were invited to, have requested, or work on.">
      <JobTabs current="mine" />
      <List of={engagedJobList} data={data as never} address={address} />
    </Screen>
  );
}

export const page = definePage({
  ...pageOfLists([engagedJobList, ownCandidates], (address) =>
    showsCandidates(address) ? ownCandidates : engagedJobList,
  ),
  head: (_data, address) => ({ title: showsCandidates(address) ? 'My candidates' : 'My jobs', canonical: null }),
});
