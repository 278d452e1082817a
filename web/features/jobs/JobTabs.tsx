import { marketplaceUrl, myJobsUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';

/** The tabs of a recruiter's jobs. */
export const JobTabs = ({ current }: { current: 'marketplace' | 'mine' }) => (
  <Tabs
    label="Jobs"
    tabs={[
      { label: 'Marketplace', href: marketplaceUrl(), current: current === 'marketplace' },
      { label: 'My jobs', href: myJobsUrl(), current: current === 'mine' },
    ]}
  />
);
