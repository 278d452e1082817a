import { Screen } from '#web/app-ui/Screen.tsx';
import { ownCandidates } from '#web/features/jobs/candidates/CandidateList.tsx';
import { JobTabs } from '#web/features/jobs/JobTabs.tsx';
import { ownThreads } from '#web/features/jobs/messages/ThreadList.tsx';
import { engagedJobList } from '#web/features/jobs/mine/EngagedJobList.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';

const views = {
  mine: {
    list: engagedJobList,
    title: 'My jobs',
    about: 'Jobs that you were invited to, have requested, or work on.',
  },
  candidates: { list: ownCandidates, title: 'My candidates', about: 'The candidates you submitted for jobs.' },
  messages: { list: ownThreads, title: 'Messages', about: 'Your messages with companies about jobs and candidates.' },
} as const;

function viewOf({ query: { view } }: PageAddress): keyof typeof views {
  return view === 'candidates' || view === 'messages' ? view : 'mine';
}

/** The jobs that a recruiter was invited to, has requested, and works on; or their candidates or messages about them. */
export default function MyJobsPage({ data, address }: PageProps) {
  const view = viewOf(address);
  const { list, about } = views[view];
  return (
    <Screen title="Jobs" about={about}>
      <JobTabs current={view} />
      <List key={view} of={list as typeof engagedJobList} data={data as never} address={address} />
    </Screen>
  );
}

export const page = definePage({
  ...pageOfLists(
    Object.values(views).map(({ list }) => list),
    (address) => views[viewOf(address)].list,
  ),
  head: (_data, address) => ({ title: views[viewOf(address)].title, canonical: null }),
});
