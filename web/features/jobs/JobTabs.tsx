import { candidatesUrl, jobMessagesUrl, jobsUrl, marketplaceUrl, myJobsUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';

/** The tabs of a recruiter's jobs. */
export const JobTabs = ({ current }: { current: 'marketplace' | 'mine' | 'candidates' | 'messages' }) => (
  <Tabs
    label="Jobs"
    tabs={[
      { label: 'Marketplace', href: marketplaceUrl(), current: current === 'marketplace' },
      { label: 'My jobs', href: myJobsUrl(), current: current === 'mine' },
      { label: 'My candidates', href: candidatesUrl('recruiter'), current: current === 'candidates' },
      { label: 'Messages', href: jobMessagesUrl('recruiter'), current: current === 'messages' },
    ]}
  />
);

/** The tabs of a company's jobs. */
export const CompanyJobTabs = ({ current }: { current: 'jobs' | 'candidates' | 'messages' }) => (
  <Tabs
    label="Jobs"
    tabs={[
      { label: 'Jobs', href: jobsUrl(), current: current === 'jobs' },
      { label: 'Candidates', href: candidatesUrl('company'), current: current === 'candidates' },
      { label: 'Messages', href: jobMessagesUrl('company'), current: current === 'messages' },
    ]}
  />
);
