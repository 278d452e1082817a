import { Screen } from '#web/app-ui/Screen.tsx';
import { JobTabs } from '#web/features/jobs/JobTabs.tsx';
import { engagedJobList } from '#web/features/jobs/mine/EngagedJobList.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { List } from '#web/list/List.tsx';

/** The jobs that a recruiter was invited to, has requested, and works on. */
export default function MyJobsPage({ data, address }: PageProps) {
  return (
    <Screen title="Jobs" about="Jobs that you were invited to, have requested, or work on.">
      <JobTabs current="mine" />
      <List of={engagedJobList} data={data as never} address={address} />
    </Screen>
  );
}

export const page = definePage({ ...engagedJobList.page, head: () => ({ title: 'My jobs', canonical: null }) });
