import { surveyDesignUrl, surveyRequestsUrl, workflowsUrl } from '#common/urls.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';

const tabs = {
  workflows: { label: 'Workflows', href: workflowsUrl() },
  requests: { label: 'Requests', href: surveyRequestsUrl() },
  design: { label: 'Design', href: surveyDesignUrl() },
} as const;

/** The tabs of the area of surveys. */
export function SurveyTabs({ current }: { current: keyof typeof tabs }) {
  return (
    <Tabs label="Surveys" tabs={Object.entries(tabs).map(([name, tab]) => ({ ...tab, current: name === current }))} />
  );
}
